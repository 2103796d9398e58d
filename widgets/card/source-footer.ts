import { html, nothing, type TemplateResult } from 'lit';
import type { RuleRecord, Source } from '../../src/core/rules/record.ts';
import { icons } from '../icons.ts';
import { dateText, type Messages } from '../messages.ts';
import { dot } from './dot.ts';

/** Where the text comes from, how old it is, a way there; whoever mounts the card may add to it by slot `footer`. */
export function sourceFooter(records: readonly RuleRecord[], say: Messages, locale?: string): TemplateResult {
  return html`<footer part="footer">
    <span class="from">${records.map(({ source }) => html`<span class="apart">${origin(source, say, locale)}</span>`)}</span>
    <slot name="footer"></slot>
  </footer>`;
}

function origin(source: Source, say: Messages, locale?: string): TemplateResult {
  const doc = source.doc === '40kdc-data' ? `Powered by ${source.doc}` : source.doc;
  const place = [doc, source.ref].filter(Boolean).join(', ');
  const address = safeAddress(source);
  return html`${
    address
      ? html`<a href=${address} target="_blank" rel="noopener noreferrer" title=${say.source}>${place}${icons.outward}</a>`
      : html`<span>${place}</span>`
  }${source.date ? html`<time datetime=${source.date}>${dot}${dateText(source.date, locale)}</time>` : nothing}`;
}

/** Packs are data from anywhere: only web addresses become links. */
function safeAddress(source: Source): string | undefined {
  return source.url && /^https?:\/\//i.test(source.url) ? source.url : undefined;
}
