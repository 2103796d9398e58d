/**
 * The second half of the injected script: judging, marks, pointer, keyboard and cards. The background puts it into a frame
 * when the first half asks, which it does where the page may be about the game.
 */
import { PageMarking } from './page-marking.ts';

// Not there: the frame has gone on to another page meanwhile, and nobody waits.
globalThis.auspexHalf?.((ground) => new PageMarking(ground));
