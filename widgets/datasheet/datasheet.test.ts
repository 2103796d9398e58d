import { expect, test, vi } from 'vitest';
import type { AskDetail, OddsDetail } from '../events.ts';
import { axeFindings } from '../harness/axe.ts';
import { memorySource } from '../harness/memory-source.ts';
import { mount, settle, shownText } from '../harness/mount.ts';
import { gunCrew, records } from '../harness/records.ts';
import type { Datasheet } from './datasheet.ts';
import './datasheet.define.ts';

async function sheet(more: Partial<Datasheet> = {}): Promise<Datasheet> {
  const element = await mount(document.createElement('auspex-datasheet'), {
    record: gunCrew,
    source: memorySource(records),
    locale: 'en',
    ...more,
  });
  await settle(element);
  return element;
}

const cells = (row: Element) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());
const all = (element: Datasheet, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];

test('shows each profile under its name, with the invulnerable save by the save', async () => {
  const rows = all(await sheet(), '.stats tbody tr').map(cells);
  expect(rows[0]).toEqual(['Gunner', '5″', '5', '3+', '2', '6+', '1']);
  expect(rows[1]?.[3]).toBe('3+Invulnerable save 5+');
});

test('a sheet of one profile needs no name column', async () => {
  const [gunner] = gunCrew.profiles;
  const element = await sheet({ record: { ...gunCrew, profiles: [{ ...gunner!, name: 'Gun Crew' }] } });
  expect(all(element, '.stats th[scope=row]')).toHaveLength(0);
});

test('weapons stand in two tables whose columns are in line', async () => {
  const element = await sheet();
  const [ranged, melee] = all(element, '.weapons');
  const left = (table: HTMLElement) =>
    [...table.querySelectorAll('tbody tr:first-child td')].map((cell) => Math.round(cell.getBoundingClientRect().left));
  expect(left(ranged!)).toEqual(left(melee!));
  expect(cells(ranged!.querySelectorAll('tbody tr')[2]!).slice(0, 7)).toEqual([
    'Long lascannonSelf-made',
    '48″',
    '1',
    '3+',
    '12',
    '−3',
    'D6+1',
  ]);
});

test('a keyword with a rule asks, one without is text', async () => {
  const element = await sheet();
  const asked: AskDetail[] = [];
  element.addEventListener('auspex-ask', (event) => asked.push(event.detail));
  const keywords = all(element, '.weapons .ask');
  expect(keywords.map((word) => word.textContent)).toEqual(['Sustained Hits 1', 'Heavy']);
  keywords[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(asked[0]?.ref).toBe('10e:sustained-hits');
});

test('odds: quick words where they are given, a request with the weapon', async () => {
  const element = await sheet({
    quickOdds: (weapon) => (weapon.name === 'Long heavy bolter' ? '0.83 kills' : undefined),
  });
  const odds: OddsDetail[] = [];
  element.addEventListener('auspex-odds', (event) => odds.push(event.detail));
  const buttons = all(element, '.go button');
  expect(buttons[1]?.textContent).toBe('0.83 kills');
  expect(buttons[0]?.querySelector('svg')).not.toBeNull();
  buttons[2]?.click();
  expect(odds[0]?.weapon.name).toBe('Long lascannon');
  expect(odds[0]?.record.id).toBe('gun-crew');
});

test('abilities of its own come from the source, folded under their gist', async () => {
  const element = await sheet();
  await vi.waitFor(() => expect(shownText(element)).toContain('Steady Aim Re-roll wound rolls of 1'));
  expect(shownText(element)).toContain('all of them against a unit on an objective');
  expect(all(element, '.abilities details')[0]?.hasAttribute('open')).toBe(false);
});

test('points carry their dates, leaders their names', async () => {
  const text = shownText(await sheet());
  expect(text).toContain('240 pts · 10 models (with a second champion), Jun 4, 2026');
  expect(text).toContain('Led byExample Captain');
});

test('leaders that a pack has are questions, others names', async () => {
  const element = await sheet({ record: { ...gunCrew, leads: ['10e:gun-crew'] } });
  await vi.waitFor(() => expect(all(element, '.belonging .ask').map((unit) => unit.textContent)).toEqual(['Gun Crew']));
});

test('twenty weapons with long names fit, in narrow columns as well', async () => {
  const [first] = gunCrew.weapons;
  const weapons = Array.from({ length: 20 }, (_, at) => ({
    ...first!,
    name: `Weapon number ${at + 1} of an unusually long list of weapons`,
  }));
  const element = await sheet({ record: { ...gunCrew, weapons }, quickOdds: () => '12.3 wounds' });
  for (const width of ['560px', '320px']) {
    element.style.width = width;
    await settle(element);
    expect(all(element, '.weapons tbody tr')).toHaveLength(20);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    for (const wide of all(element, '.wide')) expect(wide.scrollWidth).toBeLessThanOrEqual(wide.clientWidth);
  }
});

test('fits a narrow column without scrolling sideways', async () => {
  const element = await sheet();
  element.style.width = '300px';
  await settle(element);
  for (const wide of all(element, '.wide, .stats')) expect(wide.scrollWidth).toBeLessThanOrEqual(wide.clientWidth);
  expect(element.scrollWidth).toBeLessThanOrEqual(300);
});

test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
  const element = await sheet({ theme, quickOdds: () => '0.5 kills' });
  for (const details of all(element, 'details')) details.setAttribute('open', '');
  expect(await axeFindings(element)).toEqual([]);
});
