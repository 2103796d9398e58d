/**
 * Targets and shooters that everybody knows by name, so that a calculator has something to shoot at before anything is typed.
 * Figures are those of the datasheets of the 10th edition (facts; unchanged in the 11th).
 */

/** A unit as a target: one profile, and the keywords that Anti asks for. */
export type TargetPreset = {
  readonly id: string;
  /** As said after "into": "5 Marines", "a main tank". */
  readonly name: string;
  readonly toughness: number;
  readonly save: number;
  readonly invuln?: number;
  /** The invulnerable save is against ranged attacks only. */
  readonly invulnRangedOnly?: true;
  readonly fnp?: number;
  readonly wounds: number;
  readonly models: number;
  readonly keywords: readonly string[];
  /** How players write it, folded to lower case. */
  readonly aliases?: readonly string[];
  /** A Character with the unit, for Precision. */
  readonly character?: { readonly save: number; readonly invuln?: number; readonly wounds: number };
};

/** A weapon, and how many of it. Characteristics as printed. */
export type ShooterPreset = {
  readonly id: string;
  /** For one and for several: `boltgun`, `boltguns`. */
  readonly name: string;
  readonly names: string;
  readonly kind: 'ranged' | 'melee';
  readonly count: number;
  readonly attacks: string;
  /** `null`: hits without a roll. */
  readonly skill: number | null;
  readonly strength: number;
  readonly ap: number;
  readonly damage: string;
  readonly abilities: Readonly<Record<string, string | number | boolean>>;
};

const marines = {
  toughness: 4,
  save: 3,
  wounds: 2,
  keywords: ['INFANTRY'],
} as const;

const OFFERED = [
  {
    id: 'guard',
    name: 'Guard',
    toughness: 3,
    save: 5,
    wounds: 1,
    models: 10,
    keywords: ['INFANTRY'],
    aliases: ['geq', 'guardsmen', 'guardsman', 'guard squad'],
  },
  {
    id: 'marines-5',
    name: 'Marines',
    ...marines,
    models: 5,
    aliases: ['meq', 'marine', 'space marines', 'intercessors'],
  },
  { id: 'marines-10', name: 'Marines', ...marines, models: 10 },
  {
    id: 'terminators',
    name: 'Terminators',
    toughness: 5,
    save: 2,
    invuln: 4,
    wounds: 3,
    models: 5,
    keywords: ['INFANTRY', 'TERMINATOR'],
    aliases: ['teq', 'terminator', 'termies'],
  },
  {
    id: 'rhino',
    name: 'Rhino',
    toughness: 9,
    save: 3,
    wounds: 10,
    models: 1,
    keywords: ['VEHICLE', 'TRANSPORT'],
    aliases: ['rhinos', 'light transport', 'transport'],
  },
  {
    id: 'tank',
    name: 'Main tank',
    toughness: 11,
    save: 2,
    wounds: 13,
    models: 1,
    keywords: ['VEHICLE'],
    aliases: ['tank', 'veq', 'vehicle', 'vehicles', 'main battle tank'],
  },
  {
    id: 'monster',
    name: 'Big monster',
    toughness: 10,
    save: 2,
    invuln: 4,
    wounds: 12,
    models: 1,
    keywords: ['MONSTER', 'WALKER'],
    aliases: ['monster', 'monsters', 'big walker'],
  },
  {
    id: 'knight',
    name: 'Big Knight',
    toughness: 11,
    save: 3,
    invuln: 5,
    invulnRangedOnly: true,
    wounds: 26,
    models: 1,
    keywords: ['VEHICLE', 'TITANIC', 'TOWERING', 'WALKER'],
    aliases: ['keq', 'knight', 'knights', 'titanic'],
  },
] as const satisfies readonly TargetPreset[];

/** Names of the presets that are no unit's own name: other languages have others. */
export type TargetName = (typeof OFFERED)[number]['name'] | typeof LED_MARINES.name;

