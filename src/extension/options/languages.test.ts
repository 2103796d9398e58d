/** The options page and its “Why is this marked?” in each language: complete, and nothing left in English. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deep, settle } from '../../../widgets/harness/mount.ts';
import { onlyIn, wordsLeft, wordsOf } from '../../../widgets/harness/words-left.ts';
import { pageMessages } from '../messages.ts';
import type { Explained } from './explain-text.ts';
import { ExplainView } from './explain-view.ts';
import { type OptionsMessages, optionsMessages } from './messages.ts';
import { OptionsView } from './options-view.ts';

const { stored } = vi.hoisted(() => ({ stored: {} as Record<string, unknown> }));
// The real one refuses to be loaded outside an extension.
vi.mock('../../browser/api.ts', () => ({
  browser: {
    storage: {
      local: {
        get: async (key: string) => ({ [key]: stored[key] }),
        set: async (items: object) => void Object.assign(stored, items),
      },
      onChanged: { addListener: () => undefined },
    },
  },
}));

const LOCALES = ['de', 'fr', 'es'] as const;
const speak = (locale: string): void => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
};
const wordsIn = async (locale: string): Promise<OptionsMessages> => {
  speak(locale);
  return optionsMessages();
};

const found: readonly Explained[] = [
  {
    text: 'Lance',
    rule: 'Lance',
    mark: true,
    score: 6,
    tier: 'distinct',
    reasons: [{ sign: 'proper', weight: 1.25 }],
  },
  { text: 'Blast', rule: 'Blast', mark: false, score: -2.25, tier: 'shared', reasons: [] },
  { text: 'Heavy', rule: 'Heavy', mark: false, score: -1, tier: 'word', reasons: [] },
];

/** What the page says, but for the post it brings along: rules are named in English. */
const ownWordsOf = (view: OptionsView) => wordsOf(view).filter((text) => !text.startsWith('Three heavy bolters'));

async function page(): Promise<OptionsView> {
  const view = new OptionsView();
  document.body.replaceChildren(view);
  await vi.waitFor(() => expect(deep(view, 'form.explain')).toBeDefined());
  await settle(view);
  return view;
}

async function explained(view: OptionsView, rows: readonly Explained[]): Promise<void> {
  const explain = deep(view, 'auspex-explain') as ExplainView;
  explain.found = rows;
  explain.damaged = rows.length === 0;
  await settle(view);
}

async function readFile(view: OptionsView, text: string): Promise<void> {
  const input = deep<HTMLInputElement>(view, 'input[type=file]')!;
  const given = new DataTransfer();
  given.items.add(new File([text], 'x.json'));
  input.files = given.files;
  view.said = '';
  input.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(view.said).toContain('x.json'));
  await settle(view);
}

let english: OptionsMessages;
beforeAll(async () => {
  customElements.define('auspex-explain', ExplainView);
  customElements.define('auspex-options', OptionsView);
  english = await wordsIn('en');
});
afterEach(() => {
  document.body.replaceChildren();
  delete stored.settings;
});

test('the net is fine enough: English itself does not pass it', async () => {
  const german = await wordsIn('de');
  speak('en');
  const left = wordsLeft(ownWordsOf(await page()), onlyIn(Object.values(english), Object.values(german)));
  expect(left.length).toBeGreaterThan(35);
});

test('a language that is not ours: English, and the document says so', async () => {
  expect(await wordsIn('ja')).toBe(english);
  expect([document.documentElement.lang, document.title]).toEqual(['en', english.title]);
});

describe.each(LOCALES)('%s', (locale) => {
  test('every message asks for the same values as in English, those of popup and side panel too', async () => {
    speak('en');
    const ours: Record<string, string>[] = [await optionsMessages(), await pageMessages()];
    speak(locale);
    const theirs: Record<string, string>[] = [await optionsMessages(), await pageMessages()];
    const places = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [at, words] of ours.entries())
      for (const [name, text] of Object.entries(words))
        expect([name, places(theirs[at]?.[name])]).toEqual([name, places(text)]);
  });

  test('the page in all its states', async () => {
    const words = await wordsIn(locale);
    const net = onlyIn(Object.values(english), Object.values(words));
    const nothingLeft = (view: OptionsView) => expect(wordsLeft(ownWordsOf(view), net)).toEqual([]);
    const empty = await page();
    expect(wordsOf(empty)).toContain(words.noWords);
    nothingLeft(empty);
    expect([document.documentElement.lang, document.title]).toEqual([locale, words.title]);

    stored.settings = { never: ['qwx'], sites: { 'a.example': { on: false }, 'b.example': { edition: '10e' } } };
    const view = await page();
    expect(wordsOf(view)).toEqual(expect.arrayContaining([words.siteOff, words['edition-10e']]));
    deep(view, 'input[value=violet]')?.click();
    await vi.waitFor(() => expect(view.said).toBe(words.saved));
    await explained(view, found);
    expect(wordsOf(view)).toEqual(expect.arrayContaining(['6,0', '-2,3', words.distinct, words.held, '+1,25']));
    nothingLeft(view);
    await explained(view, []);
    expect(wordsOf(view)).toEqual(expect.arrayContaining([words.damaged, words.nothingFound]));
    nothingLeft(view);
    await readFile(view, 'no options');
    expect(view.said).toContain(words.noOptions);
    nothingLeft(view);
    await readFile(view, '{"sensitivity": "normal"}');
    expect(stored.settings).toMatchObject({ sensitivity: 'normal' });
    nothingLeft(view);
  });
});
