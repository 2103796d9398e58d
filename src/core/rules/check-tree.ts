import { isRef } from '../text/is-ref.ts';
import { type Check, listOf } from './shape.ts';

/** Deeper trees are no rule text; renderers recurse. */
const DEEPEST = 40;

function has(data: unknown, name: string): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name);
}

function inline(depth: number): Check {
  return (data, at) => {
    if (typeof data === 'string') return undefined;
    if (depth > DEEPEST) return { at, what: 'is nested too deep' };
    const inner = (inside: unknown, name: string) => listOf(inline(depth + 1))(inside, `${at}.${name}`);
    if (has(data, 'b')) return inner(data.b, 'b');
    if (has(data, 'i')) return inner(data.i, 'i');
    if (has(data, 'code')) return typeof data.code === 'string' ? undefined : { at, what: 'is not a text' };
    if (has(data, 'br')) return data.br === true ? undefined : { at, what: 'is no line break' };
    if (!has(data, 'link')) return { at, what: 'is no part of a text' };
    if (typeof data.link !== 'string' || !isRef(data.link)) return { at: `${at}.link`, what: 'is not a reference' };
    return inner(data.of, 'of');
  };
}

function block(depth: number): Check {
  return (data, at) => {
    if (depth > DEEPEST) return { at, what: 'is nested too deep' };
    const line = listOf(inline(depth + 1));
    const inner = listOf(block(depth + 1));
    if (has(data, 'p')) return line(data.p, `${at}.p`);
    if (has(data, 'h')) {
      const known = data.level === 2 || data.level === 3 || data.level === 4;
      return known ? line(data.h, `${at}.h`) : { at: `${at}.level`, what: 'is not 2, 3 or 4' };
    }
    if (has(data, 'ul')) return listOf(inner)(data.ul, `${at}.ul`);
    if (has(data, 'ol')) return listOf(inner)(data.ol, `${at}.ol`);
    if (has(data, 'quote')) return inner(data.quote, `${at}.quote`);
    if (!has(data, 'head')) return { at, what: 'is no block of text' };
    return listOf(line)(data.head, `${at}.head`) ?? listOf(listOf(line))(data.rows, `${at}.rows`);
  };
}

/** A tree as `parseMarkdown` makes it. */
export const tree: Check = listOf(block(0));
