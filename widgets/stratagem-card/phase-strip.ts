import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Stratagem } from '../../src/core/rules/record.ts';
import type { Messages } from '../messages.ts';

const ROUND = ['command', 'movement', 'shooting', 'charge', 'fight'] as const;

/** The five phases of a turn as a strip, the ones it is used in lit, with the turn drawn beside the words. */
export function phaseStrip({ phase, turn }: Stratagem, say: Messages): TemplateResult | typeof nothing {
  const any = phase.includes('any');
  const on = ROUND.filter((name) => any || phase.includes(name));
  if (on.length === 0) return nothing;
  const words = any ? say.any : on.map((name) => say[name]).join(', ');
  return html`<div class="strip" role="img" aria-label=${`${say.phases}: ${words}, ${say[turn]}`}>
    ${ROUND.map((name) => html`<span class=${on.includes(name) ? 'on' : ''}>${say[name]}</span>`)}
  </div>`;
}

/** Whose turn: a disc of two halves, yours below (your side of the table), the opponent's above. */
export function turnMark(turn: Stratagem['turn']): TemplateResult {
  return html`<svg class="turn" viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="5" />
    ${turn === 'opponent' ? nothing : svg`<path d="M1 6h10a5 5 0 0 1-10 0z" />`}
    ${turn === 'your' ? nothing : svg`<path d="M1 6h10a5 5 0 0 0-10 0z" />`}
  </svg>`;
}
