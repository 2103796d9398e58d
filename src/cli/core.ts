/** The pure core as one ES module for Node: `dist/core/index.js`. */
export { solveAttack } from '../core/combat/solve-attack.ts';
export { startDetection } from '../core/match/detection.ts';
export { memorySource } from '../core/rules/memory-source.ts';
export { parseMarkdown } from '../core/text/parse-markdown.ts';
export { toBbcode } from '../core/text/to-bbcode.ts';
export { toMarkdown } from '../core/text/to-markdown.ts';
export { toPlain } from '../core/text/to-plain.ts';
