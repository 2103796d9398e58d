import { expect, test, vi } from 'vitest';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import type { AskDetail } from '../events.ts';
import { axeFindings } from '../harness/axe.ts';
import { memorySource } from '../harness/memory-source.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import { anti, records, sustainedHits } from '../harness/records.ts';
import './rule-card.define.ts';

const card = () => document.createElement('auspex-rule-card');

test('shows name, kind, edition, gist, text, changes, source and date', async () => {
  const element = await mount(card(), { record: sustainedHits, locale: 'en' });
  const text = shownText(element);
  for (const part of [
    'Sustained Hits',
    'Weapon ability',
    '10th',
    'Each Critical Hit scores X extra hits.',
    'never critical themselves',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Core Rules, Weapon abilities');
  expect(text).toContain('May 20, 2026');
  expect(text.indexOf('Changed Jan 14, 2026')).toBeLessThan(text.indexOf('Changed June 2025'));
});

test('puts the value read on the page for the X, in the singular where it is one', async () => {
  const element = await mount(card(), { record: sustainedHits, value: '1' });
  expect(shownText(element)).toContain('Sustained Hits 1');
  expect(shownText(element)).toContain('Each Critical Hit scores 1 extra hit.');
  element.value = 'd3';
  await settle(element);
  expect(shownText(element)).toContain('scores D3 extra hits.');
});

test('the text has the value too, tinted; without one it says X', async () => {
  const element = await mount(card(), { record: sustainedHits, value: '2' });
  expect(shownText(element)).toContain('it scores 2 hits more than usual');
  expect(deep(element, '.text .found')?.textContent).toBe('2');
  element.value = undefined;
  await settle(element);
  expect(shownText(element)).toContain('it scores X hits more than usual');
  expect(shownText(element)).not.toMatch(/undefined|null/);
});

test('no part of the line under the name, nor of the source, begins with its dot', async () => {
  const record = { ...sustainedHits, set: 'pact', setName: 'Pactbound Zealots of the Very Long Name' };
  const element = await mount(card(), { record, locale: 'en' });
  element.style.width = '200px';
  await settle(element);
  const lines = [...element.renderRoot.querySelectorAll<HTMLElement>('.apart')];
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const { left } = line.getBoundingClientRect();
    const seen = left + Number.parseFloat(getComputedStyle(line).getPropertyValue('--_dot'));
    const [first, second] = [...line.children].map((part) => part.getBoundingClientRect());
    expect(second!.top).toBeGreaterThan(first!.top);
    expect(second!.left).toBeCloseTo(first!.left, 0);
    const dot = line.querySelector('i')!.getBoundingClientRect();
    expect(dot.right).toBeLessThanOrEqual(seen + 0.5);
  }
});

test('puts keyword and roll of an Anti in', async () => {
  const element = await mount(card(), { record: anti, value: '4', keyword: 'Vehicle' });
  expect(shownText(element)).toContain('Anti-Vehicle 4+');
  expect(shownText(element)).toContain('Against Vehicle, an unmodified Wound roll of 4+ is');
});

test('asks its source for `rule` and `edition`, and shows the latest question only', async () => {
  const slow = memorySource(records);
  const source = {
    ...slow,
    get: async (refs: readonly string[], edition: '10e' | '11e') => {
      if (refs[0] === 'critical-hit') await new Promise((done) => setTimeout(done, 30));
      return slow.get(refs, edition);
    },
  };
  const element = await mount(card(), { rule: 'critical-hit', edition: '10e', source });
  element.rule = 'sustained-hits';
  element.edition = '11e';
  await vi.waitFor(() => expect(element.record?.edition).toBe('11e'));
  await new Promise((done) => setTimeout(done, 60));
  expect(element.record?.id).toBe('sustained-hits');
});

test('keeps the children readable until a record is there', async () => {
  const element = card();
  element.textContent = 'Deep Strike: arrives more than 9" away.';
  await mount(element, { rule: 'nowhere', source: memorySource(records) });
  const slot = element.shadowRoot?.querySelector('slot');
  expect(slot?.assignedNodes()[0]?.textContent).toContain('arrives more than');
});

test('says so when no pack has the rule, above what the author wrote', async () => {
  const element = card();
  element.textContent = 'Something else.';
  await mount(element, { rule: 'nowhere', source: memorySource(records), locale: 'en' });
  await vi.waitFor(() => expect(shownText(element)).toContain('Not in your packs'));
  expect(shownText(element)).toContain('“nowhere”');
  expect(element.shadowRoot?.querySelector('slot')?.assignedNodes()[0]?.textContent).toBe('Something else.');
  expect(await axeFindings(element)).toEqual([]);
});

test('a source that fails leaves what the author wrote alone', async () => {
  const element = card();
  element.textContent = 'Something else.';
  const failing = { ...memorySource(records), get: () => Promise.reject(new Error('offline')) };
  await mount(element, { rule: 'nowhere', source: failing, locale: 'en' });
  await new Promise((done) => setTimeout(done, 30));
  expect(shownText(element)).not.toContain('Not in your packs');
});

test('a datasheet and a stratagem get the card of their kind', async () => {
  await import('../datasheet/datasheet.define.ts');
  await import('../stratagem-card/stratagem-card.define.ts');
  const element = await mount(card(), { record: records.find(({ kind }) => kind === 'datasheet') });
  expect(element.shadowRoot?.querySelector('auspex-datasheet')).not.toBeNull();
  element.record = records.find((record) => 'parts' in record);
  await settle(element);
  expect(element.shadowRoot?.querySelector('auspex-stratagem-card')).not.toBeNull();
});

test('a rule named in the text is a button that asks', async () => {
  const element = await mount(card(), { record: sustainedHits });
  const asked: AskDetail[] = [];
  document.body.addEventListener('auspex-ask', (event) => asked.push((event as CustomEvent<AskDetail>).detail), {
    once: true,
  });
  deep(element, '.ask')?.click();
  expect(asked[0]?.ref).toBe('10e:critical-hit');
  expect(asked[0]?.rect?.width).toBeGreaterThan(0);
});

test('a brief card shows the beginning of a long text, the rest by press or by tabbing into it', async () => {
  const long = {
    ...sustainedHits,
    body: [
      ...sustainedHits.body,
      ...Array.from({ length: 12 }, () => ({ p: ['Some more words about the same rule, and then others.'] })),
    ],
  };
  const element = await mount(card(), { record: long, brief: true, locale: 'en' });
  const text = deep(element, '.text')!;
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  deep(element, '.more')?.click();
  await settle(element);
  expect(text.scrollHeight).toBe(text.clientHeight);
  expect(deep(element, '.more')).toBeUndefined();
  element.record = { ...long };
  await settle(element);
  expect(deep(element, '.more')).toBeDefined();
  deep(element, '.ask')?.focus();
  await settle(element);
  expect(deep(element, '.more')).toBeUndefined();
  await mount(element, { record: sustainedHits });
  expect(deep(element, '.more')).toBeUndefined();
});

test('text of a pack never becomes markup, and only web addresses become links', async () => {
  const hostile: RuleRecord = {
    ...sustainedHits,
    name: '<img src=x onerror=alert(1)>',
    body: [{ p: ['<script>1</script>'] }],
    source: { doc: 'Doc', date: '2026', url: 'javascript:alert(1)' },
  };
  const element = await mount(card(), { record: hostile });
  expect(element.shadowRoot?.querySelector('img, script, a')).toBeNull();
  expect(shownText(element)).toContain('<script>1</script>');
});

test('keeps its look on a page that styles everything', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { font: 40px serif !important; color: red !important; text-transform: uppercase !important; letter-spacing: 1em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  const element = await mount(card(), { record: sustainedHits, theme: 'light' });
  const name = deep(element, 'h2')!;
  const style = getComputedStyle(name);
  document.adoptedStyleSheets.pop();
  expect(parseFloat(style.fontSize)).toBeCloseTo(17, 0);
  expect(style.color).toBe('rgb(22, 28, 38)');
  expect(style.textTransform).toBe('none');
});

test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
  const element = await mount(card(), { record: sustainedHits, value: 'D3', theme });
  expect(await axeFindings(element)).toEqual([]);
});

test('takes the theme of the page it stands on, and follows it', async () => {
  document.body.style.background = '#14171c';
  const element = card();
  element.record = sustainedHits;
  document.body.replaceChildren(element);
  expect(element.theme).toBe('dark');
  document.body.style.background = '';
  await vi.waitFor(() => expect(element.theme).toBe('light'));
  element.theme = 'dark';
  document.body.className = 'something';
  await new Promise((done) => setTimeout(done));
  expect(element.theme).toBe('dark');
  document.body.removeAttribute('class');
});
