// What each demo page shows and what can be turned on it. A knob sets an attribute; `prop` a property (its choices are JSON);
// `call` a method; `records` a property, with the records of a name. Edition, language, ground and width are on every page.
const text = (name, choices = [], hint = '') => ({ kind: 'text', name, choices, hint });
const choice = (name, choices, more = {}) => ({ kind: 'choice', name, choices, ...more });
const number = (name, min, max) => ({ kind: 'number', name, min, max });
const toggle = (name) => ({ kind: 'switch', name });

const RULES = [
  'sustained-hits',
  'deep-strike',
  'lethal-hits',
  'anti',
  'feel-no-pain',
  'benefit-of-cover',
  'no-such-rule',
];
const STRATAGEMS = ['rapid-ingress', 'fire-overwatch', 'command-re-roll', 'heroic-intervention', 'tank-shock'];
const ROLLS = ['charge', 'hazardous', 'battle-shock', 'feel-no-pain', 'desperate-escape', 'grenade', 'mortal-wounds'];

/** Chance of each number of successes on `dice` dice, each succeeding with `chance`. */
function binomial(dice, chance) {
  let pmf = [1];
  for (let die = 0; die < dice; die++)
    pmf = [...pmf, 0].map((here, at) => here * (1 - chance) + (pmf[at - 1] ?? 0) * chance);
  return pmf;
}
const TWO_DICE = Array.from({ length: 11 }, (_, at) => (6 - Math.abs(5 - at)) / 36);
const CHARTS = {
  '9 shots hitting on 3+': binomial(9, 4 / 6),
  '4 shots hitting on 4+': binomial(4, 0.5),
  '40 shots hitting on 5+': binomial(40, 2 / 6),
  'two dice, from 2': TWO_DICE,
};

/** @type {Record<string, { markup: string, knobs: object[], wide?: boolean }>} */
export const ELEMENTS = {
  'auspex-term': {
    markup:
      '<p class="prose">Keep <auspex-term rule="deep-strike"><abbr title="Arrives later in the battle.">Deep Strike</abbr></auspex-term> for the last turn.</p>',
    knobs: [text('rule', RULES), text('value', ['1', 'D3', '4+']), text('keyword', ['Vehicle'])],
  },
  'auspex-rule-card': {
    markup:
      '<auspex-rule-card rule="sustained-hits" value="1"><p>Sustained Hits 1: each Critical Hit scores an extra hit.</p></auspex-rule-card>',
    knobs: [
      text('rule', RULES),
      text('value', ['1', 'D3', '4+']),
      text('keyword', ['Vehicle', 'Infantry']),
      toggle('brief'),
      toggle('bare'),
    ],
  },
  'auspex-stratagem-card': {
    markup:
      '<auspex-stratagem-card rule="rapid-ingress"><p>Rapid Ingress: a unit arrives in the opponent’s turn.</p></auspex-stratagem-card>',
    knobs: [text('rule', STRATAGEMS), toggle('bare')],
  },
  'auspex-datasheet': {
    markup: '<auspex-datasheet rule="havocs"><p>Havocs. M 5", T 5, Sv 3+, W 2, Ld 6+, OC 1.</p></auspex-datasheet>',
    knobs: [text('rule', ['havocs', 'dark-apostle', 'bloodletters']), toggle('bare')],
    wide: true,
  },
  'auspex-chooser': {
    markup: '<auspex-chooser></auspex-chooser>',
    knobs: [choice('options', ['rapid-ingress', 'command-re-roll', 'fire-overwatch'], { records: true })],
  },
  'auspex-edition-compare': {
    markup:
      '<auspex-edition-compare rule="benefit-of-cover"><p>Benefit of Cover in two editions.</p></auspex-edition-compare>',
    knobs: [text('rule', ['benefit-of-cover', 'deep-strike', 'heavy', 'rapid-ingress', 'charge']), toggle('bare')],
    wide: true,
  },
  'auspex-attack-calculator': {
    markup:
      '<auspex-attack-calculator rule="sustained-hits" value="1" shooter="3 heavy bolters" target="5 marines"></auspex-attack-calculator>',
    knobs: [
      text('rule', ['sustained-hits', 'lethal-hits', 'devastating-wounds', 'anti', 'twin-linked']),
      text('value', ['1', 'D3', '4+']),
      text('keyword', ['Vehicle', 'Infantry']),
      text('shooter', ['3 heavy bolters', '3 lascannons', '10 bolters']),
      text('target', ['5 marines', '10 guardsmen', 'Havocs']),
      text('link', ['https://example.com/odds']),
    ],
  },
  'auspex-roll-calculator': {
    markup: '<auspex-roll-calculator rule="charge"></auspex-roll-calculator>',
    knobs: [text('rule', ROLLS), text('value', ['4+', '5+', 'D3'])],
  },
  'auspex-wound-table': {
    markup: '<auspex-wound-table strength="5" toughness="4"></auspex-wound-table>',
    knobs: [number('strength', 1, 40), number('toughness', 1, 20)],
  },
  'auspex-histogram': {
    markup: '<auspex-histogram unit="hits" asked="3"></auspex-histogram>',
    knobs: [
      choice('pmf', CHARTS, { prop: true }),
      choice('other', { none: null, ...CHARTS }, { prop: true }),
      number('asked', 0, 40),
      number('start', 0, 10),
      text('unit', ['hits', 'models destroyed', 'wounds lost']),
      text('note', ['no spill']),
      toggle('bare'),
    ],
  },
  'auspex-search': {
    markup: '<auspex-search query="hits"></auspex-search>',
    knobs: [text('query', ['hits', 'fnp', 'overwatch', 'xyzzy'])],
  },
  'auspex-popover': {
    markup: '<auspex-popover></auspex-popover>',
    knobs: [
      choice(
        'open',
        Object.fromEntries(
          [
            ['a rule with its odds', { refs: ['sustained-hits'], text: 'sus 1', params: { value: '1' } }],
            ['a stratagem of several sets', { refs: ['rapid-ingress'], text: 'Rapid Ingress' }],
            ['a datasheet', { refs: ['10e:havocs'], text: 'Havocs' }],
            ['a single roll', { refs: ['charge'], text: 'charge' }],
            ['a rule no pack has', { refs: ['no-such-rule'], text: 'No such rule' }],
          ].map(([name, ask]) => [name, { ...ask, context: {} }]),
        ),
        { call: true },
      ),
      toggle('pinned'),
    ],
  },
};
