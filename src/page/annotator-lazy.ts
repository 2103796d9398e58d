/** The door of the page layer for shells that count bytes. */
import { type AnnotateOptions, Annotation, type LazyAnnotator, type Present } from './annotation.ts';

export type { LazyAnnotator } from './annotation.ts';

/**
 * Like `annotate`, but the half that shows marks is loaded with the first mark: most pages have none. `load` gives
 * `present` of `annotator.ts` from wherever the shell has put it; where that fails the page stays plain.
 */
export function annotateLazily(options: AnnotateOptions, load: () => Promise<Present>): LazyAnnotator {
  return new Annotation(options, { load });
}
