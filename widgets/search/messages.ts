/** What the search says, in English. */
export const searchEnglish = {
  search: 'Search rules',
  searchHint: 'Name, slang or value',
  results: '{n} rules found',
  noResults: 'No rule called “{name}”',
};

export type SearchMessages = Readonly<Record<keyof typeof searchEnglish, string>>;
