import { html, nothing, type TemplateResult } from 'lit';
import type { Datasheet, RuleRecord } from '../../src/core/rules/record.ts';
import type { Ref } from '../../src/core/text/tree.ts';
import { type AskFor, askButton, blocks } from '../card/text-tree.ts';
import { icons } from '../icons.ts';
import type { SheetMessages } from './messages.ts';
import { keywords } from './weapons.ts';

/** Core and faction abilities as questions; the sheet's own with their gist, the text one press away. */
export function abilities(
  { abilities: { core, faction, own } }: Datasheet,
  say: SheetMessages,
  known: ReadonlyMap<Ref, RuleRecord>,
  nameOf: (ref: Ref) => string,
  ask: AskFor,
): TemplateResult | typeof nothing {
  if (core.length + faction.length + own.length === 0) return nothing;
  const line = (label: string, uses: typeof core) =>
    uses.length ? html`<p class="line"><span>${label}</span> ${keywords(uses, ask)}</p>` : nothing;
  return html`<section class="abilities" aria-label=${say.abilities}>
    ${line(say.coreAbilities, core)} ${line(say.factionAbilities, faction)}
    ${own.map((ref) => {
      const record = known.get(ref);
      if (!record) return html`<p class="line">${askButton(ref, nameOf(ref), ask)}</p>`;
      return html`<details>
        <summary>${icons.more}<span><b>${record.name}</b>${record.gist ? html` <span class="hint">${record.gist}</span>` : nothing}</span></summary>
        <div class="text">${blocks(record.body, ask)}</div>
      </details>`;
    })}
  </section>`;
}
