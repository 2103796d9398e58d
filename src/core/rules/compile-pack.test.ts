import { describe, expect, test } from 'vitest';
import type { AuthoredFront, AuthoredPack } from './authored.ts';
import { checkBodies, checkTerms } from './check-pack.ts';
import { compilePack, draftPack } from './compile-pack.ts';

function front(id: string, name: string, more: Partial<AuthoredFront> = {}): AuthoredFront {
  const source = { doc: 'Core Rules', date: '2026-05-20' };
  return { id, name, kind: 'core-concept', edition: '10e', set: 'core', source, gist: 'A rule.', terms: [], ...more };
}

function pack(records: readonly (readonly [AuthoredFront, string])[], more: Partial<AuthoredPack> = {}): AuthoredPack {
  return {
    id: 'test-10e',
    name: 'Test',
    edition: '10e',
    date: '2026-05-20',
    sets: { core: 'Core', raiders: 'Raiders' },
    guards: [],
    ...more,
    records: records.map(([one, body]) => ({ where: `test/${one.id}.md`, front: one, body })),
  };
}

function bodyOf(records: readonly (readonly [AuthoredFront, string])[], id: string): unknown {
  const result = compilePack(pack(records));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.bodies.records[id]?.body;
}

const criticalHit = front('critical-hit', 'Critical Hit', { terms: [{ text: 'critical hit', tier: 'distinct' }] });
const heavy = front('heavy', 'Heavy', { kind: 'weapon-ability', terms: [{ text: 'heavy', tier: 'word' }] });
const grenade = front('grenade', 'Grenade', { terms: [{ text: 'grenade', tier: 'word' }] });
const sustained = front('sustained-hits', 'Sustained Hits', {
  kind: 'weapon-ability',
  value: { type: 'dice' },
  terms: [
    { text: 'sustained hits {v}', tier: 'distinct' },
    { text: 'sustaned hits {v}', tier: 'distinct', typo: true },
  ],
});

