import { html, nothing, type TemplateResult } from 'lit';
import { capNotes } from '../../src/core/scenario/cap-notes.ts';
import { fill } from '../messages.ts';
import type { Calculation } from './calculation.ts';
import type { Speech } from './speech.ts';

/** Limits of the rules that were reached, said where they matter. */
export function capsView({ filled }: Pick<Calculation, 'filled'>, { say }: Speech): TemplateResult | typeof nothing {
  const notes = capNotes(filled.scenario, filled.scenario.edition ?? '10e');
  return notes.length
    ? html`<p class="caps">${notes.map(({ id, values }) => fill(say[`cap-${id}`], values)).join(' ')}</p>`
    : nothing;
}
