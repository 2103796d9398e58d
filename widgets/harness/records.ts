import type { Datasheet, Rule, RuleRecord, Stratagem } from '../../src/core/rules/record.ts';

/** Small records in our own words, for tests and demo pages. */
const source = { doc: 'Core Rules', ref: 'Weapon abilities', date: '2026-05-20', url: 'https://example.com/rules' };
const core = { set: 'core', setName: 'Core', source } as const;

export const sustainedHits: Rule = {
  ...core,
  id: 'sustained-hits',
  name: 'Sustained Hits',
  kind: 'weapon-ability',
  edition: '10e',
  value: { type: 'dice', optional: true },
  gist: 'Each Critical Hit scores X extra hits.',
  effect: [{ on: 'weapon', set: { sustainedHits: '$v' } }],
  body: [
    {
      p: [
        'When an attack with this weapon rolls a ',
        { link: '10e:critical-hit', of: ['Critical Hit'] },
        ' (normally an unmodified 6), it scores ',
        { b: ['X hits'] },
        ' more than usual.',
      ],
    },
    {
      ul: [
        [{ p: ['Extra hits are plain hits: roll to wound for each.'] }],
        [{ p: ['They are never critical themselves.'] }],
      ],
    },
  ],
  changed: [
    { date: '2025-06', was: [{ p: ['Extra hits also counted as critical.'] }] },
    { date: '2026-01-14', was: [{ p: ['X could not be a dice roll.'] }] },
  ],
};

export const sustainedHits11: Rule = {
  ...sustainedHits,
  edition: '11e',
  provisional: true,
  source: { ...source, date: '2026-06-01' },
  body: [
    {
      p: [
        'When an attack with this weapon rolls a ',
        { link: '11e:critical-hit', of: ['Critical Hit'] },
        ', it scores X additional hits.',
      ],
    },
    { p: ['Extra hits are plain hits: roll to wound for each.'] },
  ],
  changed: [],
};

export const criticalHit: Rule = {
  ...core,
  id: 'critical-hit',
  name: 'Critical Hit',
  kind: 'core-concept',
  edition: '10e',
  gist: 'An unmodified hit roll of 6: always a hit.',
  body: [
    {
      p: [
        'Some rules count other results as critical. ',
        { link: '10e:sustained-hits', of: ['Sustained Hits'] },
        ' feeds on it.',
      ],
    },
  ],
};

export const anti: Rule = {
  ...core,
  id: 'anti',
  name: 'Anti',
  kind: 'weapon-ability',
  edition: '10e',
  value: { type: 'keyword+roll' },
  gist: 'Against the named keyword, an unmodified Wound roll of X+ is a Critical Wound.',
  body: [{ p: ['Modifiers do not count.'] }],
};

export const rapidIngress: Stratagem = {
  ...core,
  id: 'rapid-ingress',
  name: 'Rapid Ingress',
  kind: 'core-stratagem',
  edition: '10e',
  cp: 1,
  type: 'Strategic Ploy',
  phase: ['movement'],
  turn: 'opponent',
  gist: 'A unit in Reserves arrives in the opponent’s turn.',
  body: [],
  parts: {
    when: [{ p: ['At the end of your opponent’s Movement phase.'] }],
    target: [{ p: ['One of your units that is in ', { link: '10e:reserves', of: ['Reserves'] }, '.'] }],
    effect: [
      {
        p: [
          'It arrives now as if this were your own Reinforcements step; a unit whose every model has Deep Strike may use it.',
        ],
      },
    ],
    limits: [{ p: ['Not in a battle round in which the unit could not arrive anyway.'] }],
  },
};

export const rapidIngress11: Stratagem = {
  ...rapidIngress,
  edition: '11e',
  source: { ...source, date: '2026-06-01' },
  parts: {
    ...rapidIngress.parts,
    effect: [
      {
        p: [
          'It arrives now as if this were your own Reinforcements step, wholly within 9" of a table edge; a unit whose every model has Deep Strike may use it.',
        ],
      },
    ],
  },
};

