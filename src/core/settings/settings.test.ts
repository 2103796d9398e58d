import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forSite, ruleFor } from './for-site.ts';
import { patchSettings } from './patch.ts';
import { DEFAULTS, readSettings, siteName } from './settings.ts';

describe('reading', () => {
  test('nothing stored gives the defaults', () => {
    for (const nothing of [undefined, null, 7, 'on', [], {}]) expect(readSettings(nothing)).toEqual(DEFAULTS);
  });

  test('a broken field falls to its default and leaves the others', () => {
    const read = readSettings({
      on: 'yes',
      edition: '11e',
      underline: { style: 'solid', thickness: 900 },
      never: ['  charge ', 3, '', 'charge'],
      sites: { 'WWW.Example.com/path': { on: false, colour: 1 }, 'empty.org': {}, 'bad.org': 4 },
    });
    expect(read).toEqual({
      ...DEFAULTS,
      edition: '11e',
      underline: { style: 'solid', thickness: 1, accent: 'text' },
      never: ['charge'],
      sites: { 'www.example.com': { on: false } },
    });
  });

  test('never throws, and reads its own result unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const once = readSettings(stored);
        expect(readSettings(once)).toEqual(once);
      }),
    );
  });
});

describe('sites', () => {
  const settings = readSettings({
    sensitivity: 'normal',
    sites: { 'example.com': { on: false }, 'news.example.com': { on: true, edition: '10e' } },
  });

  test.each([
    ['https://example.com/', false],
    ['https://www.example.com:8080/a?b', false],
    ['https://news.example.com/', true],
    ['https://a.news.example.com/', true],
    ['https://notexample.com/', true],
    ['https://example.com.evil.org/', true],
    ['https://evil.org/?u=https://example.com/', true],
    ['https://evil.org/example.com', true],
    ['https://example.com@evil.org/', true],
    ['about:blank', true],
    ['', true],
  ])('%s is on: %s', (url, on) => expect(forSite(settings, url).on).toBe(on));

  test('what a site leaves open follows the rest', () => {
    expect(forSite(settings, 'https://news.example.com/')).toMatchObject({ edition: '10e', sensitivity: 'normal' });
    expect(ruleFor(settings, 'https://x.example.com')?.name).toBe('example.com');
  });

  test('names of objects in the language are no rules', () => {
    expect(forSite(settings, 'https://constructor/')).toMatchObject({ on: true });
    expect(siteName('*.Example.com.')).toBe('example.com');
  });
});

test('a patch changes what it names and nothing else', () => {
  const before = readSettings({ sites: { 'a.org': { on: false, edition: '10e' }, 'b.org': { on: false } } });
  const after = patchSettings(before, { underline: { thickness: 2 }, sites: { 'a.org': { on: true }, 'b.org': null } });
  expect(after).toEqual({
    ...before,
    underline: { ...before.underline, thickness: 2 },
    sites: { 'a.org': { on: true, edition: '10e' } },
  });
  expect(before.sites['b.org']).toEqual({ on: false });
});

test('off everywhere is off on every site, also on one that was switched on by itself', () => {
  const settings = readSettings({ on: false, sites: { 'a.org': { on: true, edition: '10e' } } });
  expect(forSite(settings, 'https://a.org/')).toMatchObject({ on: false, edition: '10e' });
});
