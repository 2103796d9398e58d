import { Lexer, type Token, type Tokens } from 'marked';
import { decodeEntities } from './entities.ts';
import { isRef } from './is-ref.ts';
import { tidyInlines } from './tidy-inlines.ts';
import type { Block, Inline } from './tree.ts';

/** Deeper nesting than this is no rule text; it is kept as plain paragraphs, so that hostile input cannot exhaust the stack. */
const DEEPEST = 8;

function inlinesOf(tokens: readonly Token[] | undefined): Inline[] {
  return (tokens ?? []).flatMap(inlineOf);
}

function linkOf(token: Tokens.Link): Inline[] {
  const inner = inlinesOf(token.tokens);
  const ref = token.href.startsWith('rule:') ? token.href.slice('rule:'.length) : '';
  return isRef(ref) ? [{ link: ref, of: inner }] : inner;
}

function inlineOf(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inlinesOf(token.tokens) : [decodeEntities(token.text)];
    case 'escape':
      return [token.text];
    case 'strong':
      return [{ b: inlinesOf(token.tokens) }];
    case 'em':
      return [{ i: inlinesOf(token.tokens) }];
    case 'del': {
      // Nothing is struck out in a rule; the signs are kept as what they are.
      const tildes = /^~+/.exec(token.raw)?.[0] ?? '';
      return [tildes, ...inlinesOf(token.tokens), tildes];
    }
    case 'codespan':
      return [{ code: token.text }];
    case 'br':
      return [{ br: true }];
    case 'link':
      return linkOf(token as Tokens.Link);
    case 'image':
      return [token.text];
    default:
      return [token.raw];
  }
}

function paragraph(inlines: readonly Inline[]): Block[] {
  const p = tidyInlines(inlines);
  return p.length > 0 ? [{ p }] : [];
}

function listOf(token: Tokens.List, depth: number): Block[] {
  const items = token.items.map((item) => blocksOf(item.tokens, depth + 1)).filter((item) => item.length > 0);
  if (items.length === 0) return [];
  return [token.ordered ? { ol: items } : { ul: items }];
}

function headingOf(token: Tokens.Heading): Block[] {
  const h = tidyInlines(inlinesOf(token.tokens));
  const level = token.depth <= 2 ? 2 : token.depth === 3 ? 3 : 4;
  return h.length > 0 ? [{ h, level }] : [];
}

function cell(token: Tokens.TableCell): readonly Inline[] {
  return tidyInlines(inlinesOf(token.tokens));
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  const blocks: Block[] = [];
  /** A tight list item holds bare inline tokens; they make one paragraph. */
  let loose: Inline[] = [];
  const close = (): void => {
    blocks.push(...paragraph(loose));
    loose = [];
  };
  for (const token of tokens) {
    if (depth > DEEPEST && 'tokens' in token) {
      blocks.push(...paragraph([token.raw]));
      continue;
    }
    switch (token.type) {
      case 'space':
      case 'hr':
      case 'def':
        close();
        break;
      case 'paragraph':
        close();
        blocks.push(...paragraph(inlinesOf(token.tokens)));
        break;
      case 'heading':
        close();
        blocks.push(...headingOf(token as Tokens.Heading));
        break;
      case 'list':
        close();
        if (depth > DEEPEST) blocks.push(...paragraph([token.raw]));
        else blocks.push(...listOf(token as Tokens.List, depth));
        break;
      case 'blockquote': {
        close();
        const quote = blocksOf(token.tokens ?? [], depth + 1);
        if (quote.length > 0) blocks.push({ quote });
        break;
      }
      case 'table': {
        close();
        const table = token as Tokens.Table;
        blocks.push({ head: table.header.map(cell), rows: table.rows.map((row) => row.map(cell)) });
        break;
      }
      case 'code':
        close();
        blocks.push(...paragraph([{ code: token.text.replace(/\s+/g, ' ') }]));
        break;
      default:
        loose.push(...inlineOf(token));
    }
    if (token.type === 'html') close();
  }
  close();
  return blocks;
}

function asPlainParagraphs(source: string): Block[] {
  return source.split(/\n\s*\n/).flatMap((text) => paragraph([text]));
}

/**
 * Reads Markdown (CommonMark with tables) into the tree. HTML is kept as the characters it was written with; links other
 * than `rule:<ref>` become their text, images their description, rulers nothing. Never throws.
 */
export function parseMarkdown(source: string): readonly Block[] {
  try {
    return blocksOf(new Lexer({ gfm: true }).lex(source), 0);
  } catch {
    // The lexer recurses; a text nested thousands deep ends its stack. The words are worth keeping, the nesting is not.
    return asPlainParagraphs(source);
  }
}
