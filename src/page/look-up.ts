/** The card of a text somebody selected. */
import type { Detection } from '../core/match/mention.ts';
import { ask } from './ask.ts';
import type { Spot, Stage } from './stage.ts';

/** Text looked up is cut here: a selected page is no question. */
const LONGEST = 2000;

/**
 * Shows the card of the first rule named in a text, by default the selected one. `read` begins a detection for it.
 * False where no rule is named or the text is nowhere to be seen.
 */
export function lookUpText(document: Document, text: string | undefined, stage: Stage, read: () => Detection): boolean {
  const selection = document.getSelection();
  const words = (text ?? selection?.toString() ?? '').slice(0, LONGEST).trim();
  if (words === '') return false;
  try {
    const detection = read();
    const scanned = detection.add(words);
    const [candidate] = [...scanned.candidates].sort((a, b) => b.end - b.start - (a.end - a.start));
    if (!candidate) return false;
    stage.warm();
    stage.show(
      ask(candidate, scanned, detection, words.slice(candidate.start, candidate.end)),
      selectionSpot(document),
    );
    return true;
  } catch {
    return false;
  }
}

/** Where the selection is; without one, the middle of the viewport's upper third. */
function selectionSpot(document: Document): Spot {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const again = (): DOMRect | undefined => range?.getClientRects()[0] ?? focusedBox(document);
  const { x, y, width, height } = again() ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
  const node = range?.startContainer;
  const element = node instanceof Element ? node : (node?.parentElement ?? document.documentElement);
  return { rect: { x, y, width, height }, element, again };
}

/** Text selected in a field has no range: the field stands for it. */
function focusedBox(document: Document): DOMRect | undefined {
  const focused = document.activeElement;
  return focused && focused !== document.body ? focused.getBoundingClientRect() : undefined;
}
