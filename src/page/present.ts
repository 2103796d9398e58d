/** The half that shows marks, for `annotateLazily`. A file of its own, so that who bundles it has no second reader of pages in it. */
import type { Present } from './annotation.ts';
import { Presentation } from './presentation.ts';

export const present: Present = { show: (world) => new Presentation(world) };
