import { fill, languageOf } from '../../widgets/messages.ts';

/** What the popup and the side panel say, in English. `one|more`: forms for one and for several, for `counted`. */
const english = {
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
  'state-asking': 'Reading the page …',
  'state-marking': 'No rules found on this page. Select a word and choose “Look up”, or search below.',
  'state-off': 'Auspex is off here.',
  'state-embed': 'This site explains its rules itself, so Auspex stays out of the way.',
  'state-problem': 'The rules could not be loaded.',
  'state-unreachable': 'Auspex cannot read this page. Reload it if it was open before Auspex was installed.',
};

export type PageMessages = Readonly<Record<keyof typeof english, string>>;

const others = {
  de: () => import('./messages-de.ts'),
  fr: () => import('./messages-fr.ts'),
  es: () => import('./messages-es.ts'),
};

/** The messages in the browser's language; English where we have none, or where its file cannot be had. */
export async function pageMessages(): Promise<PageMessages> {
  const language = languageOf();
  document.documentElement.lang = language;
  if (language === 'en') return english;
  const loaded = await others[language]().catch(() => undefined);
  return loaded?.messages ?? english;
}

/** The form that a number takes, filled with it. */
export function counted(forms: string, n: number): string {
  const [one = '', more = one] = forms.split('|');
  return fill(new Intl.PluralRules(languageOf()).select(n) === 'one' ? one : more, { n });
}
