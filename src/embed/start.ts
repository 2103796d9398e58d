/**
 * The embed: one script tag. At first it only reads the page for a sign that it may be about the game; what finds, judges, shows and points at
 * marks comes with that sign, and cards, calculators and Lit after it.
 *
 *   script tag ──► claim the page ──► data-auspex? ──► index ──► read, gate ──► first sign: marks.ts ──► find, judge ──► idle: cards.ts
 *                                  └─► auspex-… elements on the page, now or later ──► those two and elements.ts
 */
import { Gate } from '../core/match/gate.ts';
import { GateDetection } from '../core/match/gate-detection.ts';
import type { DetectOptions, PageFacts } from '../core/match/mention.ts';
import { readIndex } from '../core/match/read-index.ts';
import type { TermIndex } from '../core/match/term-index.ts';
import { annotateLazily, type LazyAnnotator } from '../page/annotator-lazy.ts';
import type { Stage } from '../page/stage.ts';
import { inflate } from '../page/stage-host/inflate.ts';
import { readAttributes } from './attributes.ts';
import type * as CardsFile from './cards.ts';
import type { Cards } from './cards.ts';
import type * as ElementsFile from './elements.ts';
import type * as MarksFile from './marks.ts';
import type { Marks } from './marks.ts';
import { claimPage } from './presence.ts';
import { watchElements } from './watch-elements.ts';

const HIGHLIGHT = 'auspex';

/** Fetches a further file of the embed. */
export type Load = (file: URL) => Promise<unknown>;

/** Stands in until there is anything to point at. */
const NO_STAGE: Stage = {
  open: false,
  warm() {},
  show() {},
  hide() {},
  focus() {},
  owns: () => false,
  onPointer() {},
  onClose() {},
  remove() {},
};

const warn = (text: string) => console.warn(`Auspex: ${text}`);

/** Why a file did not come. Of another origin's the browser does not tell: the likely cause is said. */
const why = (error: unknown, base: URL) =>
  `${String(error)}${base.origin === origin ? '' : ` CORS: does its host send Access-Control-Allow-Origin?`}`;

async function fetchIndex(base: URL, name: 'core' | 'facts'): Promise<TermIndex | undefined> {
  try {
    const response = await fetch(new URL(`packs/${name}.index`, base));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const index = readIndex(await inflate(new Uint8Array(await response.arrayBuffer())));
    if (!index) throw new Error('damaged');
    return index;
  } catch (error) {
    // The page keeps its text as it is: that is the whole failure.
    warn(`the names of packs/${name}.index are not marked: ${why(error, base)}`);
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
  load: Load,
): Promise<LazyAnnotator | undefined> {
  const running = claimPage(version, script);
  if (!running) return undefined;
  const { auto, armies, scope, exclude, settings } = readAttributes(script?.dataset ?? {}, warn);
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));

  const part = (name: string) => load(new URL(`auspex-${name}.js`, base));
  let marks: Promise<Marks> | undefined;
  const needMarks = (): NonNullable<typeof marks> => {
    marks ??= (part('marks') as Promise<typeof MarksFile>).then(({ openMarks }) =>
      openMarks(async () => (await needCards()).makePopover()),
    );
    return marks;
  };
  let cards: Promise<Cards> | undefined;
  const needCards = (): NonNullable<typeof cards> => {
    cards ??= (part('cards') as Promise<typeof CardsFile>).then(({ openCards }) => openCards(base, settings.edition));
    return cards;
  };
  watchElements(() => {
    const file = part('elements') as Promise<typeof ElementsFile>;
    Promise.all([file, needCards(), needMarks()])
      .then(([{ serveElements }, { ports }, here]) => serveElements(ports, here))
      .catch((error: unknown) => warn(`the cards could not be loaded. ${why(error, base)}`));
  });

  // Without highlights (older browsers) the page stays plain, and the elements still work.
  if (!auto || !('highlights' in CSS)) return undefined;
  const first = await fetchIndex(base, 'core');
  if (!first) return undefined;
  let index = first;
  let stage = NO_STAGE;
  const gate = new Gate(index);
  let loaded: Marks | undefined;
  let coming = false;
  /** The page may be about the game: what finds rules comes in and reads the page anew. */
  const open = () => {
    if (coming) return;
    coming = true;
    Promise.all([needMarks(), armies ? fetchIndex(base, 'facts') : undefined]).then(
      ([here, all]) => {
        loaded = here;
        if (all) index = all;
        stage = here.stageFor();
        running.annotator?.rescan();
      },
      (error: unknown) => {
        // The next sign tries again.
        coming = false;
        marks = undefined;
        warn(`nothing is marked yet. ${String(error)}`);
      },
    );
  };
  const options = {
    document,
    detect: (facts: PageFacts, choices: DetectOptions) =>
      loaded ? loaded.detect(index, facts, choices) : new GateDetection(gate, facts, open),
    get stage() {
      return stage;
    },
    settings,
    highlightName: HIGHLIGHT,
    scope,
    exclude,
  };
  running.annotator = annotateLazily(options, async () => (await needMarks()).present);
  // Marked whatever the page is about.
  if (settings.sensitivity === 'everything' || settings.always.length > 0) open();
  return running.annotator;
}
