/** What runs inside the page: ways to find names in it. Bundled by `bench.ts`, so that it is the code that ships. */
import { CLASSES } from '../../src/core/match/classes.ts';
import { openIndex } from '../../src/core/match/open-index.ts';
import { scan } from '../../src/core/match/scan.ts';

type Mark = { mark(names: readonly string[], options: object): void };

declare global {
  var bench: Record<string, () => number>;
  /** Put there by the bench. */
  var benchIndex: string;
  var benchNames: readonly string[];
  var Mark: new (root: Node) => Mark;
}

function eachText(use: (text: string) => number): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let sum = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) sum += use((node as Text).data);
  return sum;
}

let index: ReturnType<typeof openIndex> | undefined;
let expression: RegExp | undefined;

globalThis.bench = {
  walk: () => eachText((text) => text.length),
  touch: () =>
    eachText((text) => {
      let sum = 0;
      for (let at = 0; at < text.length; at++) sum += CLASSES[text.charCodeAt(at)] as number;
      return sum;
    }),
  open() {
    index ??= openIndex(benchIndex);
    return index.ok ? index.value.lines.length : 0;
  },
  ours() {
    bench.open?.();
    const { value } = index?.ok ? index : { value: undefined };
    if (!value) return -1;
    return eachText((text) => scan(value, text) / 2);
  },
  compile() {
    expression ??= new RegExp(`\\b(?:${[...benchNames].sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');
    return 1;
  },
  regex() {
    bench.compile?.();
    return eachText((text) => (expression ? (text.match(expression)?.length ?? 0) : 0));
  },
  mark() {
    new Mark(document.body).mark(benchNames, { separateWordSearch: false, accuracy: 'exactly' });
    return document.querySelectorAll('mark').length;
  },
};
