import { afterEach, expect, test } from 'vitest';
import { luminance, pageTheme } from './page-theme.ts';

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});

function inside(background: string): Element {
  const outer = document.createElement('div');
  outer.style.background = background;
  const inner = document.createElement('p');
  outer.append(inner);
  document.body.append(outer);
  return inner;
}

test('the nearest opaque background decides', () => {
  document.body.style.background = '#fff';
  expect(pageTheme(inside('#222'))).toBe('dark');
  expect(pageTheme(inside('rgb(0 0 0 / 0.1)'))).toBe('light');
  expect(pageTheme(inside('none'))).toBe('light');
});

test('backgrounds are found through shadow roots', () => {
  const host = document.createElement('div');
  host.style.background = '#101418';
  const inner = document.createElement('p');
  host.attachShadow({ mode: 'open' }).append(inner);
  document.body.append(host);
  expect(pageTheme(inner)).toBe('dark');
});

test('a page without any background is light unless it says otherwise', () => {
  expect(pageTheme(inside('none'))).toBe('light');
  document.documentElement.style.colorScheme = 'dark';
  expect(pageTheme(inside('none'))).toBe('dark');
  document.documentElement.style.colorScheme = '';
});

test('luminance reads what browsers compute', () => {
  expect(luminance('rgb(255, 255, 255)')).toBeCloseTo(1);
  expect(luminance('rgba(0, 0, 0, 0)')).toBeUndefined();
  expect(luminance('color(srgb 0 0 0)')).toBe(0);
  expect(luminance('oklch(0.2 0.1 20)')).toBeUndefined();
});
