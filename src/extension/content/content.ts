/**
 * The injected script: the half that runs on every page. On a page of another subject it costs a look and puts nothing in.
 *
 *   settings ──► decide ──► look out (page layer, gate) ──► first sign: the second half (annotate.ts) comes in
 *                  │                                          ──► annotate ──► marks ──► hover, tap, key ──► stage ──► card
 *                  └── off for this site · the site's own embed is there · no index ──► dark, and the popup says why
 *
 * A copy that has outlived its extension (updated, switched off) goes dark when it is next seen or asked for a card.
 */
import { contentApi } from '../../browser/content-api.ts';
import { answering } from '../../browser/messages.ts';
import { REPORT_PORT, type ToContent } from '../../browser/protocol.ts';
import { changeSettings, loadSettings, watchSettings } from '../../browser/settings-store.ts';
import { ContentRun } from './content-run.ts';
import { watchEmbed } from './embed-presence.ts';

const api = contentApi();
/** Not where elements are no HTML: a feed, a drawing or data, shown as such, has no place for a card. */
const isPage = document.createElement('i') instanceof HTMLElement;
if (api?.runtime.id && isPage) {
  const run = new ContentRun(api, async (text) => {
    const { never } = await loadSettings(api.storage);
    await changeSettings(api.storage, { never: [...never, text] });
  });
  watchEmbed(() => run.giveWayToEmbed());
  document.addEventListener('visibilitychange', () => run.lookWhetherAlive());
  watchSettings(api.storage, (settings) => void run.follow(settings));
  void loadSettings(api.storage).then((settings) => run.follow(settings));

  api.runtime.onMessage.addListener(
    answering<ToContent, unknown>({
      'look-up': async ({ text }) => run.lookUp(text),
      'show-card': async ({ card }) => {
        await run.showAsked(card);
        return undefined;
      },
      walk: async ({ to }) => {
        await run.walk(to);
        return undefined;
      },
    }),
  );
  api.runtime.onConnect.addListener((port) => {
    if (port.name !== REPORT_PORT) return;
    const tell = () => port.postMessage(run.report());
    const stop = run.onChange(tell);
    port.onDisconnect.addListener(stop);
    tell();
  });
}