/** Targets as they are offered, the smallest first. */
export const TARGETS: readonly TargetPreset[] = OFFERED;

/** For Precision, which needs a Character to aim at; not offered in the list. */
export const LED_MARINES = {
  id: 'led-marines',
  name: 'Marines with a Character',
  ...marines,
  models: 5,
  character: { save: 3, invuln: 4, wounds: 5 },
} as const satisfies TargetPreset;

type Row = readonly [
  name: string,
  count: number,
  attacks: string,
  skill: number | null,
  strength: number,
  ap: number,
  damage: string,
  abilities?: ShooterPreset['abilities'],
  kind?: ShooterPreset['kind'],
];

/** As printed for Space Marines (the lasgun for Guard). */
const ROWS = [
  ['boltgun', 10, '2', 3, 4, 0, '1'],
  ['heavy bolter', 1, '3', 3, 5, -1, '2', { sustainedHits: '1' }],
  ['lascannon', 1, '1', 3, 12, -3, 'D6+1'],
  ['meltagun', 1, '1', 3, 9, -4, 'D6', { melta: '2' }],
  ['flamer', 1, 'D6', null, 4, 0, '1', { torrent: true }],
  ['chainsword', 5, '4', 3, 4, -1, '1', {}, 'melee'],
  ['power fist', 5, '3', 3, 8, -2, '2', {}, 'melee'],
  ['plasma gun', 1, '1', 3, 7, -2, '1', { rapidFire: '1' }],
  ['autocannon', 1, '2', 3, 9, -1, '3'],
  ['frag missile', 1, 'D6', 3, 4, 0, '1', { blast: true }],
  ['krak missile', 1, '1', 3, 9, -2, 'D6'],
  ['lasgun', 10, '1', 4, 3, 0, '1', { rapidFire: '1' }],
] as const satisfies readonly Row[];

/** Names of the weapons that are offered, in English; other languages have others. */
export type ShooterName = (typeof ROWS)[number][0];

/** Weapons everybody knows. */
export const SHOOTERS: readonly ShooterPreset[] = ROWS.map(
  ([name, count, attacks, skill, strength, ap, damage, abilities = {}, kind = 'ranged']: Row): ShooterPreset => ({
    id: name.replace(' ', '-'),
    name,
    names: `${name}s`,
    kind,
    count,
    attacks,
    skill,
    strength,
    ap,
    damage,
    abilities,
  }),
);

const fold = (text: string) => text.toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim();

/** The target preset that a text names ("MEQ", "terminators", "10 marines"), with the number of models it says. */
export function findTarget(text: string): TargetPreset | undefined {
  const [, number, name = ''] = /^(?:(?:an?|the|some|(\d{1,3})) ?x? )?(.*)$/.exec(fold(text)) ?? [];
  const names = [name, name.replace(/s$/, ''), name.replace(/^(space|chaos) /, '')];
  const found = TARGETS.find((preset) =>
    names.some((one) => fold(preset.name) === one || preset.aliases?.includes(one)),
  );
  return found && number ? { ...found, id: `${found.id}*${number}`, models: Math.max(1, Number(number)) } : found;
}

/** The shooter preset that a text names, in singular or plural. */
export function findShooter(text: string): ShooterPreset | undefined {
  const name = fold(text)
    .replace(/^\d+ ?x? /, '')
    .replace(/^bolt ?gun|^bolter/, 'boltgun')
    .replace('melta gun', 'meltagun');
  return SHOOTERS.find((preset) => preset.name === name || preset.names === name);
}

/** A target preset by id. */
export function getTarget(id: string): TargetPreset | undefined {
  return TARGETS.find((preset) => preset.id === id);
}

/** A shooter preset by id; the boltgun where there is none. */
export function getShooter(id: string): ShooterPreset {
  return SHOOTERS.find((preset) => preset.id === id) ?? (SHOOTERS[0] as ShooterPreset);
}
