/** What the built extension costs a page, measured from outside: script time, heap and tasks with and without it. */
import type { Page } from 'puppeteer-core';
import { type Launched, launch } from '../../e2e/browsers/launch.ts';
import { dense, forumOf, POST } from './forum.ts';
import { heap, metered, metric } from './metrics.ts';
import type { Site } from './serve-texts.ts';
import { percentile, type Stretches, stretchesOf } from './trace.ts';
import { least, say, title } from './verdicts.ts';

type Cost = {
  readonly script: number;
  readonly heap: number;
  /** Milliseconds from when the text was there to the first marks. */
  readonly marked: number;
  /** The same from the end of the first frame with all of the text. */
  readonly afterPaint: number;
  readonly registered: number;
  /** Nodes and styles of ours that the page can see. */
  readonly traces: number;
};

/** When the first marks of the forum were there; elsewhere looking for them would be the most that is done. */
const WATCH = `globalThis.seen = { marked: 1e6, afterPaint: 1e6 };
  if (/^.(forum|untitled)$/.test(location.pathname)) document.addEventListener('DOMContentLoaded', () => {
    const from = performance.now();
    let painted = 1e9;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { painted = performance.now(); };
    requestAnimationFrame(() => port2.postMessage(0));
    const look = () => {
      if (CSS.highlights.get('term-marks')?.size > 0) {
        seen.marked = performance.now() - from;
        seen.afterPaint = Math.max(0, performance.now() - painted);
      }
      else if (performance.now() - from < 15000) requestAnimationFrame(look);
    };
    look();
  });`;
/** What of ours the page can see at the end. */
const LOOK = `({ ...seen, registered: CSS.highlights.get('term-marks')?.size ?? 0,
  traces: CSS.highlights.size + document.adoptedStyleSheets.length + frames.length +
    document.querySelectorAll('html > :not(head, body), style, iframe').length })`;
const ROUNDS = 1000;
const MATCHES = 55_000;

export async function measureExtension(site: Site): Promise<void> {
  site.put('forum', forumOf(2200));
  site.put('untitled', forumOf(2200).replace('Havocs in Warhammer 40,000', 'Read before you post'));
  site.put('thread', forumOf(3));
  site.put('matches', dense(MATCHES));
  const without = await launch({ extension: false });
  const bare = {
    small: await cost(without, site.url('text/1000'), 2),
    large: await cost(without, site.url('text/20000'), 2),
    matches: await cost(without, site.url('matches'), 1),
  };
  const plain = {
    large: await work(without, site.url('text/20000'), 1),
    forum: await work(without, site.url('forum'), 1),
  };
  await without.close();
  const browser = await launch();
  try {
    // The first page also starts the browser's parts.
    await cost(browser, site.url('text/1000'), 1);
    await otherSubject(browser, site, bare, plain.large);
    await forum(browser, site, plain.forum);
    const matches = await cost(browser, site.url('matches'), 1);
    title(`the extension on a page with ${MATCHES.toLocaleString('en')} matches`);
    say({ what: 'heap', value: matches.heap - bare.matches.heap, unit: 'MB', floor: 8 });
    say({ what: 'ranges registered', value: matches.registered, unit: '', floor: 300 });
    await comments(browser, site.url('thread'));
  } finally {
    await browser.close();
  }
}

async function otherSubject(
  browser: Launched,
  site: Site,
  bare: { readonly small: Cost; readonly large: Cost },
  plain: Stretches,
): Promise<void> {
  const small = await cost(browser, site.url('text/1000'), 2);
  const large = await cost(browser, site.url('text/20000'), 2);
  const { slices, longest } = await work(browser, site.url('text/20000'), 2);
  title('the extension on a page of another subject');
  const script = (nodes: string, value: number, floor: number, goal?: number) =>
    say({ what: `${nodes} text nodes: script in all`, value, unit: 'ms', floor, ...(goal && { goal }), slack: 3 });
  script('1,000', small.script - bare.small.script, 30, 10);
  script('20,000', large.script - bare.large.script, 60);
  say({ what: '20,000: 95 % of slices', value: percentile(slices, 0.95), unit: 'ms', floor: 16, goal: 8, slack: 3 });
  sayTasks('20,000', longest, slices, plain);
  say({ what: '1,000: heap', value: small.heap - bare.small.heap, unit: 'MB', floor: 2 });
  say({
    what: 'styles, nodes, frames and highlights put in',
    value: large.traces - bare.large.traces,
    unit: '',
    floor: 0,
  });
}

