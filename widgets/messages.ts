/**
 * Every string of the interface, in English. The other languages are files beside this one, fetched when they are needed
 * and complete by their type.
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
  pointsFor: '{cost} pts · {n} models',
  pointsForOne: '{cost} pts · 1 model',
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
  // datasheet
  profile: 'Profile',
  ranged: 'Ranged weapons',
  melee: 'Melee weapons',
  range: 'Range',
  odds: 'Odds',
  quickKills: '{n} kills',
  quickWounds: '{n} wounds',
  quickNote: 'Odds: one weapon into {target}',
  oddsOf: 'Odds of {name}',
  invulnerable: 'Invulnerable save',
  abilities: 'Abilities',
  coreAbilities: 'Core',
  factionAbilities: 'Faction',
  composition: 'Unit',
  options: 'Options',
  pointsCosts: 'Points',
  keywords: 'Keywords',
  leads: 'Leads',
  ledBy: 'Led by',
  // chooser, editions, compare
  whichOne: 'Which {name}?',
  editions: 'Edition',
  compare: 'compare',
  same: 'Same words in both editions.',
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
  madeRoom: 'Three cards stay at most: “{name}” made room.',
  madeRoomPanel: '“{name}” is in the side panel now.',
  showHere: 'Show it here',
  openPanel: 'Open the side panel',
  openWindow: 'Open it in a window',
  notARule: 'not a rule here',
  thanks: 'Noted. It will stay unmarked here.',
  loading: 'Looking it up …',
  missing: 'Not in your packs',
  missingHow: 'No installed pack holds “{name}”. Check how it is written, or search under another name.',
  failed: 'The rule could not be read. Try again.',
  again: 'Try again',
  opened: '{name}, {kind}',
  // search
  search: 'Search rules',
  searchHint: 'Name, slang or value',
  results: '{n} rules found',
  noResults: 'No rule called “{name}”',
};

export type MessageName = keyof typeof english;
export type Messages = Readonly<Record<MessageName, string>>;

const others = {
  de: () => import('./messages-de.ts'),
  fr: () => import('./messages-fr.ts'),
  es: () => import('./messages-es.ts'),
};
type Other = keyof typeof others;

const ready = new Map<string, Messages>([['en', english]]);

/** The language that answers for a locale ("de-AT" → "de"); English where we have none. */
export function languageOf(locale = navigator.language): 'en' | Other {
  const language = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(others, language) ? (language as Other) : 'en';
}

/** All messages for a locale (or the browser's), as far as they are there: English until `loadMessages` is through. */
export function messagesFor(locale?: string): Messages {
  return ready.get(languageOf(locale)) ?? english;
}

/** Fetches the messages of a locale; true when `messagesFor` answers otherwise than before. Never rejects. */
export async function loadMessages(locale?: string): Promise<boolean> {
  const language = languageOf(locale);
  if (language === 'en' || ready.has(language)) return false;
  const loaded = await others[language]().catch(() => undefined);
  if (loaded) ready.set(language, loaded.messages);
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
