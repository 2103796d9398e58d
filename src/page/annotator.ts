/**
 * The door of the page layer: reads a page, marks what the detector finds, and shows cards through a stage. Where bytes
 * count, `annotator-lazy.ts` is the same door with half of the house behind it.
 */
import type { AnnotateOptions } from './annotation.ts';
import { type Annotator, SteeredAnnotation } from './steered-annotation.ts';
import { SteeredPresentation } from './steered-presentation.ts';

export type { AnnotateOptions, Present } from './annotation.ts';
export type { RuleOnPage } from './census.ts';
export type { Step } from './keyboard-walk.ts';
export type { Clock } from './pointer.ts';
export type { Annotator, AnnotatorStats } from './steered-annotation.ts';

/** Begins annotating; see `AnnotateOptions`. Never throws on account of the page or the detector. */
export function annotate(options: AnnotateOptions): Annotator {
  return new SteeredAnnotation(options, { show: (world) => new SteeredPresentation(world) });
}
