/** The pack that the installed package really makes. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilePacks } from '../../../rules-data/lint/compile.ts';
import { buildIndex, type TermIndex } from '../../core/match/term-index.ts';
import { checkBodies, checkTerms } from '../../core/rules/check-pack.ts';
import type { Datasheet, PackBodies, PackTerms } from '../../core/rules/record.ts';
import type { Block, Inline, Ref } from '../../core/text/tree.ts';
import { detectRecord } from '../detect-records.ts';
import { projectRoot } from './load-source.ts';
import { readFactsPack } from './read-pack.ts';
import { type FactsFiles, writeFacts } from './write-facts.ts';

let folder: string;
let facts: FactsFiles;
let own: PackBodies;
let index: TermIndex;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'auspex-facts-'));
  const { packs } = await compilePacks(path.join(projectRoot(), 'rules-data'), folder, { quiet: true, lenient: true });
  facts = await writeFacts(projectRoot(), folder);
  own = packs.map(({ bodies }) => bodies).find(({ edition }) => edition === '11e') as PackBodies;
  index = buildIndex([...packs.map(({ terms }): PackTerms => terms), facts.terms]);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function refsIn(nodes: readonly (Block | Inline)[]): Ref[] {
  return nodes.flatMap((node): Ref[] => {
    if (typeof node === 'string') return [];
    if ('link' in node) return [node.link, ...refsIn(node.of)];
    return Object.values(node).flatMap((value) => (Array.isArray(value) ? refsIn(value.flat() as Inline[]) : []));
  });
}

describe('the installed package', () => {
  test('makes a pack without faults, of every kind', () => {
    expect(checkBodies(facts.bodies).problems).toEqual([]);
    expect(checkTerms(facts.terms).problems).toEqual([]);
    const count = (kind: string) => Object.values(facts.bodies.records).filter((record) => record.kind === kind).length;
    expect(count('datasheet')).toBeGreaterThan(1000);
    expect(count('detachment-stratagem')).toBeGreaterThan(1300);
    expect(count('enhancement')).toBeGreaterThan(900);
    expect(count('detachment-rule')).toBeGreaterThan(250);
  });

  test('loses next to nothing to errors of the source', () => {
    expect(facts.problems.length).toBeLessThan(50);
  });

  test('every reference leads to a record', () => {
    const known = new Set([...Object.keys(own.records), ...Object.keys(facts.bodies.records)].map((id) => `11e:${id}`));
    const dead = Object.values(facts.bodies.records).flatMap((record) => {
      const refs =
        record.kind === 'datasheet'
          ? [
              ...record.leads,
              ...record.ledBy,
              ...[
                ...record.weapons,
                ...[record.abilities.core, record.abilities.faction].map((keywords) => ({ keywords })),
              ]
                .flatMap(({ keywords }) => keywords)
                .flatMap(({ ref }) => ref ?? []),
            ]
          : refsIn(record.body);
      return refs.filter((ref) => !known.has(ref)).map((ref) => `${record.id} → ${ref}`);
    });
    expect(dead).toEqual([]);
  });

  test('ids of our own records are not taken', () => {
    expect(Object.keys(facts.bodies.records).filter((id) => own.records[id])).toEqual([]);
  });

  test('nearly all keywords of weapons lead to our rules', () => {
    const sheets = Object.values(facts.bodies.records).filter(
      (record): record is Datasheet => record.kind === 'datasheet',
    );
    const uses = sheets.flatMap(({ weapons }) => weapons.flatMap(({ keywords }) => keywords));
    const linked = uses.filter(({ ref }) => ref !== undefined);
    expect(uses.length).toBeGreaterThan(5000);
    expect(linked.length / uses.length).toBeGreaterThan(0.97);
  });

  test('the parts are the pack', async () => {
    const parts = (await readdir(path.join(folder, 'facts'))).filter((name) => name.endsWith('.bodies.json'));
    expect(parts.length).toBeGreaterThan(20);
    expect(Object.keys(readFactsPack(path.join(folder, 'facts')).records).sort()).toEqual(
      Object.keys(facts.bodies.records).sort(),
    );
  });
});

describe('its names in texts', () => {
  const marks = (text: string, title = '') =>
    detectRecord(
      index,
      { id: 'x', text, title },
      { edition: 'auto', sensitivity: 'careful', never: [], always: [] },
    ).matches.map(({ start, end }) => text.slice(start, end));

  test('units and stratagems of any army on a page about the game', () => {
    const text =
      'My Warhammer 40k list: two Skorpekh Destroyers units and a Canoptek Doomstalker. The stratagem of the day for ' +
      'Custodes is still Slayers of Nightmares, and Trajann Valoris carried the game against Tyranid Warriors.';
    const found = marks(text);
    for (const name of ['Skorpekh Destroyers', 'Canoptek Doomstalker', 'Trajann Valoris'])
      expect(found).toContain(name);
  });

  test.each([
    'The Ancient Lord drank the Venom in Silence, and the castle was overrun by noon.',
    'No Escape. Storm of Fire sweeps the valley; a Captain and his Lieutenant lead the Intercession for the Fallen.',
    'Raiders win again: the Reavers and the Immortals meet in the final, Vindicators out with injuries.',
    'Predator and prey: how the Raptors of the North hunt Land Crabs, and why Night Lords of the forest stay silent.',
  ])('plain English stays dark: %s', (text) => {
    expect(marks(text)).toEqual([]);
  });
});
