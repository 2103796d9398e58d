/**
 * A card that lives in a frame of an extension page: keys typed in it never reach the page, no CSP of the page touches it,
 * and the page can neither read nor restyle it.
 */
import type { ContentApi } from '../../browser/content-api.ts';
import { askBackground } from '../../browser/messages.ts';
import type { Ask } from '../../page/stage.ts';
import type { CardBox } from '../../page/stage-host/card-box.ts';
import type { Card, CardEvents } from '../../page/stage-host/deck-stage.ts';
import type { Room } from '../../page/stage-host/placement.ts';
import type { ManifestMessage } from '../manifest-messages.ts';
import { blockedNote } from './blocked-note.ts';
import type { Hello, Theme, ToFrame, ToHost } from './frame-protocol.ts';
import { isSandboxed } from './relay-stage.ts';

/** A loaded frame that has not answered by then was refused by the page (Cross-Origin-Embedder-Policy in Chromium). */
const BLOCKED_MS = 1000;

export type FrameCardOptions = {
  readonly api: ContentApi;
  readonly box: CardBox;
  readonly root: ShadowRoot;
  readonly events: CardEvents;
  readonly onNotARule: (text: string) => void;
  /** Called after a card was asked for. */
  readonly onOpen: () => void;
};

export class FrameCard implements Card {
  ready = false;
  readonly #options: FrameCardOptions;
  readonly #frame = document.createElement('iframe');
  #port: MessagePort | undefined;
  #ask: Ask | undefined;
  #id = 0;
  #blocked: HTMLElement | undefined;
  #blockedTimer = 0;

  constructor(options: FrameCardOptions) {
    this.#options = options;
    this.#frame.title = options.api.i18n.getMessage('rule' satisfies ManifestMessage);
    this.#frame.allow = 'clipboard-write';
    if (!isSandboxed(window)) this.#frame.src = options.api.runtime.getURL('card.html');
    // Again whenever the browser reloads it: Firefox does when the host moves into a dialog, and any browser does when the
    // page throws the host out and it is put back.
    this.#frame.addEventListener('load', () => void this.#connect());
    options.box.element.append(this.#frame);
    if (isSandboxed(window)) queueMicrotask(() => this.#becomeBlocked());
    // For the note of a blocked frame; over a frame of another process Chromium may send its owner none.
    options.box.element.addEventListener('pointerenter', () => options.events.pointer(true));
    options.box.element.addEventListener('pointerleave', () => options.events.pointer(false));
  }

  open(ask: Ask, theme: Theme, room: Room): void {
    this.#ask = ask;
    queueMicrotask(this.#options.onOpen);
    if (this.#blocked) {
      this.#showBlocked();
      return;
    }
    this.#send({ type: 'open', id: ++this.#id, card: { ...ask }, theme, ...room });
  }

  focus(): void {
    this.#frame.focus();
    this.#send({ type: 'focus' });
  }

  hasFocus(): boolean {
    return this.#options.root.activeElement === this.#frame;
  }

  madeRoom(ask: Ask): void {
    this.#send({ type: 'made-room', card: { ...ask } });
  }

  closed(): void {
    this.#ask = undefined;
    this.#send({ type: 'closed' });
  }

  dispose(): void {
    clearTimeout(this.#blockedTimer);
    this.#port?.close();
    this.#frame.remove();
  }

  /**
   * Gives the frame its port. Any page that learns the frame's address could do the same with a frame of its own, so the
   * frame asks the background whether this token came from a content script.
   */
  async #connect(): Promise<void> {
    const { api } = this.#options;
    if (isSandboxed(window)) return;
    this.#port?.close();
    this.ready = false;
    const channel = new MessageChannel();
    this.#port = channel.port1;
    channel.port1.onmessage = (event: MessageEvent<ToHost>) => this.#receive(event.data);
    const token = crypto.randomUUID();
    const known = await askBackground(api.runtime, 'hello', { token });
    if (!known) return;
    // getURL('') is the extension's own origin even where card.html has a dynamic address that redirects to it.
    const origin = new URL(api.runtime.getURL('')).origin;
    const hello: Hello = { type: 'card-port', token };
    try {
      this.#frame.contentWindow?.postMessage(hello, origin, [channel.port2]);
    } catch {
      return; // the frame is gone again: its next load connects
    }
    clearTimeout(this.#blockedTimer);
    this.#blockedTimer = window.setTimeout(() => {
      if (!this.ready && this.#port === channel.port1 && this.#frame.isConnected) this.#becomeBlocked();
    }, BLOCKED_MS);
  }

  #receive(message: ToHost): void {
    const { events, onNotARule } = this.#options;
    if (message.type === 'ready') {
      this.ready = true;
      events.ready();
    } else if (message.type === 'size') {
      if (message.id === this.#id && this.#ask) events.size(message);
    } else if (message.type === 'pointer') events.pointer(message.inside);
    else if (message.type === 'pin') events.pin();
    else if (message.type === 'drag') events.drag(message.dx, message.dy, message.end ?? false);
    else if (message.type === 'close') events.close();
    else if (message.type === 'not-a-rule') onNotARule(message.text);
  }

  #send(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  #becomeBlocked(): void {
    this.#blocked = blockedNote(() => {
      if (this.#ask) void askBackground(this.#options.api.runtime, 'open-window', { card: { ...this.#ask } });
    });
    this.#frame.hidden = true;
    this.#options.box.element.append(this.#blocked);
    this.ready = true;
    this.#options.events.ready();
  }

  #showBlocked(): void {
    if (!this.#blocked || !this.#ask) return;
    const button = this.#blocked.querySelector('button');
    const words = this.#options.api.i18n.getMessage('inWindow' satisfies ManifestMessage);
    // Not by `replace`, to which a text of the page may say "$&".
    if (button) button.textContent = words.split('%s').join(this.#ask.text);
    this.#options.events.size({ width: this.#blocked.offsetWidth || 240, height: this.#blocked.offsetHeight || 40 });
  }
}
