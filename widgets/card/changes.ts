import { html, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { icons } from '../icons.ts';
import { dateText, fill, type Messages } from '../messages.ts';
import { type AskFor, blocks } from './text-tree.ts';

/** What the rule said before, newest change first, each folded away under its date. */
export function changes(record: RuleRecord, say: Messages, locale: string | undefined, ask: AskFor): TemplateResult[] {
  const newestFirst = [...(record.changed ?? [])].sort((a, b) => b.date.localeCompare(a.date));
  return newestFirst.map(
    ({ date, was }) => html`<details class="change">
      <summary>${icons.more}<span>${fill(say.changed, { date: dateText(date, locale) })}</span></summary>
      <div class="text"><p class="was">${say.before}</p>${blocks(was, ask)}</div>
    </details>`,
  );
}