describe('links', () => {
  test('an id becomes a full reference, and a link to the rule itself becomes words', () => {
    const body = bodyOf(
      [
        [criticalHit, 'See [it](rule:critical-hit) or [that](rule:10e:heavy).'],
        [heavy, 'Heavy.'],
      ],
      'critical-hit',
    );
    expect(body).toEqual([{ p: ['See it or ', { link: '10e:heavy', of: ['that'] }, '.'] }]);
  });

  test('names of other rules are found, longest first, with their value, once in a section, never in themselves', () => {
    const text =
      'Each critical hit with Sustained Hits D3 counts. Another critical hit does not.\n\n## More\n\nCritical hits again.';
    const lethal = front('lethal-hits', 'Lethal Hits');
    expect(
      bodyOf(
        [
          [lethal, text],
          [criticalHit, 'A Critical Hit.'],
          [sustained, 'x'],
          [front('hits', 'Hits'), 'y'],
        ],
        'lethal-hits',
      ),
    ).toEqual([
      {
        p: [
          'Each ',
          { link: '10e:critical-hit', of: ['critical hit'] },
          ' with ',
          { link: '10e:sustained-hits', of: ['Sustained Hits D3'] },
          ' counts. Another critical hit does not.',
        ],
      },
      { h: ['More'], level: 2 },
      { p: [{ link: '10e:critical-hit', of: ['Critical hits'] }, ' again.'] },
    ]);
    expect(bodyOf([[criticalHit, 'A Critical Hit.']], 'critical-hit')).toEqual([{ p: ['A Critical Hit.'] }]);
  });

  test('an ordinary word is a rule only with a capital inside a sentence, or in capitals', () => {
    const text = 'Heavy losses. A heavy blow. Some Heavy weapons.';
    expect(
      bodyOf(
        [
          [front('x', 'X rule'), text],
          [heavy, 'y'],
        ],
        'x',
      ),
    ).toEqual([{ p: ['Heavy losses. A heavy blow. Some ', { link: '10e:heavy', of: ['Heavy'] }, ' weapons.'] }]);
    expect(
      bodyOf(
        [
          [front('x', 'X rule'), '**[HEAVY]** it is.'],
          [heavy, 'y'],
        ],
        'x',
      ),
    ).toEqual([{ p: [{ b: ['[', { link: '10e:heavy', of: ['HEAVY'] }, ']'] }, ' it is.'] }]);
  });

  test('a stratagem named like a thing is meant only by its name in capitals', () => {
    const stratagem = { ...grenade, kind: 'core-stratagem' as const };
    const parts = '## When\n\nNow.\n\n## Target\n\nYou.\n\n## Effect\n\nBoom.';
    expect(
      bodyOf(
        [
          [front('x', 'X rule'), 'Throw a grenade.'],
          [stratagem, parts],
        ],
        'x',
      ),
    ).toEqual([{ p: ['Throw a grenade.'] }]);
  });

  test('an ability is meant by its name, not by its words', () => {
    const extra = front('extra-attacks', 'Extra Attacks', {
      kind: 'weapon-ability',
      terms: [{ text: 'extra attacks', tier: 'distinct' }],
    });
    expect(
      bodyOf(
        [
          [front('x', 'X rule'), 'Two extra attacks. The Extra Attacks ability.'],
          [extra, 'y'],
        ],
        'x',
      ),
    ).toEqual([{ p: ['Two extra attacks. The ', { link: '10e:extra-attacks', of: ['Extra Attacks'] }, ' ability.'] }]);
  });

  test('misspellings are never linked', () => {
    expect(
      bodyOf(
        [
          [front('x', 'X rule'), 'It has sustaned hits 1.'],
          [sustained, 'y'],
        ],
        'x',
      ),
    ).toEqual([{ p: ['It has sustaned hits 1.'] }]);
  });

  test('of two rules of one name the one of the same set is meant', () => {
    const core = front('command-re-roll', 'Command Re-roll');
    const raid = front('command-re-roll--raiders', 'Command Re-roll', { set: 'raiders' });
    const records = [
      [core, 'a'],
      [raid, 'b'],
      [front('x', 'X rule'), 'Command Re-roll'],
      [front('y', 'Y rule', { set: 'raiders' }), 'Command Re-roll'],
    ] as const;
    expect(bodyOf(records, 'x')).toEqual([{ p: [{ link: '10e:command-re-roll', of: ['Command Re-roll'] }] }]);
    expect(bodyOf(records, 'y')).toEqual([{ p: [{ link: '10e:command-re-roll--raiders', of: ['Command Re-roll'] }] }]);
  });

  test('an id that only another edition has leads there', () => {
    const old = pack([[criticalHit, 'A Critical Hit.']]);
    const now = pack([[{ ...front('x', 'X rule'), edition: '11e' }, '[it](rule:critical-hit)']], {
      id: 'test-11e',
      edition: '11e',
    });
    const result = compilePack(now, [old]);
    expect(result.ok && result.value.bodies.records.x?.body).toEqual([
      { p: [{ link: '10e:critical-hit', of: ['it'] }] },
    ]);
  });
});

describe('problems', () => {
  test.each([
    ['dead-link', [[front('x', 'X'), '[a](rule:nowhere)']]],
    ['unknown-set', [[front('x', 'X', { set: 'other' }), 'a']]],
    [
      'same-id',
      [
        [front('x', 'X'), 'a'],
        [front('x', 'Y'), 'b'],
      ],
    ],
    ['missing-part', [[front('x', 'X', { kind: 'core-stratagem' }), '## When\n\na\n\n## Target\n\nb']]],
    [
      'unknown-part',
      [
        [
          front('x', 'X', { kind: 'core-stratagem' }),
          '## When\n\na\n\n## Target\n\nb\n\n## Effect\n\nc\n\n## Notes\n\nd',
        ],
      ],
    ],
    ['dead-link', [[front('x', 'X', { kind: 'datasheet-ability', of: 'nobody' }), 'a']]],
  ] as const)('%s', (code, records) => {
    const result = compilePack(pack(records));
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
    expect(draftPack(pack(records)).compiled.bodies.records.x).toBeDefined();
  });
});

