/** The pages the tests open. Their words are ours; each shows one thing a page of the real web does. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { serve } from '../../site/serve.mjs';

export type TestPage = { readonly body: string; readonly headers?: Readonly<Record<string, string>> };

const TITLE = 'Havocs in Warhammer 40,000: autocannons or bolters? - tactics forum';
const html = (body: string, head = '', title = TITLE) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Records what a page could notice of us: window messages, keys, errors. */
const SPY = `<script>
  seen = { messages: 0, keys: [], bubbled: [], errors: [] };
  addEventListener('message', () => seen.messages++);
  addEventListener('keydown', (event) => seen.keys.push(event.key), true);
  document.addEventListener('keydown', (event) => seen.bubbled.push(event.key));
  addEventListener('error', (event) => seen.errors.push(String(event.message)));
</script>`;

const FORUM = `<main><h1>Autocannons or heavy bolters?</h1>
  <article class="post"><p id="first">Three heavy bolters with <b>[SUSTAINED HITS 1]</b>: 9 shots hitting on 3s, S5 AP-1 D2, into Marines.</p></article>
  <article class="post"><p id="second">Keep a CP for Rapid Ingress, and mind Fire Overwatch when they come out of deep strike. Terminators have a 4++.</p>
  <p id="third">Feel No Pain 5+ and Devastating Wounds matter too, say my Havocs.</p></article></main>`;

const NEWS = `<main><h1>Heavy rain and a blast of cold</h1><p>Heavy traffic met the leader of the council, who took charge under cover of night. Scouts advanced with precision and stealth; a torrent closed the bridge.</p><p>Doctors say you feel no pain. The visitors fall back after a sustained assault.</p></main>`;

const ARMIES = `<main><h1>Necrons against Custodes</h1>
  <article class="post"><p>Two units of Skorpekh Destroyers and a Canoptek Doomstalker met Trajann Valoris, and my Intercessor Squad held the home objective.</p></article></main>`;

const PLAIN = `<main><h1>The castle by the river</h1><p>The Ancient Lord drank the Venom in Silence, and by noon the walls were overrun. The Raiders took what they could; a Captain and his Lieutenant fled to the Rhino house of the zoo.</p></main>`;

const REACT = `<main><h1>Warhammer 40k list</h1><div id="app"></div></main><script src="/react-app.js"></script>`;

const EMBED =
  '<script type="module" src="/embed/auspex.js" data-auspex data-edition="10e" data-scope=".post" data-exclude=".signature"></script>';
const EMBED_BODY = `${FORUM}<p id="outside">Outside the posts: Lethal Hits.</p><article class="post"><p class="signature">Lethal Hits forever</p>
  <p>A term: <auspex-term id="term" rule="deep-strike"><abbr title="Set up later">Deep Strike</abbr></auspex-term></p>
  <p>Misspelt: <auspex-term id="misspelt" rule="deep-stirke"><abbr title="Set up later">this one</abbr></auspex-term></p>
  <auspex-rule-card id="card" rule="deep-strike"><p>Deep Strike, in short.</p></auspex-rule-card>
  <auspex-rule-card id="unknown" rule="no-such-rule"><p>Something else.</p></auspex-rule-card></article>`;

