/** What the comparison of two editions says, in English. */
export const compareEnglish = {
  same: 'Same words in both editions.',
};

export type CompareMessages = Readonly<Record<keyof typeof compareEnglish, string>>;
