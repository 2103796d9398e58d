/**
 * The door of the page layer: reads a page, marks what the detector finds, and shows cards through a stage. Where bytes
 * count, `annotator-lazy.ts` is the same door with half of the house behind it.
 */
import { type AnnotateOptions, Annotation, type Annotator, type Present } from './annotation.ts';
import { lookUpText } from './look-up.ts';
import { Presentation } from './presentation.ts';

export type { AnnotateOptions, Annotator, AnnotatorStats, Present } from './annotation.ts';
export type { RuleOnPage } from './census.ts';
export type { Step } from './keyboard-walk.ts';
export type { Clock } from './pointer.ts';

/** Begins annotating; see `AnnotateOptions`. Never throws on account of the page or the detector. */
export function annotate(options: AnnotateOptions): Annotator {
  return new Annotation(options, present);
}

/** The half that shows marks, for `annotateLazily`. */
export const present: Present = { show: (world) => new Presentation(world), lookUp: lookUpText };
