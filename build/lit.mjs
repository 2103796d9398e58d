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
    // Directives, of which we use none: what is given is the value. With them go the ways they are told of their part's end.
    [/function M\(t,i,s=t,e\)\{.+?\}(?=class R)/, 'const M=(t,i)=>i;'],
    [/setConnected\(t\)\{.+?\}(?=\}class H)/, ''],
    [/this\._\$AP\?\.\(!1,!0,\w\)/, ''],
    [/_\$AR\(t=this\._\$AA\.nextSibling,s\)\{for\(;/, '_$AR(t=this._$AA.nextSibling){for(;'],
    [/,this\._\$Cv=e\?\.isConnected\?\?!0/, ''],
    [/get parentNode\(\)\{return this\._\$AM\.parentNode\}get _\$AU\(\)\{return this\._\$AM\._\$AU\}/, ''],
    [/get parentNode\(\)\{let t=.+?(?=_\$AI\(t,i=this\)\{t=M)/, ''],
    [/get _\$AU\(\)\{return this\._\$AM\?\._\$AU\?\?this\._\$Cv\}/, ''],
    [/get tagName\(\)\{.+?(?=constructor\(t,i,s,e,h\))/, ''],
    // Expressions where an attribute's name or a comment would be, templates made by a compiler, objects that listen.
    [/1===r\.type\?(i=new r\.ctor\(.+?\)):6===r\.type&&\(i=new Z\(h,this,t\)\)/, '$1'],
    [/class Z\{.+?\}(?=const j=)/, ''],
    [/,F:Z\}/, '}'],
    [/else t\.startsWith\(o\)&&\(.+?\);(?=if\(y)/, ''],
    [/else\{let t=-1;for\(;-1!==.+?\}l\+\+/, 'l++'],
    [/"number"==typeof s\?this\._\$AC\(t\):\(void 0===.+?,s\);/, 'this._$AC(t);'],
    [/handleEvent\(t\)\{.+?:this\._\$AH\.handleEvent\(t\)\}/, 'handleEvent(t){this._$AH.call(this.options.host,t)}'],
    [/(e=t===A&&s!==A)\|\|t\.capture!==s\.capture.+?passive(?=,h=)/, '$1'],
  ],
  'lit-element.js': [
    [/connectedCallback\(\)\{super\.connectedCallback\(\).+?setConnected\(!1\)\}/, ''],
    [/,this\._\$Do=void 0/, ''],
    [/this\._\$Do=e\(r/, 'e(r'],
    [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
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
    // Ways of one's own from attributes and to them; properties without accessors, symbols as names.
    [/\(void 0!==i\.converter\?\.toAttribute\?i\.converter:u\)/, 'u'],
    [/,h="function"==typeof t\.converter.+?:u;/, ';'],
    [/const r=h\.fromAttribute\(s,t\.type\);this\[e\]=r\?\?r,/, 'this[e]=u.fromAttribute(s,t.type),'],
    [/,!s\.noAccessor\)\{/, '){'],
    [/s=\[\.\.\.r\(t\),\.\.\.o\(t\)\]/, 's=r(t)'],
    [/removeController\(t\)\{.+?\}(?=_\$E_)/, ''],
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

/** Expressions in what holds nothing but text: `<textarea>${…}</textarea>`. */
export const WITHOUT_RAW_TEXT = [
  [/\(y\.test\(u\[2\]\)&&\(n=RegExp\("<\/"\+u\[2\],"g"\)\),c=p\)/, '(c=p)'],
  [/if\(y\.test\(r\.tagName\)\)\{.+?\}\}(?=\}else if\(8===)/, ''],
  [/y=\/\^\(\?:script\|style\|textarea\|title\)\$\/i,/, ''],
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
