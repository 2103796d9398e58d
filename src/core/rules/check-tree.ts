import { isRef } from '../text/is-ref.ts';
import { type Check, type Fault, fault, within } from './shape.ts';

/** Deeper trees are no rule text; renderers recurse. */
const DEEPEST = 40;

type Deep = (data: unknown, depth: number) => Fault | undefined;

function has(data: unknown, name: string): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name);
}

function each(data: unknown, depth: number, check: Deep): Fault | undefined {
  if (!Array.isArray(data)) return fault('is not a list');
  for (let index = 0; index < data.length; index += 1) {
    const found = check(data[index], depth);
    if (found) return within(`[${index}]`, found);
  }
  return undefined;
}

function at(step: string, found: Fault | undefined): Fault | undefined {
  return found && within(step, found);
}

const line: Deep = (data, depth) => each(data, depth, inline);
const row: Deep = (data, depth) => each(data, depth, line);
const blocks: Deep = (data, depth) => each(data, depth, block);

function inline(data: unknown, depth: number): Fault | undefined {
  if (typeof data === 'string') return undefined;
  if (depth > DEEPEST) return fault('is nested too deep');
  if (has(data, 'b')) return at('b', line(data.b, depth + 1));
  if (has(data, 'i')) return at('i', line(data.i, depth + 1));
  if (has(data, 'code')) return typeof data.code === 'string' ? undefined : fault('is not a text');
  if (has(data, 'br')) return data.br === true ? undefined : fault('is no line break');
  if (!has(data, 'link')) return fault('is no part of a text');
  if (typeof data.link !== 'string' || !isRef(data.link)) return at('link', fault('is not a reference'));
  return at('of', line(data.of, depth + 1));
}

function block(data: unknown, depth: number): Fault | undefined {
  if (depth > DEEPEST) return fault('is nested too deep');
  const deeper = depth + 1;
  if (has(data, 'p')) return at('p', line(data.p, deeper));
  if (has(data, 'h')) {
    const known = data.level === 2 || data.level === 3 || data.level === 4;
    return known ? at('h', line(data.h, deeper)) : at('level', fault('is not 2, 3 or 4'));
  }
  if (has(data, 'ul')) return at('ul', each(data.ul, deeper, blocks));
  if (has(data, 'ol')) return at('ol', each(data.ol, deeper, blocks));
  if (has(data, 'quote')) return at('quote', blocks(data.quote, deeper));
  if (!has(data, 'head')) return fault('is no block of text');
  return at('head', row(data.head, deeper)) ?? at('rows', each(data.rows, deeper, row));
}

/** A tree as `parseMarkdown` makes it. */
export const tree: Check = (data) => blocks(data, 0);
