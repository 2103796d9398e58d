import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { manifestMessages } from './manifest-messages.ts';

/** What the stores take: Chrome's for the description, Firefox's for the name. */
const LONGEST = { name: 50, description: 132 };

const sources = ['manifest.json', 'build.mjs'].map((file) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
);
const asked = new Set(sources.flatMap((text) => [...text.matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name)));

test('the manifest asks for every message but those scripts ask for', () => {
  expect([...asked].sort()).toEqual(
    Object.keys(manifestMessages.en)
      .filter((name) => !['lookUp', 'rule', 'inWindow'].includes(name))
      .sort(),
  );
});

describe.each(Object.entries(manifestMessages))('%s', (language, messages) => {
  test('name and description are as short as the stores want them', () => {
    expect(messages.name.length).toBeLessThanOrEqual(LONGEST.name);
    expect(messages.description.length).toBeLessThanOrEqual(LONGEST.description);
  });

  test('the selection and the word are named once; no sign means something to the browser', () => {
    expect(messages.lookUp.split('%s')).toHaveLength(2);
    expect(messages.inWindow.split('%s')).toHaveLength(2);
    expect(Object.values(messages).join('')).not.toContain('$');
  });

  test('nothing is left in English', () => {
    if (language === 'en') return;
    for (const [name, text] of Object.entries(messages))
      expect(text).not.toBe(manifestMessages.en[name as keyof typeof messages]);
  });
});
