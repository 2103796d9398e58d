import { tree } from './check-tree.ts';
import { isRuleId, parseRef } from './refs.ts';
import {
  anything,
  type Check,
  dictionaryOf,
  fault,
  fields,
  flag,
  listOf,
  matching,
  number,
  oneOf,
  text,
} from './shape.ts';

export const edition = oneOf('10e', '11e');
export const id = matching(isRuleId, 'is not an id');
const ref = matching((data) => parseRef(data) !== undefined, 'is not a reference');
const valueType = oneOf('number', 'dice', 'roll+', 'inches', 'keyword+roll');
const texts = listOf(text);

const STRATAGEMS = ['core-stratagem', 'detachment-stratagem', 'boarding-actions'];
const RULES = [
  'weapon-ability',
  'core-ability',
  'core-concept',
  'faction-rule',
  'detachment-rule',
  'enhancement',
  'datasheet-ability',
  'phase',
  'keyword',
  'notation',
];

export const kind = oneOf(...RULES, ...STRATAGEMS, 'datasheet');

const row: Check = (data) => {
  if (!Array.isArray(data) || data.length !== 3) return fault('is not [from, to, result]');
  return number(data[0]) ?? number(data[1]) ?? text(data[2]);
};

const condition = { if: dictionaryOf(anything), optional: flag, note: text };
const fieldEffect = fields(
  { on: oneOf('weapon', 'target') },
  { set: dictionaryOf(anything), add: dictionaryOf(number), words: listOf(text), ...condition },
);
const rollEffect = fields(
  { roll: oneOf('pool', 'test', 'table', 'charge', 'advance', 'hazardous', 'feel-no-pain') },
  {
    dice: text,
    modifier: number,
    rows: listOf(row),
    result: oneOf('mortalWounds', 'fail', 'destroyed', 'inches'),
    ...condition,
  },
);
const effect: Check = (data) =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'roll') ? rollEffect(data) : fieldEffect(data);

const REQUIRED = {
  id,
  name: text,
  edition,
  set: text,
  setName: text,
  source: fields({ doc: text, date: text }, { ref: text, url: text }),
  gist: text,
  body: tree,
};
const OPTIONAL = {
  value: fields({ type: valueType }, { optional: flag }),
  effect: listOf(effect),
  changed: listOf(fields({ date: text, was: tree })),
  aliases: texts,
  forms: texts,
  provisional: flag,
};

const rule = fields({ ...REQUIRED, kind: oneOf(...RULES) }, { ...OPTIONAL, of: ref, cost: number });

const stratagem = fields(
  {
    ...REQUIRED,
    kind: oneOf(...STRATAGEMS),
    cp: number,
    type: text,
    phase: listOf(oneOf('command', 'movement', 'shooting', 'charge', 'fight', 'any', 'other')),
    turn: oneOf('your', 'opponent', 'either'),
    parts: fields({ when: tree, target: tree, effect: tree }, { limits: tree }),
  },
  OPTIONAL,
);

const keywordUses = listOf(fields({ text }, { ref, value: text, keyword: text }));
const datasheet = fields(
  {
    ...REQUIRED,
    faction: text,
    profiles: listOf(
      fields({ name: text, M: text, T: text, Sv: text, W: text, Ld: text, OC: text }, { InSv: text, base: text }),
    ),
    weapons: listOf(
      fields({
        name: text,
        kind: oneOf('ranged', 'melee'),
        range: text,
        A: text,
        skill: text,
        S: text,
        AP: text,
        D: text,
        keywords: keywordUses,
      }),
    ),
    abilities: fields({ core: keywordUses, faction: keywordUses, own: listOf(ref) }),
    options: listOf(tree),
    composition: listOf(tree),
    points: listOf(fields({ models: number, cost: number, date: text }, { note: text })),
    keywords: texts,
    factionKeywords: texts,
    leads: texts,
    ledBy: texts,
  },
  { ...OPTIONAL, loadout: tree },
);

/** A record of any kind, as compiled. */
export const record: Check = (data) => {
  const found = typeof data === 'object' && data !== null && 'kind' in data ? String(data.kind) : '';
  if (found === 'datasheet') return datasheet(data);
  return STRATAGEMS.includes(found) ? stratagem(data) : rule(data);
};

/** An entry of a term list. */
export const termEntry: Check = fields(
  {
    id,
    name: text,
    kind,
    set: text,
    terms: listOf(fields({ text, tier: oneOf('distinct', 'shared', 'word') }, { needs: oneOf('value', 'capital') })),
  },
  { value: valueType },
);
