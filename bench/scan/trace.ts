import type { Page } from 'puppeteer-core';

/** Milliseconds that the page's thread worked at a stretch: the longest task, and every stretch of script in order of length. */
export type Stretches = { readonly longest: number; readonly slices: readonly number[] };

type Event = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread: what other programs do meanwhile does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const SCRIPT = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'EvaluateScript',
  'v8.run',
  'TimerFire',
  'FireAnimationFrame',
]);
/** Shorter ones are callbacks that find nothing to do. */
const LEAST = 0.5;

/** Records what a page's thread does while something happens to it. */
export async function stretchesOf(page: Page, happens: () => Promise<void>): Promise<Stretches> {
  await page.tracing.start({
    categories: ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  });
  await happens();
  const data = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(data)) as { traceEvents: Event[] };
  const threads = new Map<string, { tasks: Event[]; scripts: Event[]; busy: number }>();
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  for (const event of traceEvents) {
    const key = `${event.pid} ${event.tid}`;
    if (event.ph !== 'X' || !main.has(key)) continue;
    const thread = threads.get(key) ?? { tasks: [], scripts: [], busy: 0 };
    threads.set(key, thread);
    if (event.name === 'RunTask') {
      thread.tasks.push(event);
      thread.busy += length(event);
    } else if (SCRIPT.has(event.name)) thread.scripts.push(event);
  }
  const [busiest] = [...threads.values()].sort((a, b) => b.busy - a.busy);
  return {
    longest: Math.max(0, ...(busiest?.tasks ?? []).map(length)),
    slices: outermost(busiest?.scripts ?? [])
      .map(length)
      .filter((ms) => ms >= LEAST)
      .sort((a, b) => a - b),
  };
}

/** So many hundredths of the stretches are not longer. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const length = ({ dur = 0, tdur = dur }: Event): number => tdur / 1000;

function outermost(events: readonly Event[]): Event[] {
  const found: Event[] = [];
  let end = 0;
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (event.ts < end) continue;
    end = event.ts + (event.dur ?? 0);
    found.push(event);
  }
  return found;
}
