/**
 * The typed door to the extension API for the background and for extension pages.
 *
 * webextension-polyfill turns itself off where `browser` is native (Firefox, Chrome 148+); it is here for its types and for
 * browsers in between. Content scripts do not import this file: see `content-api.ts`.
 */
import browser from 'webextension-polyfill';

export { browser };
