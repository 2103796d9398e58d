// Lit on its way into a bundle, without what nothing of ours uses: other style sheets than constructable ones, server
// rendering, decorators, other people's polyfills. The build fails when Lit has changed under an edit.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every browser we promise has constructable style sheets: of Lit's module about them this is left. */
const CSS_TAG = `
class Sheet {
  constructor(text) {
    this.cssText = text;
  }
  get styleSheet() {
    if (!this.made) (this.made = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.made;
  }
}
export const css = (strings, ...values) => new Sheet(String.raw({ raw: strings }, ...values.map(({ cssText }) => cssText)));
export const adoptStyles = (root, sheets) => {
  root.adoptedStyleSheets = sheets.map(({ styleSheet }) => styleSheet);
};
export const getCompatibleStyle = (sheet) => sheet;
`;

/** By file: what is taken out, and what stands there instead. */
const LEAN = {
  'lit-html.js': [
    // What Lit would leave on the page's `window`.
    [/,\w=\w\.litHtmlPolyfillSupport;\w\?\.\(\w,\w\),\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]+"\);/, ';'],
    [/:3===\w\?"<math>":""/, ':""'],
    [/:3===\w\?"<\/math>":""/, ':""'],
    [/\|\|3===\w\)/, ')'],
  ],
  'lit-element.js': [
    [/,\w\.litElementHydrateSupport\?\.\(.+?\);const \w=\w\.litElementPolyfillSupport;\w\?\.\(.+?\);/, ';'],
    [/\(\w\.litElementVersions\?\?=\[\]\)\.push\("[^"]+"\);/, ''],
  ],
  'reactive-element.js': [
    [/export\{CSSResult,css,supportsAdoptingStyleSheets,unsafeCSS\}/, 'export{css}'],
    [/,\w=\w\.reactiveElementPolyfillSupport,/, ','],
    [/,\w\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]+"\);/, ';'],
    // Decorators.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.+?\}(?=this\._\$Eh=new Map)/, ''],
    [/static addInitializer\(t\)\{.+?\}(?=static get)/, ''],
    [/,void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\)/, ''],
    [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
    // Attributes that are JSON, and defaults that are not reflected.
    [/case Object:case Array:t=null==t\?t:JSON\.stringify\(t\)/, ''],
    [/case Object:case Array:try\{.+?\}catch\(t\)\{i=null\}/, ''],
    [/\|\|i\.useDefault&&i\.reflect&&.+?(?=\)\)return)/, ''],
    [/\{useDefault:i,reflect:/, '{reflect:'],
    [/i&&!\(this\._\$Ej.+?\)\|\|\((this\._\$AL\.has.+?)\)\}async/, '$1}async'],
    [/this\._\$Ej\?\.get\(e\)\?\?/, ''],
    [/this\.hasUpdated\|\|i\|\|/, 'this.hasUpdated||'],
  ],
};

/** Lit assigns innerHTML once, on its own constant templates. Parsing them does the same, and `web-ext lint` is content. */
export const WITHOUT_INNER_HTML = [
  /(\w+)\.innerHTML\s*=\s*(\w+)/,
  '$1.content.append(new DOMParser().parseFromString("<template>"+$2+"</template>","text/html").querySelector("template").content)',
];

/** On a site whose trusted-types list lacks `lit-html`, Lit's import would throw: there it goes on without a policy. */
export const WITHOUT_POLICY = [
  /=(\w+)\?\1\.createPolicy\("lit-html",(\{createHTML:\w+=>\w+\})\):void 0/,
  '=$1?(()=>{try{return $1.createPolicy("lit-html",$2)}catch{}})():void 0',
];

/** Lit as far as it is used; `more` are edits of lit-html that one product needs. */
export const leanLit = (...more) => ({
  name: 'leanLit',
  setup(build) {
    build.onLoad({ filter: /@lit[\\/]reactive-element[\\/]css-tag\.js$/ }, () => ({ contents: CSS_TAG, loader: 'js' }));
    build.onLoad({ filter: /[\\/](lit-html|lit-element|reactive-element)\.js$/ }, async ({ path: file }) => {
      const name = path.basename(file);
      let contents = await readFile(file, 'utf8');
      for (const [pattern, replacement] of [...LEAN[name], ...(name === 'lit-html.js' ? more : [])]) {
        const before = contents;
        contents = before.replace(pattern, replacement);
        if (contents === before) throw new Error(`${name} has changed: look at ${pattern} in build/lit.mjs again.`);
      }
      return { contents, loader: 'js' };
    });
  },
});
