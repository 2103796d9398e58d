import { describe, expect, test } from 'vitest';
import { checkBodies } from '../../rules/check-pack.ts';
import type { Datasheet, Rule, Stratagem } from '../../rules/record.ts';
import { compileFacts } from './compile-facts.ts';
import { samplePack, sampleSource, sampleUnit, sampleWeapon } from './sample-source.ts';
import type { FactsSource, WeaponProfileRow } from './source-shape.ts';

const compile = (more: Partial<FactsSource> = {}) => compileFacts(sampleSource(more), samplePack());
const sheet = (more: Partial<FactsSource> = {}, id = 'glimmer-squad') => compile(more).bodies.records[id] as Datasheet;

function withProfile(profile: Partial<WeaponProfileRow>) {
  const [first] = sampleWeapon().profiles;
  const weapon = sampleWeapon({ profiles: [{ ...first!, ...profile }] });
  const facts = compile({ weapons: [weapon], units: [sampleUnit({ weapon_ids: ['beam-rifle'] })] });
  return { rows: (facts.bodies.records['glimmer-squad'] as Datasheet).weapons, problems: facts.problems };
}

test('the pack is sound, and says where it comes from', () => {
  const { bodies, problems } = compile();
  expect(problems).toEqual([]);
  expect(checkBodies(bodies).problems).toEqual([]);
  expect(Object.keys(bodies.records)).toEqual(['bright-lens', 'glimmer-squad', 'night-shift', 'trim-the-wick']);
  expect(bodies.date).toBe('2026-06-20');
  expect(sheet().source).toEqual({
    doc: '40kdc-data',
    ref: '9.9.9, launch',
    date: '2026-06-20',
    url: 'https://40kdc.alpacasoft.dev',
  });
});

