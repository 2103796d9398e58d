import { automatonOf } from './automaton.ts';
import type { SignWord } from './evidence/sign-words.ts';
import type { Entry, TermIndex, Use } from './term-index.ts';

/** Of the layout below; another number is refused. */
const FORMAT = 1;

type Head = {
  readonly format: number;
  readonly states: number;
  readonly uses: readonly (readonly Use[])[];
  readonly entries: readonly Entry[];
  readonly signs: readonly SignWord[];
};

/**
 * An index as bytes, so that a build can ship it instead of building it on every page. Only the tree of terms is kept,
 * five bytes a state (parent and symbol, then the output); the transitions are rebuilt by copying rows.
 *
 * Layout, little-endian: length of the head, head (JSON), then per state its parent (4), symbol (1) and output + 1 (4).
 */
export function packIndex(index: TermIndex): Uint8Array<ArrayBuffer> {
  const { parent, symbol, out } = index.automaton;
  const states = out.length;
  const head: Head = { format: FORMAT, states, uses: index.uses, entries: index.entries, signs: index.signs };
  const json = ascii(JSON.stringify(head));
  const bytes = new Uint8Array(4 + json.length + states * 9);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  bytes.set(json, 4);
  const at = 4 + json.length;
  for (let state = 0; state < states; state++) {
    view.setUint32(at + state * 4, parent[state] ?? 0, true);
    view.setUint8(at + states * 4 + state, symbol[state] ?? 0);
    view.setUint32(at + states * 5 + state * 4, (out[state] ?? -1) + 1, true);
  }
  return bytes;
}

/** The index again, or undefined when the bytes are not of this format. */
export function unpackIndex(bytes: Uint8Array): TermIndex | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length < 4 ? 0 : view.getUint32(0, true);
  if (length === 0 || bytes.length < 4 + length) return undefined;
  const head = readHead(bytes.subarray(4, 4 + length));
  const at = 4 + length;
  if (!head || bytes.length !== at + head.states * 9) return undefined;
  const { states } = head;
  const parent = new Int32Array(states);
  const symbol = new Uint8Array(states);
  const out = new Int32Array(states);
  for (let state = 0; state < states; state++) {
    parent[state] = view.getUint32(at + state * 4, true);
    symbol[state] = view.getUint8(at + states * 4 + state);
    out[state] = view.getUint32(at + states * 5 + state * 4, true) - 1;
  }
  const automaton = automatonOf({ parent, symbol, out });
  return { automaton, uses: head.uses, entries: head.entries, signs: head.signs };
}

/** JSON needs nothing beyond ASCII; the core has no text encoder. */
function ascii(json: string): Uint8Array {
  const plain = json.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

function readHead(bytes: Uint8Array): Head | undefined {
  let json = '';
  for (let at = 0; at < bytes.length; at += 8192) json += String.fromCharCode(...bytes.subarray(at, at + 8192));
  try {
    const head = JSON.parse(json) as Head;
    return head.format === FORMAT && Number.isInteger(head.states) ? head : undefined;
  } catch {
    return undefined;
  }
}