export const PAGES: Readonly<Record<string, TestPage>> = {
  forum: { body: html(`${SPY}${FORUM}<textarea id="reply"></textarea>`) },
  dark: {
    body: html(
      FORUM,
      '<style>:root { color-scheme: dark; background: rgb(20, 24, 30); color: rgb(230, 233, 240) }</style>',
    ),
  },
  light: { body: html(FORUM, '<style>:root { background: rgb(250, 246, 238); color: rgb(30, 30, 30) }</style>') },
  armies: { body: html(ARMIES, '', 'Warhammer 40k battle report') },
  'armies-embed': {
    body: html(
      `${ARMIES}<p>Sustained Hits 1.</p><script type="module" src="/embed/auspex.js" data-auspex data-armies></script>`,
      '',
      'Warhammer 40k battle report',
    ),
  },
  plain: { body: html(PLAIN, '', 'The castle by the river') },
  news: { body: html(`${SPY}${NEWS}`, '', 'Heavy rain and a blast of cold') },
  strict: {
    body: html(FORUM),
    headers: {
      'content-security-policy':
        "default-src 'none'; frame-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'permissions-policy': 'clipboard-write=()',
    },
  },
  coep: {
    body: html(FORUM),
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  },
  dialog: {
    body: html(
      `<p>Warhammer 40,000 outside: Lethal Hits.</p><dialog id="dialog" style="overflow:hidden"><p>Inside: Sustained Hits 1 and Rapid Ingress.</p><button>Close</button></dialog><button id="open" onclick="dialog.showModal()">Open</button>`,
    ),
  },
  fullscreen: {
    body: html(
      `<p>Warhammer 40,000.</p><div id="stage" style="background:white"><p>Inside: Sustained Hits 1.</p><button id="full" onclick="stage.requestFullscreen()">Full</button></div>`,
    ),
  },
  editor: {
    body: html(
      `${FORUM}<div id="editor" contenteditable="true" style="min-height:60px;border:1px solid">Start: </div><input id="field" value=""><textarea id="area"></textarea>`,
    ),
  },
  react: { body: html(REACT) },
  shadow: {
    body: html(`<h1>Warhammer 40,000 thread</h1><x-post></x-post><script>
    customElements.define('x-post', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<p>In a shadow root: Sustained Hits 1 and Rapid Ingress.</p>'; } });
  </script>`),
  },
  late: { body: html(`<h1>Warhammer 40,000 thread</h1><div id="list"><p>First post about Lethal Hits.</p></div>`) },
  long: {
    body: html(
      `<h1>Warhammer 40k</h1><p>At the top: Rapid Ingress.</p><div style="height:3000px"></div><p>Far below: Fire Overwatch.</p>`,
    ),
  },
  'small-frame': {
    body: html(
      `<h1>Warhammer 40,000</h1><p>Lethal Hits outside.</p><iframe id="inner" src="/inner" style="width:300px;height:120px;border:1px solid"></iframe>`,
    ),
  },
  inner: { body: html('<p>Warhammer 40,000: Sustained Hits 1 in a small frame.</p>') },
  'site-rules': {
    body: html(
      FORUM,
      '<style>* { display: block !important; opacity: 0.9 !important; visibility: visible !important; color-scheme: dark !important } :root > *:not(head):not(body) { display: none !important; transform: scale(0) !important; opacity: 0 !important }</style>',
    ),
  },
  link: {
    body: html(
      `<h1>Warhammer 40,000</h1><p>See <a id="link" href="#followed">Rapid Ingress</a> for more on Deep Strike.</p>`,
    ),
  },
  embed: { body: html(`${SPY}${EMBED_BODY}`, EMBED) },
  'embed-late': {
    body: html(
      `${FORUM}<button id="add" onclick="const s=document.createElement('script');s.type='module';s.src='/embed/auspex.js';s.dataset.auspex='';document.head.append(s)">Add</button>`,
    ),
  },
  'embed-twice': { body: html(EMBED_BODY, `${EMBED}<script src="/embed/auspex.classic.js" data-auspex></script>`) },
  // The same server under another name, whose files of this folder may be read by nobody else.
  'embed-far': {
    body: html(
      EMBED_BODY,
      `<script>document.write('<script src="http://127.0.0.1:' + location.port + '/far/auspex.classic.js" data-auspex></' + 'script>')</script>`,
    ),
  },
  'embed-classic': {
    body: html(
      EMBED_BODY,
      '<script src="/embed/auspex.classic.js" data-auspex data-edition="11e" data-scope=".post" defer></script>',
    ),
  },
  'embed-types': { body: html(EMBED_BODY, EMBED), headers: { 'content-security-policy': "trusted-types 'none'" } },
  'embed-strict': {
    body: html(EMBED_BODY, EMBED),
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
    },
  },
  'embed-odds': {
    body: html(
      '<h1>Odds</h1><auspex-rule-card rule="10e:deep-strike"></auspex-rule-card><auspex-rule-card rule="10e:lethal-hits"></auspex-rule-card><auspex-attack-calculator edition="11e" shooter="3 lascannons"></auspex-attack-calculator><auspex-attack-calculator id="second" shooter="3 heavy bolters" target="5 marines"></auspex-attack-calculator><auspex-rule-card id="sheet" rule="10e:havocs"></auspex-rule-card><p style="height:150vh">The end.</p>',
      '<script type="module" src="/embed/auspex.js" data-edition="10e"></script>',
    ),
  },
  'embed-rtl': {
    body: html(
      '<auspex-attack-calculator shooter="3 heavy bolters" target="5 marines"></auspex-attack-calculator><auspex-wound-table strength="5" toughness="4"></auspex-wound-table><auspex-datasheet rule="havocs"></auspex-datasheet>',
      '<script>document.documentElement.dir = "rtl"</script><script type="module" src="/embed/auspex.js" data-edition="10e"></script>',
    ),
  },
  'embed-plain': { body: html(EMBED_BODY) },
};

let reactApp: Promise<string> | undefined;
/** A React list that re-renders, reorders and drops rows, as forums do. */
function reactBundle(): Promise<string> {
  reactApp ??= esbuild
    .build({
      entryPoints: [fileURLToPath(new URL('./react-app.mjs', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'warning',
    })
    .then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return reactApp;
}

/** Serves the pages above, and the built site with the embed for everything else; `lost` are files that it has not, for now. */
export async function servePages() {
  const lost: RegExp[] = [];
  const site = await serve(fileURLToPath(new URL('../../dist/site', import.meta.url)), {
    respond: (url: URL) => {
      if (lost.some((file) => file.test(url.pathname)))
        return { body: '', status: 404, headers: { 'content-type': 'text/javascript' } };
      const page = PAGES[url.pathname.slice(1)];
      if (page) return { body: page.body, headers: page.headers };
      if (url.pathname === '/far/auspex.classic.js')
        return { body: readDist('embed/auspex.classic.js'), headers: { 'content-type': 'text/javascript' } };
      if (url.pathname === '/react-app.js')
        return reactBundle().then((body) => ({ body, headers: { 'content-type': 'text/javascript' } }));
      return undefined;
    },
  });
  return { url: (name: string) => `${site.origin}/${name}`, close: site.close, lost };
}

export const readDist = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../dist/${file}`, import.meta.url)), 'utf8');