describe('units', () => {
  test('figures as players read them', () => {
    expect(sheet().profiles).toEqual([
      { name: 'Glimmer', M: '6"', T: '4', Sv: '3+', W: '2', Ld: '6+', OC: '2', base: '32 mm' },
    ]);
    expect(sheet().gist).toBe('Lamplighters · T4 · Sv 3+ · W2 · from 80 points');
  });

  test('points say for how many models and for which copies', () => {
    expect(sheet().points).toEqual([
      { models: 5, cost: 80, date: '2026-06-20', note: 'the first 2' },
      { models: 5, cost: 95, date: '2026-06-20', note: 'each from unit 3' },
      { models: 10, cost: 160, date: '2026-06-20', note: '6 to 10 models' },
    ]);
  });

  test('a weapon made for the unit stands for the general one, a mode is part of its name', () => {
    expect(sheet().weapons.map(({ name, kind, D }) => [name, kind, D])).toEqual([
      ['Beam rifle – low', 'ranged', '1'],
      ['Beam rifle – high', 'ranged', 'D6+1'],
      ['Fists', 'melee', '1'],
    ]);
  });

  test('what the source calls provisional is provisional, and says which part', () => {
    expect(sheet().provisional).toBe(true);
    expect(JSON.stringify(sheet().body)).toContain('provisional: weapons.');
    const firm = sheet({ weapons: [sampleWeapon()], units: [sampleUnit({ weapon_ids: ['beam-rifle'] })] });
    expect(firm.provisional).toBeUndefined();
  });

  test('core abilities are linked, of its own only the names are told', () => {
    expect(sheet().abilities.core).toEqual([{ text: 'Scouts 6"', ref: '11e:scouts', value: '6"' }]);
    expect(JSON.stringify(sheet().body)).toContain('Ability: Steady Light. The text is not included.');
  });

  test('make-up and first weapons', () => {
    expect(JSON.stringify(sheet().composition)).toBe('[[{"p":["1 Glimmer Sergeant"]}],[{"p":["4 to 9 Glimmer"]}]]');
    expect(JSON.stringify(sheet().loadout)).toContain('Glimmer Sergeant: Beam rifle and Fists.');
  });

  test('saves against one kind of attack say so', () => {
    const [profile] = sampleUnit().profiles;
    const unit = sampleUnit({ profiles: [{ ...profile!, invuln_sv_ranged: 5, invuln_sv: 9 }] });
    const { bodies, problems } = compile({ units: [unit] });
    expect((bodies.records['glimmer-squad'] as Datasheet).profiles[0]?.InSv).toBe('5+ (ranged)');
    expect(problems.map(({ code }) => code)).toEqual(['impossible-value']);
  });

  test.each([{ T: 0 }, { Sv: 1 }, { W: 0 }, { M: -6 }, { OC: 2.5 }])('impossible figures %o are left out', (wrong) => {
    const [profile] = sampleUnit().profiles;
    const { bodies, problems } = compile({ units: [sampleUnit({ profiles: [{ ...profile!, ...wrong }] })] });
    expect(bodies.records['glimmer-squad']).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.code).toBe('impossible-value');
  });

  test('the same unit in two factions gets two ids, an own record keeps its id', () => {
    const units = [sampleUnit(), sampleUnit({ faction_id: 'wick-order' }), sampleUnit({ id: 'fists', name: 'Fists' })];
    expect(Object.keys(compile({ units }).bodies.records)).toEqual([
      'bright-lens',
      'fists--lamplighters',
      'glimmer-squad--lamplighters',
      'glimmer-squad--wick-order',
      'night-shift',
      'trim-the-wick',
    ]);
  });

  test('a part of a faction uses its weapons', () => {
    const weapons = sheet({ units: [sampleUnit({ faction_id: 'wick-order' })] }).weapons;
    expect(weapons).toHaveLength(3);
  });

  test('leaders and their units know of each other; who is not there is reported', () => {
    const units = [sampleUnit(), sampleUnit({ id: 'lampmaster', name: 'Lampmaster', keywords: ['Character'] })];
    const leaderAttachments = [{ leader_id: 'lampmaster', eligible_bodyguard_ids: ['glimmer-squad', 'nobody'] }];
    const { bodies, problems } = compile({ units, leaderAttachments });
    expect((bodies.records.lampmaster as Datasheet).leads).toEqual(['11e:glimmer-squad']);
    expect((bodies.records['glimmer-squad'] as Datasheet).ledBy).toEqual(['11e:lampmaster']);
    expect(problems.map(({ code, what }) => [code, what])).toEqual([
      ['dangling', 'bodyguard "nobody" is no unit of the source.'],
    ]);
  });
});

