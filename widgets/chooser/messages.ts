/** What the chooser says, in English. */
export const chooserEnglish = {
  whichOne: 'Which {name}?',
};

export type ChooserMessages = Readonly<Record<keyof typeof chooserEnglish, string>>;
