import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { CardElement } from '../card/card-element.ts';
import { counterpart } from '../card/counterpart.ts';
import { askButton, blocks, textOf } from '../card/text-tree.ts';
import { sheetEnglish } from '../datasheet/messages.ts';
import { wordsOf } from '../messages.ts';
import { editionCompareStyles } from './edition-compare.styles.ts';
import { compareEnglish } from './messages.ts';
import { type Section, sections } from './sections.ts';
import { type Token, tokenKey, tokensOf } from './tokens-of.ts';
import { type Run, wordDifference } from './word-difference.ts';

/**
 * One rule in two editions, side by side where there is room: what only one has is marked word by word; parts that are
 * the same are shown once.
 *
 * @attr rule - id or reference, looked up in `source`; the other edition is looked up too
 * @prop record, other - the two records, in any order, instead of `rule`
 */
export class EditionCompare extends CardElement {
  static override properties: PropertyDeclarations = { other: { attribute: false } };
  static override styles = [CardElement.styles, editionCompareStyles];

  declare other: RuleRecord | undefined;

  protected override fits(record: RuleRecord): record is RuleRecord {
    return record !== undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.rule && changed.has('record')) void this.#meetOther();
  }

  async #meetOther(): Promise<void> {
    const { record, source } = this;
    const variants = (record && (await source?.variants(`${record.edition}:${record.id}`).catch(() => []))) ?? [];
    if (record && record === this.record) this.other = counterpart(record, variants);
  }

  protected override pills(record: RuleRecord): unknown {
    return this.other ? nothing : super.pills(record);
  }

  protected override origins(record: RuleRecord): readonly RuleRecord[] {
    return this.other ? [record, this.other] : [record];
  }

  protected override body(record: RuleRecord): unknown {
    const { other } = this;
    if (!other)
      return html`${record.gist ? html`<p class="gist">${record.gist}</p>` : nothing}<div class="text">${blocks(textOf(record), this.ask)}</div>`;
    const [older, newer] = record.edition < other.edition ? [record, other] : [other, record];
    const say = {
      ...this.say,
      ...wordsOf(sheetEnglish, this.locale),
      ...wordsOf(compareEnglish, this.locale),
    };
    const name = ({ edition }: RuleRecord) => (edition === '11e' ? say.edition11 : say.edition10);
    const compared = sections(older, newer, say).map((section) => ({ section, runs: difference(section) }));
    if (compared.every(({ runs }) => runs.every(({ kind }) => kind === 'same'))) {
      return html`<p class="gist">${say.same}</p>${compared.map(({ section, runs }) => this.#shared(section, runs))}`;
    }
    return html`<div class="sides">
      <div class="side head" aria-hidden="true">${name(older)}</div><div class="side head new" aria-hidden="true">${name(newer)}</div>
      ${compared.map(({ section, runs }) =>
        runs.every(({ kind }) => kind === 'same')
          ? this.#shared(section, runs)
          : html`${section.label ? html`<h3>${section.label}</h3>` : nothing}
              <div class="side" role="group" data-edition=${name(older)} aria-label=${`${section.label} ${name(older)}`}>${this.#side(runs, 'gone')}</div>
              <div class="side new" role="group" data-edition=${name(newer)} aria-label=${`${section.label} ${name(newer)}`}>${this.#side(runs, 'new')}</div>`,
      )}
    </div>`;
  }

  #shared({ label }: Section, runs: readonly Run<Token>[]): TemplateResult {
    return html`${label ? html`<h3>${label}</h3>` : nothing}<div class="shared">${this.#side(runs, 'same')}</div>`;
  }

  /** One edition's text: the common words and its own, in lines. */
  #side(runs: readonly Run<Token>[], own: Run<Token>['kind']): unknown {
    const lines: { kind: Token['line']; pieces: unknown[] }[] = [];
    for (const { kind, tokens } of runs) {
      if (kind !== 'same' && kind !== own) continue;
      for (const stretch of byLine(tokens)) {
        const [first] = stretch;
        if (first?.line || lines.length === 0) lines.push({ kind: first?.line ?? 'p', pieces: [] });
        const tokens = stretch.filter(({ line }) => !line);
        const words = tokens.map((token, at) => this.#word(token, at === 0 && kind !== 'same'));
        if (words.length === 0) continue;
        const gap = kind !== 'same' && /^\s/.test(tokens[0]?.text ?? '') ? ' ' : '';
        const marked =
          kind === 'same' ? words : kind === 'gone' ? html`<del>${words}</del>` : html`<ins>${words}</ins>`;
        lines.at(-1)?.pieces.push(gap, marked);
      }
    }
    const filled = lines.filter(({ pieces }) => pieces.length > 0);
    return filled.length
      ? filled.map(({ kind, pieces }) => html`<p class=${kind ?? 'p'}>${pieces}</p>`)
      : html`<p class="none">–</p>`;
  }

  /** `first`: of a mark, whose space before stays outside of it. */
  #word({ text, bold, ref }: Token, first: boolean): unknown {
    const word = first || ref ? text.trimStart() : text;
    const weighed = bold ? html`<b>${word}</b>` : word;
    return ref ? [word === text || first ? '' : ' ', askButton(ref, weighed, this.ask)] : weighed;
  }
}

function difference({ older, newer }: Section): Run<Token>[] {
  return wordDifference(tokensOf(older), tokensOf(newer), tokenKey);
}

/** Tokens cut before each start of a line. */
function byLine(tokens: readonly Token[]): Token[][] {
  const cut: Token[][] = [];
  for (const token of tokens) {
    if (token.line || cut.length === 0) cut.push([]);
    cut.at(-1)?.push(token);
  }
  return cut;
}
