// What may ship, row by row: read by build.mjs, which prints the table and fails where a floor is missed.

/**
 * Bytes after brotli. `sum` names files of dist with all they load at once, or a part loaded on need by its source's name.
 * A missed floor fails the build; the goal is printed beside it. A row without a floor is only told.
 */
export const BUDGETS = [
  { what: 'content script on a page', sum: ['chrome/content.js'], floor: 15_000 },
  {
    what: 'both halves, where rules are named',
    sum: ['chrome/content.js', 'chrome/annotate.js'],
    floor: 48_000,
  },
  { what: 'core term index, both editions', sum: ['packs/core.index'], stored: true, floor: 30_000 },
  {
    what: 'card frame: cards and calculator',
    sum: ['chrome/card.js', 'chrome/card.html', 'chrome/calculators'],
    floor: 60_000,
  },
  {
    what: 'the same once a single roll was shown',
    sum: ['chrome/card.js', 'chrome/card.html', 'chrome/calculators', 'chrome/roll-calculator.define'],
    floor: 60_000,
  },
  { what: 'embed before first hover', sum: ['embed/auspex.js'], floor: 18_000, goal: 12_000 },
  { what: 'the same with marks and pointer', sum: ['embed/auspex.js', 'embed/auspex-marks.js'], floor: 34_700 },
  {
    what: 'embed with cards and calculator',
    sum: ['embed/auspex.js', 'embed/auspex-marks.js', 'embed/auspex-cards.js', 'embed/calculators'],
    floor: 78_600,
  },
  {
    what: 'the same once a single roll was shown',
    sum: [
      'embed/auspex.js',
      'embed/auspex-marks.js',
      'embed/auspex-cards.js',
      'embed/calculators',
      'embed/roll-calculator.define',
    ],
    floor: 84_800,
  },
  {
    what: 'and a datasheet with its odds',
    sum: [
      'embed/auspex.js',
      'embed/auspex-marks.js',
      'embed/auspex-cards.js',
      'embed/calculators',
      'embed/roll-calculator.define',
      'embed/datasheet.define',
      'embed/quick-odds',
    ],
    floor: 89_500,
  },
  {
    what: 'a page with elements of its author',
    sum: ['embed/auspex.js', 'embed/auspex-elements.js', 'embed/auspex-marks.js', 'embed/calculators'],
    floor: 81_000,
  },
  { what: 'index with the names of all armies', sum: ['packs/facts.index'], stored: true },
  { what: 'facts of all armies, one file each', sum: ['packs/facts/'] },
];
