import { type Document, isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { parseMarkdown } from '../../src/core/text/parse-markdown.ts';
import { toMarkdown } from '../../src/core/text/to-markdown.ts';
import { readFrontMatter } from './front-matter.ts';
import { strayLinks } from './stray-links.ts';

/** Order of the fields, as a reader wants them: what it is, where it comes from, how it is written, what it does. */
const ORDER = [
  'id',
  'kind',
  'name',
  'edition',
  'set',
  'of',
  'faction',
  'provisional',
  'source',
  'cp',
  'type',
  'phase',
  'turn',
  'cost',
  'value',
  'gist',
  'aliases',
  'terms',
  'profiles',
  'weapons',
  'abilities',
  'points',
  'keywords',
  'factionKeywords',
  'leads',
  'ledBy',
  'effect',
  'changed',
];

function sortFields(document: Document): void {
  if (!isMap(document.contents)) return;
  const rank = (key: unknown): number => {
    const place = ORDER.indexOf(isScalar(key) ? String(key.value) : '');
    return place < 0 ? ORDER.length : place;
  };
  document.contents.items.sort((a, b) => (isPair(a) && isPair(b) ? rank(a.key) - rank(b.key) : 0));
}

/** Lists of things are written one a line, each thing on its line; small maps and lists of words on one line. */
function layOut(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      const several = typeof node.value === 'string' && node.value.includes('\n');
      node.type = several ? 'BLOCK_LITERAL' : undefined;
    },
    Collection(_key, node, path) {
      // The path of a top-level value is [document, map, pair].
      const level = path.filter((one) => isMap(one) || isSeq(one)).length;
      const holdsThings = isSeq(node) && node.items.some((item) => isMap(item));
      const holdsLines = JSON.stringify(node.toJSON()).includes('\\n');
      node.flow = level > 0 && !(level === 1 && holdsThings) && !holdsLines;
    },
  });
}

function formatYaml(yaml: string): string {
  const document = parseDocument(yaml);
  sortFields(document);
  layOut(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true, indentSeq: true }).trim();
}

/**
 * A record in its canonical form; undefined when the file cannot be read, or holds links that the form would lose.
 * Formatting twice changes nothing more.
 */
export function formatRecord(text: string): string | undefined {
  const read = readFrontMatter(text);
  if ('what' in read || strayLinks(read.body).length > 0) return undefined;
  const body = toMarkdown(parseMarkdown(read.body));
  return `---\n${formatYaml(read.yaml)}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}
