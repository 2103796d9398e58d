import { expect, test } from 'vitest';
import { page, rehearse, settled } from './rehearsal.ts';

/** A small generator with a seed, so that a failing page can be built again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const TAGS = ['p', 'div', 'span', 'b', 'i', 'a', 'li', 'code', 'td', 'x-part'];
const WORDS = [
  'deep',
  'strike',
  ' deep strike ',
  'Deep',
  ' ',
  'lethal',
  ' hits',
  'Lethal Hits',
  ' and ',
  '',
  '40k ',
  'blast',
];

function build(roll: (sides: number) => number, depth: number): Node {
  const kind = roll(10);
  if (depth === 0 || kind < 5) return document.createTextNode(WORDS[roll(WORDS.length)]!);
  if (kind === 5) return document.createComment('deep strike');
  if (kind === 6) return document.createElement(roll(2) ? 'br' : 'wbr');
  const element = document.createElement(TAGS[roll(TAGS.length)]!);
  for (const [name, value] of ATTRIBUTES) if (roll(14) === 0) element.setAttribute(name, value);
  for (let count = roll(4) + 1; count > 0; count--) element.append(build(roll, depth - 1));
  if (['DIV', 'P', 'SPAN', 'X-PART'].includes(element.nodeName) && roll(5) === 0) {
    const root = element.attachShadow({ mode: 'open' });
    for (let count = roll(3) + 1; count > 0; count--) root.append(build(roll, depth - 1));
    if (roll(2)) root.append(document.createElement('slot'));
  }
  return element;
}

/** What hides, keeps off or means nothing. */
const ATTRIBUTES = [
  ['hidden', ''],
  ['style', 'display:none'],
  ['style', 'display:block'],
  ['contenteditable', 'true'],
  ['role', 'textbox'],
  ['class', 'post'],
] as const;

/** All nodes below, through shadow trees; a host's tree comes before its children. */
function* deep(root: Node): Generator<Node, void, void> {
  if (root instanceof Element && root.shadowRoot) yield* deep(root.shadowRoot);
  for (const node of [...root.childNodes]) {
    yield node;
    yield* deep(node);
  }
}

/** Whether a node is, or is around, another, shadow trees included: it cannot be put into that. */
function holds(node: Node, other: Node): boolean {
  for (let at: Node | null = other; at; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null))
    if (at === node) return true;
  return false;
}

const word = (roll: (sides: number) => number): string => WORDS[roll(WORDS.length)]!;

function change(main: HTMLElement, roll: (sides: number) => number): void {
  const nodes = [...deep(main)];
  const node = nodes[roll(nodes.length)];
  const other = nodes[roll(nodes.length)];
  const parent = other?.nodeType === 1 && !(node && holds(node, other)) ? other : main;
  switch (roll(10)) {
    case 0:
      node?.parentNode?.removeChild(node);
      break;
    case 1:
      if (node) parent.appendChild(node);
      break;
    case 2:
      main.insertBefore(build(roll, 3), main.childNodes[roll(main.childNodes.length + 1)] ?? null);
      break;
    case 3:
      if (node?.nodeType === 1) node.textContent = WORDS[roll(WORDS.length)]!;
      else node?.parentNode?.insertBefore(build(roll, 2), node);
      break;
    case 4:
      if (node instanceof Text) node.splitText(roll(node.length + 1));
      break;
    case 5:
      main.normalize();
      break;
    case 6:
      // As frames of a list that is used again: the same nodes with other words.
      if (node instanceof Element) for (const inner of deep(node)) if (inner instanceof Text) inner.data = word(roll);
      break;
    case 7:
      if (other instanceof Element) other.replaceWith(...other.childNodes);
      break;
    case 8:
      if (node instanceof Text) node.after(document.createComment('hits'), word(roll));
      break;
    default:
      if (node instanceof Text) node.data = WORDS[roll(WORDS.length)]!;
      else if (node instanceof Element) node.replaceWith(build(roll, 2), ...node.childNodes);
  }
}

/** Every mark as the text nodes and offsets it stands on, in the order of the walk. */
async function found(running: ReturnType<typeof rehearse>): Promise<string[]> {
  await settled(running.annotator);
  const rules = running.annotator.list().map(({ rule, count }) => `${rule} ${count}`);
  const order = new Map<Node, number>();
  for (const node of deep(document.body)) order.set(node, order.size);
  const probe = document.createRange();
  // What is not laid out need not be registered, and may be.
  const laidOut = ({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): boolean => {
    probe.setStart(startContainer, startOffset);
    probe.setEnd(endContainer, endOffset);
    return probe.getClientRects().length > 0;
  };
  const marks = [...(CSS.highlights.get('rehearsal') ?? [])]
    .filter(laidOut)
    .map(
      ({ startContainer, startOffset, endContainer, endOffset }) =>
        `${String(order.get(startContainer)).padStart(4, '0')}:${startOffset}-${order.get(endContainer)}:${endOffset}`,
    );
  return [...rules.sort(), ...marks.sort()];
}

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'random page %i: after random changes the marks are those of a fresh reading',
  async (seed) => {
    const roll = dice(seed * 7919);
    const main = page('');
    for (let count = 0; count < 25; count++) main.append(build(roll, 4));
    main.append('40k');
    const running = rehearse();
    try {
      for (let round = 0; round < 6; round++) {
        await settled(running.annotator);
        for (let changes = roll(12) + 1; changes > 0; changes--) change(main, roll);
        const kept = await found(running);
        const before = `round ${round} ${main.getHTML({ serializableShadowRoots: true, shadowRoots: [...deep(main)].flatMap((node) => (node instanceof Element && node.shadowRoot) || []) })}`;
        const { revision } = running.detections.at(-1)!;
        running.annotator.rescan();
        // Evidence never wanes: a fresh detection must be told what the page once said.
        running.detections.at(-1)!.revision = revision;
        expect(kept, before).toEqual(await found(running));
      }
    } finally {
      running.annotator.stop();
    }
  },
);

test('a page that changes while it is read misses nothing', async () => {
  const main = page('<p>Deep Strike</p>'.repeat(3000));
  const running = rehearse();
  for (let round = 0; round < 30; round++) {
    await new Promise((done) => setTimeout(done, 1));
    const paragraphs = main.children;
    for (let index = 0; index < 20; index++) main.append(paragraphs[(round * 97 + index * 31) % paragraphs.length]!);
  }
  await settled(running.annotator);
  expect(running.annotator.count).toBe(3000);
  running.annotator.stop();
});

test('the work is sliced', async () => {
  page(`<p>${'Deep Strike and some words. '.repeat(20)}</p>`.repeat(2000));
  const running = rehearse();
  await settled(running.annotator);
  expect(running.annotator.count).toBe(40_000);
  expect(running.annotator.stats.slices).toBeGreaterThan(3);
  running.annotator.stop();
});
