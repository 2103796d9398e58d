/** For tests: a detector of two words, a stage that keeps a log, a clock one winds by hand, and an annotator of them all. */
import type { Candidate, Detection, RunFacts, ScannedRun } from '../core/match/mention.ts';
import { DEFAULTS, type PageSettings } from '../core/settings/settings.ts';
import { type AnnotateOptions, type Annotator, annotate } from './annotator.ts';
import type { Clock } from './pointer.ts';
import type { Ask, Spot, Stage } from './stage.ts';

const WORDS = /\b(?:deep\s+strike|lethal\s+hits|blast)\b/giu;

/** Marks "Deep Strike" and "Lethal Hits" at once, and "Blast" as soon as any text has said "40k". */
export class PretendDetection implements Detection {
  readonly texts: string[] = [];
  readonly facts: RunFacts[] = [];
  revision = 0;
  edition = undefined;

  add(text: string, facts: RunFacts = {}): ScannedRun {
    this.texts.push(text);
    this.facts.push(facts);
    if (this.revision === 0 && /\b40k\b/i.test(text)) this.revision++;
    const candidates = [...text.matchAll(WORDS)].map((match): Candidate => {
      const rule = match[0].toLowerCase().replace(/\s+/g, ' ');
      const end = match.index + match[0].length;
      const refs = [`10e:${rule.replace(' ', '-')}`];
      return { start: match.index, end, rule, refs, params: {}, tier: 'distinct', signs: [] };
    });
    return { text, facts, candidates };
  }

  judge({ rule, refs }: Candidate) {
    return { mark: rule !== 'blast' || this.revision > 0, score: 1, refs, reasons: [] };
  }
}

export class PretendStage implements Stage {
  readonly log: string[] = [];
  readonly host = document.createElement('pretend-host');
  ask: Ask | undefined;
  spot: Spot | undefined;
  open = false;
  onPointer = (_inside: boolean): void => {};
  onClose = (): void => {};

  warm(): void {
    this.log.push('warm');
  }
  show(ask: Ask, spot: Spot): void {
    this.open = true;
    this.ask = ask;
    this.spot = spot;
    this.log.push(`show ${ask.text}`);
  }
  hide(): void {
    this.open = false;
    this.log.push('hide');
  }
  focus(): void {
    this.log.push('focus');
  }
  owns(target: EventTarget | null): boolean {
    return target === this.host;
  }
  remove(): void {
    this.open = false;
    this.log.push('remove');
  }
}

export class PretendClock implements Clock {
  #time = 0;
  #due: { at: number; task: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  wake(after: number, task: () => void): () => void {
    const call = { at: this.#time + after, task };
    this.#due.push(call);
    return () => {
      this.#due = this.#due.filter((other) => other !== call);
    };
  }

  /** Lets milliseconds pass and makes the calls that fall due. */
  pass(milliseconds: number): void {
    this.#time += milliseconds;
    for (const call of [...this.#due]) {
      if (call.at > this.#time || !this.#due.includes(call)) continue;
      this.#due = this.#due.filter((other) => other !== call);
      call.task();
    }
  }
}

export const NAME = 'rehearsal';

export type Rehearsal = {
  readonly annotator: Annotator;
  readonly stage: PretendStage;
  readonly clock: PretendClock;
  readonly detections: readonly PretendDetection[];
  /** All texts the latest detection was given. */
  texts(): readonly string[];
};

/** Annotates the test page; the caller stops it. */
export function rehearse(settings: Partial<PageSettings> = {}, options: Partial<AnnotateOptions> = {}): Rehearsal {
  const stage = new PretendStage();
  const clock = new PretendClock();
  const detections: PretendDetection[] = [];
  const detect = () => {
    const detection = new PretendDetection();
    detections.push(detection);
    return detection;
  };
  const annotator = annotate({
    document,
    detect,
    stage,
    clock,
    settings: { ...DEFAULTS, ...settings },
    highlightName: NAME,
    scope: 'main',
    ...options,
  });
  return { annotator, stage, clock, detections, texts: () => detections.at(-1)?.texts ?? [] };
}

/** Until the page is read, painted, and what is near has been registered. */
export async function settled(annotator: Pick<Annotator, 'busy'>): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if (annotator.busy) quiet = 0;
  }
}

/** The texts of the registered highlight, in document order. */
export function markedTexts(name: string = NAME): string[] {
  const ranges = [...(CSS.highlights.get(name) ?? [])].map((range) => {
    const live = document.createRange();
    live.setStart(range.startContainer, range.startOffset);
    live.setEnd(range.endContainer, range.endOffset);
    return live;
  });
  ranges.sort((a, b) => {
    const sameRoot = a.startContainer.getRootNode() === b.startContainer.getRootNode();
    return sameRoot ? a.compareBoundaryPoints(Range.START_TO_START, b) : 0;
  });
  return ranges.map(String);
}

/** Puts elements into a fresh `main` of the test page. */
export function page(markup: string): HTMLElement {
  document.body.replaceChildren();
  const main = document.createElement('main');
  const parsed = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html');
  main.append(...parsed.body.childNodes);
  document.body.append(main);
  return main;
}
