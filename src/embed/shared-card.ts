/** A link that was shared from a card: the card opens again, with its calculation. */
import type { Spot, Stage } from '../page/stage.ts';

/** `#10e:anti,4%2B,Vehicle!` and the scenario. */
const LINK = /^#([^,!]+),([^,!]*),([^,!]*)!(\d~.+)$/;

/** Opens the card the address asks for, in the middle of the window, if it asks for one. */
export function openSharedCard(stage: Stage): void {
  const [, ref = '', value, keyword, scenario] = LINK.exec(location.hash) ?? [];
  if (!scenario) return;
  const read = (text = '') => (text ? decodeURIComponent(text) : undefined);
  const again = () => new DOMRect(innerWidth / 2, 40, 1, 1);
  const spot: Spot = { rect: again(), element: document.body, again };
  const params = { value: read(value), keyword: read(keyword) };
  stage.show({ refs: [decodeURIComponent(ref)], text: '', params, context: {}, scenario }, spot);
}
