/** The named parts of a scenario, and which of its fields lie where. A field in none of them changes no dice. */
export type Part = 'weapon' | 'ability' | 'target' | 'group' | 'context';

/** Fields that may be there or not. The numbers every scenario has are in `fields.ts`. */
export const OPTIONAL_FIELDS: Readonly<Record<Part, readonly string[]>> = {
  weapon: [
    'hitModifiers',
    'woundModifiers',
    'skillModifier',
    'attacksModifier',
    'strengthModifier',
    'apModifier',
    'damageModifier',
    'rerollHits',
    'rerollWounds',
    'rerollDamageUpTo',
    'criticalHitOn',
    'criticalHitNeedsSuccess',
    'criticalWoundOn',
    'criticalWoundNeedsSuccess',
    'ignoreHitPenalties',
    'mortalsOnCriticalWound',
  ],
  ability: [
    'antiCriticalWoundOn',
    'blast',
    'cleave',
    'devastatingWounds',
    'heavy',
    'ignoresCover',
    'indirect',
    'lance',
    'lethalHits',
    'melta',
    'precision',
    'psychic',
    'rapidFire',
    'sustainedHits',
    'torrent',
    'twinLinked',
  ],
  target: [
    'cover',
    'stealth',
    'saveModifiers',
    'rerollSaves',
    'halveDamage',
    'damageReduction',
    'replaceDamage',
    'minusOneToBeWoundedIfStrengthHigher',
  ],
  group: ['fnp', 'fnpMortal', 'woundsAlreadyLost', 'invuln'],
  context: ['charged', 'halfRange', 'overwatch', 'remainedStationary', 'movedInches', 'spotted'],
};

const NUMBERS: Readonly<Partial<Record<Part, readonly string[]>>> = {
  weapon: ['count', 'attacks', 'skill', 'strength', 'ap', 'damage'],
  group: ['models', 'toughness', 'save', 'wounds'],
};

const PARTS = Object.keys(OPTIONAL_FIELDS) as Part[];

/** The part a field belongs to, by its name alone; undefined when it is no field of a combat scenario. */
export function partOf(key: string): Part | undefined {
  return PARTS.find((part) => OPTIONAL_FIELDS[part].includes(key) || NUMBERS[part]?.includes(key));
}
