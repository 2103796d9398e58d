import type { DragDetail } from '../events.ts';

const STEP = 16;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function send(to: Element, dx: number, dy: number, end = false): void {
  const detail: DragDetail = { dx, dy, ...(end && { end }) };
  to.dispatchEvent(new CustomEvent<DragDetail>('auspex-drag', { detail, bubbles: true, composed: true }));
}

/**
 * Follows a pointer that went down on a card's header (or the grip in it). Screen coordinates, because the frame the
 * card stands in moves along.
 */
export function dragBy(down: PointerEvent, host: Element): void {
  const path = down.composedPath().filter((at): at is Element => at instanceof Element);
  const grip = path.some((at) => at.matches('.grip, .handle'));
  const header = path.some((at) => at.localName === 'header' || at.matches('.trail'));
  const control = path.some((at) => at.matches('button, a, input, select, h2'));
  const handle = path[0];
  if (!handle || down.button !== 0 || !(grip || (header && !control))) return;
  let { screenX: x, screenY: y } = down;
  const move = (event: Event): void => {
    const { screenX, screenY } = event as PointerEvent;
    if (screenX !== x || screenY !== y) send(host, screenX - x, screenY - y);
    x = screenX;
    y = screenY;
  };
  const end = new AbortController();
  handle.addEventListener('pointermove', move, { signal: end.signal });
  for (const name of ['pointerup', 'pointercancel']) {
    const letGo = (event: Event): void => {
      end.abort();
      // Where it was let go may be farther than the last move that was told.
      if (name === 'pointerup') move(event);
      send(host, 0, 0, true);
    };
    handle.addEventListener(name, letGo, { signal: end.signal });
  }
  handle.setPointerCapture(down.pointerId);
  down.preventDefault();
}

/** Arrow keys on the grip: the way to move a card without a pointer. */
export function dragByKey(event: KeyboardEvent, host: Element): void {
  const step = KEYS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  send(host, ...step);
}
