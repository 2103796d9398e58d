import { type InLanguages, wordsOf } from '../messages.ts';

/** What the options page and its “Why is this marked?” say, in English. Names of rules and of signs are data. */
const english = {
  title: 'Auspex: options',
  saved: 'Saved',
  edition: 'Edition',
  'edition-auto': 'As the page',
  'edition-auto-why': 'guessed from the address and the words; the newest edition without a sign',
  'edition-10e': '10th edition',
  'edition-11e': '11th edition',
  sensitivity: 'What is marked',
  careful: 'Careful',
  'careful-why': 'only where the page is plainly about the game',
  normal: 'Normal',
  'normal-why': 'also where one good sign is there',
  everything: 'Everything',
  'everything-why': 'each word that could be a rule, on every page',
  mentions: 'How often',
  'mentions-every': 'Every mention',
  'mentions-first': 'The first in each post',
  style: 'Underline',
  dotted: 'dotted',
  dashed: 'dashed',
  solid: 'solid',
  wavy: 'wavy',
  none: 'none',
  accent: 'Colour of the underline',
  text: 'as the text',
  teal: 'teal',
  violet: 'violet',
  amber: 'amber',
  red: 'red',
  // around the names of two rules
  sampleBefore: 'A post about ',
  sampleBetween: ' and ',
  never: 'Never marked',
  neverHint: 'Words and names that are no rules to you. “Not a rule here” on a card adds to this list.',
  always: 'Always marked',
  alwaysHint: 'Words that are marked wherever they stand.',
  noWords: 'None yet.',
  add: 'Add',
  wordToAdd: 'Word to add: {list}',
  remove: 'Remove {word}',
  sites: 'Sites',
  noSites: 'No site has choices of its own. The toolbar popup makes them.',
  siteOn: 'on',
  siteOff: 'off',
  forget: 'Forget {site}',
  takeAlong: 'Take along',
  takeAlongHint: 'All choices and word lists as one file. Nothing ever leaves this machine by itself.',
  save: 'Save to a file',
  read: 'Read from a file',
  wasRead: 'Read from {file}',
  notRead: '{file} could not be read: {why}. Nothing was changed.',
  noOptions: 'it holds no options',
  unofficial:
    'Unofficial. Not affiliated with Games Workshop; names belong to their owners. Rule texts are our own words.',
  // before and after the link the licence asks for, which stays as it is
  factsBefore: 'Facts of the armies:',
  factsAfter: 'by Alpaca Software and the 40kdc community contributors (CC BY 4.0).',
  // why is this marked
  why: 'Why is this marked?',
  whyHint: 'Paste a post with its title: each possible mention is listed with the evidence for and against it.',
  pageTitle: 'Title of the page',
  address: 'Address',
  pageText: 'Text',
  explain: 'Explain',
  nothingFound: 'Nothing in this text could be a rule.',
  damaged: 'The list of rule names is damaged. Install Auspex again.',
  columnText: 'text',
  columnRule: 'rule',
  columnVerdict: 'verdict',
  columnEvidence: 'evidence',
  distinct: 'distinct',
  shared: 'shared',
  word: 'word',
  marked: 'marked',
  held: 'held back',
  noEvidence: 'none',
};

export type OptionsMessages = Readonly<Record<keyof typeof english, string>>;

const languages: InLanguages<OptionsMessages> = {
  en: english,
  de: () => import('./messages-de.ts'),
  fr: () => import('./messages-fr.ts'),
  es: () => import('./messages-es.ts'),
};

/** The messages in the browser's language, as `pageMessages`. */
export function optionsMessages(): Promise<OptionsMessages> {
  return wordsOf(languages);
}
