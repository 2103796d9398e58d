/** What the built extension costs a page, measured from outside: script time, heap and long tasks with and without it. */
import type { CDPSession, Page } from 'puppeteer-core';
import { type Launched, launch } from '../../e2e/browsers/launch.ts';
import { forumOf, POST } from './forum.ts';
import { median, say, title } from './verdicts.ts';

export type Site = { url(page: number | string): string; put(name: string, html: string): void };

type Cost = { readonly script: number; readonly heap: number; readonly longest: number; readonly marked: number };

/** Long tasks, and when the first marks were there, from before anything ran. */
const WATCH = `globalThis.seen = { longest: 0, marked: 1e6 };
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration); })
    .observe({ type: 'longtask', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    const from = performance.now();
    const look = () => {
      if (CSS.highlights.get('term-marks')?.size > 0) seen.marked = performance.now() - from;
      else if (performance.now() - from < 15000) requestAnimationFrame(look);
    };
    look();
  });`;
const ROUNDS = 1000;

export async function measureExtension(site: Site): Promise<void> {
  site.put('forum', forumOf(2200));
  site.put('thread', forumOf(3));
  const without = await launch({ extension: false });
  const bare = { small: await cost(without, site.url(1000)), large: await cost(without, site.url(20_000)) };
  await without.close();
  const browser = await launch();
  try {
    // The first page also starts the browser's parts.
    await cost(browser, site.url(1000), 1);
    const small = await cost(browser, site.url(1000));
    const large = await cost(browser, site.url(20_000));
    title('the extension on a page of another subject');
    say({
      what: '1,000 text nodes: script in all',
      value: small.script - bare.small.script,
      unit: 'ms',
      floor: 30,
      goal: 10,
      slack: 3,
    });
    say({
      what: '20,000 text nodes: script in all',
      value: large.script - bare.large.script,
      unit: 'ms',
      floor: 60,
      slack: 3,
    });
    say({
      what: '20,000 text nodes: longest task',
      value: large.longest,
      unit: 'ms',
      floor: Math.max(50, bare.large.longest),
      slack: 3,
    });
    say({ what: '1,000 text nodes: heap', value: small.heap - bare.small.heap, unit: 'MB', floor: 2 });
    const forum = await cost(browser, site.url('forum'), 3);
    title('the extension on a forum thread of 1 MB, all about the game');
    say({ what: 'first marks after the text is there', value: forum.marked, unit: 'ms', floor: 100, slack: 3 });
    say({ what: 'longest task', value: forum.longest, unit: 'ms', floor: 50, slack: 3 });
    await comments(browser, site.url('thread'));
  } finally {
    await browser.close();
  }
}

async function cost(browser: Launched, url: string, times = 3): Promise<Cost> {
  const costs: Cost[] = [];
  for (let time = 0; time < times; time++) {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(WATCH);
    const session = await metered(page);
    await page.goto(url);
    await settled(session);
    const seen = (await page.evaluate('seen')) as { longest: number; marked: number };
    costs.push({ script: (await metric(session, 'ScriptDuration')) * 1000, heap: await heap(session), ...seen });
    await page.close();
  }
  const of = (field: keyof Cost) => median(costs.map((one) => one[field]));
  return { script: of('script'), heap: of('heap'), longest: of('longest'), marked: of('marked') };
}

/** Comments that come, and comments that come and go. */
async function comments(browser: Launched, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(WATCH);
  const session = await metered(page);
  await page.goto(url);
  await rest(1200);
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
  const before = await metric(session, 'ScriptDuration');
  await add(250, true);
  await rest(400);
  const half = await metric(session, 'ScriptDuration');
  await add(250, true);
  await rest(400);
  const after = await metric(session, 'ScriptDuration');
  title('comments on a thread');
  say({ what: '500 comments appended: script for each', value: ((after - before) * 1000) / 500, unit: 'ms' });
  // Were the old text read again, the second half would cost more and more.
  say({ what: 'second 250 ÷ first 250', value: (after - half) / (half - before), unit: '×', floor: 1.6 });
  await add(ROUNDS / 4, false);
  await rest(1500);
  const early = await heap(session);
  await add((ROUNDS * 3) / 4, false);
  await rest(1500);
  say({
    what: '1,000 comments that come and go: heap from the 250th on',
    value: (await heap(session)) - early,
    unit: 'MB',
    floor: 0.5,
  });
  await page.close();
}

async function metered(page: Page): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  return session;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Until a second has gone by without any script, at most twenty. */
async function settled(session: CDPSession): Promise<void> {
  let before = -1;
  for (let quiet = 0, looks = 0; quiet < 2 && looks < 40; looks++) {
    await rest(500);
    const now = await metric(session, 'ScriptDuration');
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

/** Megabytes alive after the garbage is gone. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1e6;
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
