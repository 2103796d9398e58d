/**
 * The embed: one script tag. Light at first (scan, marks, hover); cards, calculators and Lit come on first need.
 *
 *   script tag ──► claim the page ──► data-auspex? ──► term lists ──► annotate ──► first mark: cards are fetched when idle
 *                                  └─► auspex-… elements on the page, now or later ──► cards are fetched
 */
import { startDetection } from '../core/match/detection.ts';
import { openIndex } from '../core/match/open-index.ts';
import type { TermIndex } from '../core/match/term-index.ts';
import { describeProblem } from '../core/result/result.ts';
import { type Annotator, annotate } from '../page/annotator.ts';
import { inflate } from '../page/stage-host/inflate.ts';
import { shareStage } from '../page/stage-host/share-stage.ts';
import { readAttributes } from './attributes.ts';
import type { Cards } from './cards.ts';
import { inlineStage } from './inline-stage.ts';
import { claimPage } from './presence.ts';
import { watchElements } from './watch-elements.ts';

const HIGHLIGHT = 'auspex';

export type LoadCards = (base: URL) => Promise<Cards>;

async function readIndex(base: URL): Promise<TermIndex | undefined> {
  try {
    const response = await fetch(new URL('packs/core.index', base));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const index = openIndex(await inflate(new Uint8Array(await response.arrayBuffer())));
    if (!index.ok) throw new Error(index.problems.map(describeProblem).join(' '));
    return index.value;
  } catch (error) {
    // The page keeps its text as it is: that is the whole failure.
    console.warn(
      `Auspex: no rules are marked, the list of names could not be read. ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}

/**
 * @param version said when two copies meet
 * @param script the tag, for its attributes; null where the browser does not tell
 * @param base address of the folder that holds the embed's files
 */
export async function start(
  version: string,
  script: HTMLScriptElement | null,
  base: URL,
  loadCards: LoadCards,
): Promise<Annotator | undefined> {
  const running = claimPage(version, script);
  if (!running) return undefined;
  const { auto, scope, exclude, settings } = readAttributes(script?.dataset ?? {}, (text) =>
    console.warn(`Auspex: ${text}`),
  );
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));

  let cards: Promise<Cards> | undefined;
  const needCards = () => {
    cards ??= loadCards(base).then((loaded) => {
      loaded.connect({ base, edition: settings.edition === 'auto' ? undefined : settings.edition, stage: stageFor() });
      return loaded;
    });
    return cards;
  };
  const stageFor = shareStage(inlineStage(async () => (await needCards()).makePopover()));
  watchElements(
    () =>
      void needCards().catch((error: unknown) =>
        console.warn(`Auspex: the cards could not be loaded. ${String(error)}`),
      ),
  );

  // Without highlights (older browsers) the page stays plain, and the elements still work.
  if (!auto || !('highlights' in CSS)) return undefined;
  const index = await readIndex(base);
  if (!index) return undefined;
  running.annotator = annotate({
    document,
    detect: (facts, options) => startDetection(index, facts, options),
    stage: stageFor(),
    settings,
    highlightName: HIGHLIGHT,
    scope,
    exclude,
  });
  return running.annotator;
}
