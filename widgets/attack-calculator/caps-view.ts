import { html, nothing, type TemplateResult } from 'lit';
import { capNotes } from '../../src/core/scenario/cap-notes.ts';
import { whyNothing } from '../../src/core/scenario/why-nothing.ts';
import { fill } from '../messages.ts';
import { type Calculation, changesNothing } from './calculation.ts';
import { laterEnglish } from './messages-on-request.ts';
import type { Speech } from './speech.ts';

/** Limits of the rules that were reached, and why a rule makes no difference, said where it matters. */
export function capsView(calculation: Calculation, { words }: Speech): TemplateResult | typeof nothing {
  const { scenario } = calculation.filled;
  const say = words(laterEnglish);
  const notes = changesNothing(calculation) ? whyNothing(scenario) : capNotes(scenario, scenario.edition ?? '10e');
  return notes.length
    ? html`<p class="caps">${notes.map(({ id, values }) => fill(say[`cap-${id}`], values)).join(' ')}</p>`
    : nothing;
}
