import type { PageMessages } from './messages.ts';

/** German. */
export const messages: PageMessages = {
  title: 'Auspex: Regeln auf dieser Seite',
  on: 'An',
  onSite: 'Auf dieser Seite an',
  edition: 'Edition',
  asPage: 'Wie die Seite',
  tenth: '10.',
  eleventh: '11.',
  thisPage: 'diese Seite: {edition}',
  foundHere: 'Regel hier gefunden|Regeln hier gefunden',
  mentions: '{n} Nennung|{n} Nennungen',
  onPage: '{n} Regel auf dieser Seite|{n} Regeln auf dieser Seite',
  madeRoom: 'Hat auf der Seite Platz gemacht',
  options: 'Einstellungen',
  beside: 'Neben der Seite',
  keys: 'Tasten: {next} nächste Regel, {previous} zurück, {open} öffnet die Karte.',
  'state-asking': 'Die Seite wird gelesen …',
  'state-marking':
    'Auf dieser Seite wurde keine Regel gefunden. Markiere ein Wort und wähle „Nachschlagen“, oder suche unten.',
  'state-off': 'Auspex ist hier aus.',
  'state-embed': 'Diese Seite erklärt ihre Regeln selbst, darum hält Auspex sich heraus.',
  'state-problem':
    'Die Regeln konnten nicht geladen werden: Die Liste der Regelnamen ist beschädigt. Installiere Auspex neu.',
  'state-unreachable':
    'Auspex kann diese Seite nicht lesen. Lade sie neu, falls sie schon offen war, bevor Auspex installiert wurde.',
  packUnreadable: 'Das Regelpaket {pack} kann nicht gelesen werden ({why}). Installiere Auspex neu.',
};
