/** Elements an author may write that show rules or odds; each is given its ports, nested ones get theirs from these. */
export const ROOTS = [
  'rule-card',
  'stratagem-card',
  'datasheet',
  'attack-calculator',
  'roll-calculator',
  'wound-table',
  'histogram',
  'search',
  'edition-compare',
  'chooser',
  'popover',
]
  .map((name) => `auspex-${name}`)
  .join();

/** Of these, the ones that are defined when a page has one. */
export const SELDOM = 'auspex-roll-calculator,auspex-wound-table,auspex-search,auspex-edition-compare,auspex-chooser';
