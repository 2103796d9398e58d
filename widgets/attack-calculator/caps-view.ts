import { html, nothing, type TemplateResult } from 'lit';
import { capNotes } from '../../src/core/scenario/cap-notes.ts';
import type { Calculation } from './calculation.ts';

/** Limits of the rules that were reached, said where they matter. */
export function capsView({ filled }: Pick<Calculation, 'filled'>): TemplateResult | typeof nothing {
  const notes = capNotes(filled.scenario, filled.scenario.edition ?? '10e');
  return notes.length ? html`<p class="caps">${notes.join(' ')}</p>` : nothing;
}