export const conversionOfBoarders: Stratagem = {
  ...rapidIngress,
  id: 'rapid-ingress--boarding-actions',
  kind: 'boarding-actions',
  set: 'boarding-actions',
  setName: 'Boarding Actions',
  type: 'Boarding Actions',
  parts: { ...rapidIngress.parts, target: [{ p: ['One of your units behind a closed hatch.'] }] },
};

export const steadyAim: Rule = {
  ...core,
  id: 'gun-crew--steady-aim',
  name: 'Steady Aim',
  kind: 'datasheet-ability',
  edition: '10e',
  of: 'Gun Crew',
  set: 'example-legion',
  setName: 'Example Legion',
  gist: 'Re-roll wound rolls of 1 if it stood still.',
  body: [
    {
      p: [
        'In your Shooting phase, re-roll wound rolls of 1 for this unit if it stood still, and all of them against a unit on an objective.',
      ],
    },
  ],
};

const weapon = { kind: 'ranged', range: '48"', skill: '3+', keywords: [] } as const;

export const gunCrew: Datasheet = {
  ...core,
  id: 'gun-crew',
  name: 'Gun Crew',
  kind: 'datasheet',
  edition: '10e',
  set: 'example-legion',
  setName: 'Example Legion',
  faction: 'example-legion',
  source: { doc: 'Example index', date: '2026-05-20' },
  gist: '',
  body: [],
  profiles: [
    { name: 'Gunner', M: '5"', T: '5', Sv: '3+', W: '2', Ld: '6+', OC: '1' },
    { name: 'Crew champion', M: '5"', T: '5', Sv: '3+', InSv: '5+', W: '3', Ld: '6+', OC: '1' },
  ],
  weapons: [
    { ...weapon, name: 'Long autocannon', A: '2', S: '9', AP: '-1', D: '3' },
    {
      ...weapon,
      name: 'Long heavy bolter',
      range: '36"',
      A: '3',
      S: '5',
      AP: '-1',
      D: '2',
      keywords: [
        { text: 'Sustained Hits 1', ref: '10e:sustained-hits', value: '1' },
        { text: 'Heavy', ref: '10e:heavy' },
      ],
    },
    { ...weapon, name: 'Long lascannon', A: '1', S: '12', AP: '-3', D: 'D6+1', keywords: [{ text: 'Self-made' }] },
    {
      name: 'Close combat weapon',
      kind: 'melee',
      range: 'Melee',
      A: '2',
      skill: '3+',
      S: '4',
      AP: '0',
      D: '1',
      keywords: [],
    },
  ],
  abilities: {
    core: [{ text: 'Deadly Demise D3', ref: '10e:deadly-demise', value: 'D3' }],
    faction: [{ text: 'Oath of Examples', ref: '10e:oath-of-examples' }],
    own: ['10e:gun-crew--steady-aim'],
  },
  options: [[{ p: ['Each gunner may swap the long autocannon for a long lascannon.'] }]],
  composition: [[{ p: ['1 Crew champion'] }], [{ p: ['4 Gunners'] }]],
  loadout: [{ p: ['Every gunner has a long autocannon and a close combat weapon.'] }],
  points: [
    { models: 5, cost: 125, date: '2026-06-04' },
    { models: 10, cost: 240, date: '2026-06-04', note: 'with a second champion' },
  ],
  keywords: ['Infantry', 'Chaos'],
  factionKeywords: ['Example Legion'],
  leads: [],
  ledBy: ['10e:example-captain'],
};

export const records: readonly RuleRecord[] = [
  sustainedHits,
  sustainedHits11,
  criticalHit,
  anti,
  rapidIngress,
  rapidIngress11,
  conversionOfBoarders,
  steadyAim,
  gunCrew,
];