describe('records', () => {
  const havocs = front('havocs', 'Havocs', {
    kind: 'datasheet',
    faction: 'chaos-space-marines',
    profiles: [{ name: 'Havocs', M: '5"', T: 5, Sv: '3+', W: 2, Ld: '6+', OC: 1 }],
    weapons: [
      {
        name: 'Havoc launcher – frag',
        kind: 'ranged',
        range: '48"',
        A: 'D6',
        skill: '3+',
        S: 5,
        AP: -1,
        D: 1,
        keywords: ['sustained hits 1', 'odd'],
      },
      { name: 'Grenade', kind: 'ranged', range: '8"', A: 1, skill: '3+', S: 4, AP: 0, D: 1 },
    ],
    abilities: { core: ['Critical Hit'] },
    terms: [{ text: 'Havocs', tier: 'shared', forms: ['havoc squad', 'HAVOCS'] }],
  });
  const talons = front('talons', 'Talons', { kind: 'datasheet-ability', of: 'havocs' });
  const body = 'Heavy ones.\n\n## Options\n\n- One may swap.\n- Another too.\n\n## Composition\n\n- 5 Havocs';
  const result = compilePack(
    pack(
      [
        [havocs, body],
        [talons, 'a'],
        [sustained, 'b'],
        [criticalHit, 'c'],
        [grenade, 'd'],
      ],
      { guards: ['Heavy Bolter'] },
    ),
  );

  test('a datasheet gathers its abilities, and its keywords know their rules', () => {
    expect(result.ok && result.value.bodies.records.havocs).toMatchObject({
      kind: 'datasheet',
      profiles: [{ T: '5', OC: '1' }],
      weapons: [
        { AP: '-1', keywords: [{ text: 'Sustained Hits 1', ref: '10e:sustained-hits', value: '1' }, { text: 'Odd' }] },
        {},
      ],
      abilities: { core: [{ ref: '10e:critical-hit' }], faction: [], own: ['10e:talons'] },
      options: [[{ p: ['One may swap.'] }], [{ p: ['Another too.'] }]],
      composition: [[{ p: ['5 Havocs'] }]],
      body: [{ p: ['Heavy ones.'] }],
    });
  });

  test('terms are folded and listed once; weapons guard, without their mode, unless a rule has the name', () => {
    if (!result.ok) throw new Error('does not compile');
    const { terms } = result.value;
    expect(terms.entries.find(({ id }) => id === 'havocs')?.terms).toEqual([
      { text: 'havocs', tier: 'shared' },
      { text: 'havoc squad', tier: 'shared' },
    ]);
    expect(terms.guards).toEqual(['havoc launcher', 'heavy bolter']);
    expect(terms.entries.map(({ id }) => id)).not.toContain('talons');
  });

  test('other ways to write a rule are kept for search: no misspellings, nothing the name begins with', () => {
    const fnp = front('feel-no-pain', 'Feel No Pain', {
      value: { type: 'roll+' },
      terms: [
        {
          text: 'feel no pain {v}',
          tier: 'distinct',
          forms: ['fnp {v}', '{v} fnp', '{v}+++', 'feel no', 'feel no pains'],
        },
        { text: 'fele no pain', tier: 'distinct', typo: true },
      ],
    });
    expect(draftPack(pack([[fnp, 'a']])).compiled.bodies.records['feel-no-pain']?.forms).toEqual(['fnp', '+++']);
  });

  test('what is compiled passes the check that imported packs pass', () => {
    if (!result.ok) throw new Error('does not compile');
    const { bodies, terms } = JSON.parse(JSON.stringify(result.value));
    expect(checkBodies(bodies)).toEqual({ pack: bodies, problems: [] });
    expect(checkTerms(terms)).toEqual({ pack: terms, problems: [] });
  });

  test('the revision changes with the text and with nothing else', () => {
    const revision = (text: string): string => draftPack(pack([[criticalHit, text]])).compiled.bodies.revision;
    expect(revision('a')).toBe(revision('a'));
    expect(revision('a')).not.toBe(revision('b'));
  });

  test('bare numbers ship as dice, and a bare modifier to a roll as a list', () => {
    const one = front('x', 'X', {
      effect: [
        {
          roll: 'table',
          dice: 'D6',
          rows: [
            [2, 5, 1],
            [6, 6, 'D3'],
          ],
          result: 'mortalWounds',
        },
        { roll: 'pool', dice: 6, on: 4 },
        { on: 'weapon', set: { woundModifiers: 1, rerollHits: 'ones' } },
      ],
    });
    expect(draftPack(pack([[one, 'a']])).compiled.bodies.records.x?.effect).toEqual([
      {
        roll: 'table',
        dice: 'D6',
        rows: [
          [2, 5, '1'],
          [6, 6, 'D3'],
        ],
        result: 'mortalWounds',
      },
      { roll: 'pool', dice: '6', on: 4 },
      { on: 'weapon', set: { woundModifiers: [1], rerollHits: 'ones' } },
    ]);
  });
});