describe('weapons', () => {
  test('keywords carry their value and lead to our own records; two targets become two', () => {
    expect(withProfile({}).rows[0]?.keywords).toEqual([
      { text: 'Sustained Hits D3', ref: '11e:sustained-hits', value: 'D3' },
      { text: 'Anti-Monster 4+', ref: '11e:anti', value: '4+', keyword: 'Monster' },
      { text: 'Anti-Vehicle 4+', ref: '11e:anti', value: '4+', keyword: 'Vehicle' },
    ]);
  });

  test('a scope is kept; an exception has no link, so that no calculator counts it wrongly', () => {
    const only = { keyword_id: 'lethal-hits', parameters: { required_target_keywords_any: ['VEHICLE'] } };
    const but = { keyword_id: 'lethal-hits', parameters: { excluded_target_keywords: ['Monster', 'Vehicle'] } };
    expect(withProfile({ keywords: [only, but] }).rows[0]?.keywords).toEqual([
      { text: 'Lethal Hits: Vehicle', ref: '11e:lethal-hits', keyword: 'Vehicle' },
      { text: 'Lethal Hits (not Monster, Vehicle)' },
    ]);
  });

  test('torrent needs no skill', () => {
    const { rows, problems } = withProfile({
      stats: { A: 'D6', BS: null, S: 4, AP: 0, D: 1 },
      keywords: [{ keyword_id: 'torrent' }],
    });
    expect(rows[0]?.skill).toBe('N/A');
    expect(problems).toEqual([]);
  });

  test.each([
    { A: 2, BS: 3, S: 0, AP: 0, D: 1 },
    { A: 2, BS: 3, S: 4, AP: 1, D: 1 },
    { A: 2, BS: 1, S: 4, AP: 0, D: 1 },
    { A: 2, BS: null, S: 4, AP: 0, D: 1 },
    { A: 'D4', BS: 3, S: 4, AP: 0, D: 1 },
    { A: 2, BS: 3, S: 4, AP: 0, D: 0 },
  ])('a row with %o is left out and reported', (stats) => {
    const { rows, problems } = withProfile({ stats });
    expect(rows).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['impossible-value']);
  });

  test.each([
    [{ keyword_id: 'invented' }, 'unknown-keyword'],
    [{ keyword_id: 'sustained-hits' }, 'impossible-value'],
    [{ keyword_id: 'anti', parameters: { threshold: 7, target_keyword: 'Monster' } }, 'impossible-value'],
  ])('keyword %o is left out of its row', (keyword, code) => {
    const { rows, problems } = withProfile({ keywords: [keyword] });
    expect(rows[0]?.keywords).toEqual([]);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('copies that differ are reported, the same copy twice is not', () => {
    const twice = compile({ weapons: [...sampleSource().weapons, sampleWeapon()] });
    expect(twice.problems).toEqual([]);
    const other = sampleWeapon({ name: 'Beam gun' });
    expect(compile({ weapons: [...sampleSource().weapons, other] }).problems[0]?.code).toBe('duplicate');
  });
});

describe('stratagems, detachments, enhancements', () => {
  test('the head of a stratagem, and where its text is', () => {
    const stratagem = compile().bodies.records['trim-the-wick'] as Stratagem;
    expect(stratagem).toMatchObject({
      name: 'Trim the Wick',
      kind: 'detachment-stratagem',
      setName: 'Night Shift',
      cp: 1,
      type: 'Battle Tactic',
      phase: ['shooting', 'fight'],
      turn: 'opponent',
      provisional: true,
    });
    expect(stratagem.parts.effect).toEqual([{ p: ['The text is not included. Your codex has it.'] }]);
    expect(stratagem.parts.limits).toEqual([{ p: ['Once per battle.'] }]);
  });

  test('core stratagems of our own stand for those of the source', () => {
    expect(compile().bodies.records['rapid-ingress']).toBeUndefined();
    expect(Object.keys(compile().bodies.records)).not.toContain('rapid-ingress--');
  });

  test('one without a detachment is left out and reported', () => {
    const [first] = sampleSource().stratagems;
    const { bodies, problems } = compile({ stratagems: [{ ...first!, detachment_id: 'day-shift' }] });
    expect(bodies.records['trim-the-wick']).toBeUndefined();
    expect(problems[0]?.code).toBe('dangling');
  });

  test('a detachment links what belongs to it', () => {
    const detachment = compile().bodies.records['night-shift'] as Rule;
    expect(detachment.gist).toBe('Detachment of Lamplighters · 2 detachment points');
    const text = JSON.stringify(detachment.body);
    expect(text).toContain('Rule: First Spark. The text is not included.');
    expect(text).toContain('{"link":"11e:trim-the-wick","of":["Trim the Wick"]}," (1 CP)"');
    expect(text).toContain('{"link":"11e:bright-lens","of":["Bright Lens"]}," (15 points)"');
  });

  test('a chapter brings no second record of its faction’s detachments', () => {
    const [first] = sampleSource().detachments;
    const { bodies } = compile({ detachments: [{ ...first!, faction_id: 'wick-order' }, first!] });
    expect(Object.keys(bodies.records).filter((id) => id.startsWith('night-shift'))).toEqual(['night-shift']);
    expect(bodies.records['night-shift']?.setName).toBe('Lamplighters');
  });

  test('an enhancement has its cost', () => {
    const enhancement = compile().bodies.records['bright-lens'] as Rule;
    expect(enhancement).toMatchObject({ name: 'Bright Lens', kind: 'enhancement', cost: 15, set: 'night-shift' });
    expect(enhancement.gist).toBe('15 points · Night Shift · for Lamplighters');
  });
});
