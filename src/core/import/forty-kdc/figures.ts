import type { Amount } from './source-shape.ts';

/** A figure as players read it, or what is wrong with it. */
export type Figure = { readonly text: string } | { readonly wrong: string };

const wrong = (what: string): Figure => ({ wrong: what });
const whole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** A number of at least 1, or dice: Attacks, Damage. */
export function amount(name: string, value: Amount | undefined): Figure {
  if (whole(value, 1, 99)) return { text: String(value) };
  if (typeof value === 'string' && /^[1-9]?D[36](?:\+[1-9]\d?)?$/.test(value)) return { text: value };
  return wrong(`${name} ${JSON.stringify(value)}`);
}

export function strength(value: Amount | undefined): Figure {
  return whole(value, 1, 30) ? { text: String(value) } : wrong(`S ${JSON.stringify(value)}`);
}

/** 0 or less: "-1". */
export function armourPenetration(value: Amount | undefined): Figure {
  return whole(value, -6, 0) ? { text: String(value) } : wrong(`AP ${JSON.stringify(value)}`);
}

/** A roll from `from`+ to 6+ (7+ for a save that never helps). */
export function rollOf(name: string, value: unknown, from = 2, to = 6): Figure {
  return whole(value, from, to) ? { text: `${value}+` } : wrong(`${name} ${JSON.stringify(value)}+`);
}

/** BS or WS; `null` where the weapon hits by itself. */
export function skill(melee: boolean, stats: { readonly BS?: Amount; readonly WS?: Amount }, torrent: boolean): Figure {
  const value = melee ? stats.WS : stats.BS;
  if (value === null || value === undefined) return torrent ? { text: 'N/A' } : wrong(`${melee ? 'WS' : 'BS'} missing`);
  return torrent ? { text: 'N/A' } : rollOf(melee ? 'WS' : 'BS', value);
}

/** Inches; 0 is a dash, for what does not move. */
export function move(value: unknown): Figure {
  return whole(value, 0, 40) ? { text: value === 0 ? '-' : `${value}"` } : wrong(`M ${JSON.stringify(value)}`);
}

export function counted(name: string, value: unknown, from: number, to: number): Figure {
  return whole(value, from, to) ? { text: String(value) } : wrong(`${name} ${JSON.stringify(value)}`);
}

/** Figures by name, or the list of all that are impossible. */
export function figures<Name extends string>(
  all: Readonly<Record<Name, Figure>>,
): { readonly texts: Readonly<Record<Name, string>> } | { readonly wrong: string } {
  const entries = Object.entries<Figure>(all);
  const bad = entries.flatMap(([, figure]) => ('wrong' in figure ? [figure.wrong] : []));
  if (bad.length > 0) return { wrong: bad.join(', ') };
  const texts = entries.map(([name, figure]) => [name, 'text' in figure ? figure.text : '']);
  return { texts: Object.fromEntries(texts) as Record<Name, string> };
}
