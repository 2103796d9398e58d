import { fill, languageOf } from '../../widgets/messages.ts';

/** What the popup and the side panel say, in English. `one|more`: forms for one and for several, for `counted`. */
const english = {
  title: 'Auspex: rules on this page',
  on: 'On',
  onSite: 'On this site',
  edition: 'Edition',
  asPage: 'As the page',
  tenth: '10th',
  eleventh: '11th',
  thisPage: 'this page: {edition}',
  foundHere: 'rule found here|rules found here',
  mentions: '{n} mention|{n} mentions',
  onPage: '{n} rule on this page|{n} rules on this page',
  madeRoom: 'Made room on the page',
  options: 'Options',
  beside: 'Beside the page',
  keys: 'Keys: {next} next rule, {previous} back, {open} opens the card.',
  'state-asking': 'Reading the page …',
  'state-marking': 'No rules found on this page. Select a word and choose “Look up”, or search below.',
  'state-off': 'Auspex is off here.',
  'state-embed': 'This site explains its rules itself, so Auspex stays out of the way.',
  'state-problem': 'The rules could not be loaded: the list of rule names is damaged. Install Auspex again.',
  'state-unreachable': 'Auspex cannot read this page. Reload it if it was open before Auspex was installed.',
  packUnreadable: 'The rule pack {pack} cannot be read ({why}). Install Auspex again.',
};

export type PageMessages = Readonly<Record<keyof typeof english, string>>;

type File<Words> = () => Promise<{ readonly messages: Words }>;
/** A table with English at hand and a file for each other language. */
export type InLanguages<Words> = { readonly en: Words } & Readonly<Record<'de' | 'fr' | 'es', File<Words>>>;

/**
 * A page's words in the browser's language; English where we have none, or where its file cannot be had. The document takes
 * its language and its title from them.
 */
export async function wordsOf<Words extends { readonly title: string }>(table: InLanguages<Words>): Promise<Words> {
  const language = languageOf();
  const loaded = language === 'en' ? undefined : await table[language]().catch(() => undefined);
  const words = loaded?.messages ?? table.en;
  document.documentElement.lang = loaded ? language : 'en';
  document.title = words.title;
  return words;
}

/** The messages of popup and side panel. */
export function pageMessages(): Promise<PageMessages> {
  return wordsOf<PageMessages>({
    en: english,
    de: () => import('./messages-de.ts'),
    fr: () => import('./messages-fr.ts'),
    es: () => import('./messages-es.ts'),
  });
}

/** The form that a number takes, filled with it. */
export function counted(forms: string, n: number): string {
  const [one = '', more = one] = forms.split('|');
  return fill(new Intl.PluralRules(languageOf()).select(n) === 'one' ? one : more, { n });
}
