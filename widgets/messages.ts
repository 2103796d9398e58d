import type { CalculatorLanguage } from './attack-calculator/messages.ts';
import type { ChooserMessages } from './chooser/messages.ts';
import type { SheetMessages } from './datasheet/messages.ts';
import type { CompareMessages } from './edition-compare/messages.ts';
import type { RoomMessages } from './popover/messages-on-request.ts';
import type { SearchMessages } from './search/messages.ts';

/**
 * What every card says, in English; what only datasheets, the search or another part says comes with that part. The other languages are whole files,
 * fetched when they are needed and complete by their type.
 *
 * Names and texts of rules are never translated here: they are data. `{…}` is filled by `fill`.
 */
const english = {
  // card
  any: 'Any phase',
  wholeText: 'whole text',
  changed: 'Changed {date}',
  before: 'It said before:',
  provisional: 'provisional',
  provisionalWhy: 'Taken from a preview; may still change.',
  editionShort10: '10th',
  editionShort11: '11th',
  edition10: '10th edition',
  edition11: '11th edition',
  source: 'Source',
  // kinds
  'weapon-ability': 'Weapon ability',
  'core-ability': 'Core ability',
  'core-stratagem': 'Core stratagem',
  'core-concept': 'Core concept',
  'faction-rule': 'Army rule',
  'detachment-rule': 'Detachment rule',
  'detachment-stratagem': 'Stratagem',
  'boarding-actions': 'Boarding Actions',
  enhancement: 'Enhancement',
  datasheet: 'Datasheet',
  'datasheet-ability': 'Ability of {name}',
  phase: 'Phase',
  keyword: 'Keyword',
  notation: 'Notation',
  // stratagem
  phases: 'Used in',
  command: 'Command',
  movement: 'Movement',
  shooting: 'Shooting',
  charge: 'Charge',
  fight: 'Fight',
  other: 'Another time',
  your: 'your turn',
  opponent: 'opponent’s turn',
  either: 'either turn',
  when: 'When',
  target: 'Target',
  effect: 'Effect',
  limits: 'Limits',
  commandPoints: '{n} command points',
  commandPoint: '1 command point',
  // editions
  editions: 'Edition',
  compare: 'compare',
  // popover
  rule: 'Rule',
  back: 'Back to {name}',
  trail: 'Path',
  pin: 'Pin',
  unpin: 'Unpin',
  copy: 'Copy',
  copied: 'Copied',
  copyPlain: 'Plain text',
  copyMarkdown: 'Markdown (Reddit, Discord)',
  copyBbcode: 'BBCode (forums)',
  close: 'Close',
  move: 'Move the card',
  notARule: 'not a rule here',
  thanks: 'Noted. It will stay unmarked here.',
  loading: 'Looking it up …',
  missing: 'Not in your packs',
  missingHow: 'No installed pack holds “{name}”. Check how it is written, or search under another name.',
  failed: 'The rule could not be read. Try again.',
  again: 'Try again',
  opened: '{name}, {kind}',
};

export type MessageName = keyof typeof english;
export type Messages = Readonly<Record<MessageName, string>>;

/** Every string of the cards and what comes with them on request. */
export type CardLanguage = Messages & SheetMessages & RoomMessages & SearchMessages & ChooserMessages & CompareMessages;

/** A language: every string of the widgets. A new one is complete when it compiles. */
export type Language = { readonly cards: CardLanguage; readonly calculator: CalculatorLanguage };

const others = {
  de: () => import('./language-de.ts'),
  fr: () => import('./language-fr.ts'),
  es: () => import('./language-es.ts'),
};
type Other = keyof typeof others;

const ready = new Map<string, Language>();

/** The language that answers for a locale ("de-AT" → "de"); English where we have none. */
export function languageOf(locale = navigator.language): 'en' | Other {
  const language = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(others, language) ? (language as Other) : 'en';
}

/** The language of a locale (or the browser's); undefined for English, and until `loadMessages` is through. */
export function languageFor(locale?: string): Language | undefined {
  return ready.get(languageOf(locale));
}

/** The messages of cards for a locale, as far as they are there. */
export function messagesFor(locale?: string): Messages {
  return languageFor(locale)?.cards ?? english;
}

/** The same for a part that brings its own English. */
export function wordsOf<Name extends keyof CardLanguage>(
  part: Readonly<Record<Name, string>>,
  locale?: string,
): Readonly<Record<Name, string>> {
  return languageFor(locale)?.cards ?? part;
}

/** Fetches the language of a locale; true when `languageFor` answers otherwise than before. Never rejects. */
export async function loadMessages(locale?: string): Promise<boolean> {
  const language = languageOf(locale);
  if (language === 'en' || ready.has(language)) return false;
  const loaded = await others[language]().catch(() => undefined);
  if (loaded) ready.set(language, loaded.language);
  return loaded !== undefined;
}

/** A message with its `{…}` filled; a name without a value stays as it is. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** A date of the data ("2026-05-20", "2025-06" or "2025") as the locale writes it, in its own precision. */
export function dateText(date: string, locale?: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || Number.isNaN(year)) return date;
  const at = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  if (Number.isNaN(at.getTime())) return date;
  const shape: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric' };
  if (month) shape.month = day ? 'short' : 'long';
  if (day) shape.day = 'numeric';
  return new Intl.DateTimeFormat(locale, shape).format(at);
}
