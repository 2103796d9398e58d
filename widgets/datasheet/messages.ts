/** What only datasheets say, and what is copied or compared of them, in English. */
export const sheetEnglish = {
  pointsFor: '{cost} pts · {n} models',
  pointsForOne: '{cost} pts · 1 model',
  profile: 'Profile',
  ranged: 'Ranged weapons',
  melee: 'Melee weapons',
  range: 'Range',
  odds: 'Odds',
  quickKills: '{n} kill|{n} kills',
  quickWounds: '{n} wound|{n} wounds',
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
};

export type SheetMessages = Readonly<Record<keyof typeof sheetEnglish, string>>;