async function forum(browser: Launched, site: Site, plain: Stretches): Promise<void> {
  const { marked, afterPaint, registered } = await cost(browser, site.url('forum'), 2);
  const untitled = await cost(browser, site.url('untitled'), 2);
  const { slices, longest } = await work(browser, site.url('forum'), 2);
  title('the extension on a forum thread of 1 MB, all about the game');
  say({ what: 'first marks after the text is there', value: marked, unit: 'ms', floor: 100, slack: 3 });
  say({ what: 'the same after it is painted', value: afterPaint, unit: 'ms', floor: 100, goal: 16, slack: 3 });
  say({ what: 'the same where no title tells', value: untitled.afterPaint, unit: 'ms', floor: 100, slack: 3 });
  say({ what: '95 % of slices', value: percentile(slices, 0.95), unit: 'ms', floor: 16, goal: 8, slack: 3 });
  sayTasks('1 MB', longest, slices, plain);
  say({ what: 'ranges registered', value: registered, unit: '', floor: 300 });
}

/** Reading and laying out the page itself may take longer than any task of ours: what counts is what we add. */
function sayTasks(page: string, longest: number, slices: readonly number[], plain: Stretches): void {
  say({ what: `${page}: longest stretch of script`, value: slices.at(-1) ?? 0, unit: 'ms', floor: 50, slack: 3 });
  const floor = Math.max(50, plain.longest + 50);
  say({ what: `${page}: longest task, beside the page's own`, value: longest, unit: 'ms', floor, slack: 3 });
}

/** The least of several times: what disturbs a page only adds to it. */
async function cost(browser: Launched, url: string, times: number): Promise<Cost> {
  const costs: Cost[] = [];
  for (let time = 0; time < times; time++) {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(WATCH);
    const session = await metered(page);
    await page.goto(url);
    await settled(page);
    const seen = (await page.evaluate(LOOK)) as Pick<Cost, 'marked' | 'afterPaint' | 'registered' | 'traces'>;
    costs.push({ script: (await metric(session, 'ScriptDuration')) * 1000, heap: await heap(session), ...seen });
    await page.close();
  }
  const of = (field: keyof Cost) => least(costs.map((one) => one[field]));
  return {
    script: of('script'),
    heap: of('heap'),
    marked: of('marked'),
    afterPaint: of('afterPaint'),
    registered: of('registered'),
    traces: Math.max(...costs.map(({ traces }) => traces)),
  };
}

/** How a page's thread worked while it was loaded and read, the time with the shortest longest task. */
async function work(browser: Launched, url: string, times: number): Promise<Stretches> {
  const found: Stretches[] = [];
  for (let time = 0; time < times; time++) {
    const page = await browser.newPage();
    found.push(
      await stretchesOf(page, async () => {
        await page.goto(url);
        await settled(page);
      }),
    );
    await page.close();
  }
  return found.sort((a, b) => a.longest - b.longest)[0] ?? { longest: Number.NaN, slices: [] };
}

/** Comments that come, and comments that come and go. */
async function comments(browser: Launched, url: string): Promise<void> {
  const page = await browser.newPage();
  const session = await metered(page);
  await page.goto(url);
  await settled(page);
  const add = (count: number, keep: boolean) =>
    page.evaluate(`(async () => {
      for (let at = 0; at < ${count}; at++) {
        const post = document.createElement('article');
        post.innerHTML = ${JSON.stringify(POST)};
        document.querySelector('main').append(post);
        if (!${keep}) { await new Promise(requestAnimationFrame); post.remove(); }
        else if (at % 10 === 9) await new Promise(requestAnimationFrame);
      }
    })()`);
  const script = async () => (await metric(session, 'ScriptDuration')) * 1000;
  const before = await script();
  await add(250, true);
  await settled(page);
  const half = await script();
  await add(250, true);
  await settled(page);
  const after = await script();
  title('comments on a thread');
  say({ what: '500 comments appended: script for each', value: (after - before) / 500, unit: 'ms' });
  // Were the old text read again, the second half would cost more and more.
  say({ what: 'second 250 ÷ first 250', value: (after - half) / (half - before), unit: '×', floor: 1.6 });
  await add(ROUNDS / 4, false);
  await settled(page);
  const early = await heap(session);
  await add((ROUNDS * 3) / 4, false);
  await settled(page);
  const grown = (await heap(session)) - early;
  say({ what: '1,000 comments that come and go: heap from the 250th on', value: grown, unit: 'MB', floor: 0.5 });
  await page.close();
}

/** Until a second has gone by in which the page did nothing, at most thirty. */
async function settled(page: Page): Promise<void> {
  const session = await metered(page);
  let before = 0;
  for (let quiet = 0, looks = 0; quiet < 2 && looks < 60; looks++) {
    await new Promise((done) => setTimeout(done, 500));
    const now = await metric(session, 'TaskDuration');
    // Asking takes a little itself.
    quiet = now - before < 0.004 ? quiet + 1 : 0;
    before = now;
  }
  await session.detach();
}
