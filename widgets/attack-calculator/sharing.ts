/** Links and texts for posts, apart from the calculator: loaded when somebody shares, or opens what was shared. */
export { editsOf } from '../../src/core/scenario/edits-of.ts';
export { decodeScenario, encodeScenario } from '../../src/core/scenario/permalink.ts';
export { shareText } from '../../src/core/scenario/share-text.ts';
