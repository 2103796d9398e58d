import { html, nothing, type TemplateResult } from 'lit';
import { fieldText } from '../../src/core/scenario/fields.ts';
import type { FilledAttack } from '../../src/core/scenario/fill-attack.ts';
import { fill } from '../messages.ts';
import { presetName, weaponName } from './preset-name.ts';
import type { Speech } from './speech.ts';

/** "3 heavy bolters", or what stands for a weapon that the page does not name. */
export function shooterName({ shooter, unnamed }: FilledAttack, count: number, speech: Speech): string {
  const { weaponsLikeThis, weaponOnPage } = speech.say;
  if (unnamed) return count > 1 ? fill(weaponsLikeThis, { n: count }) : weaponOnPage;
  const { name, names } = shooter.shooter;
  const words = weaponName(speech, name, names, count);
  return count > 1 ? `${count} ${words}` : words;
}

/** "3 heavy bolters", with the number as it stands now. */
export function shooterLine(filled: FilledAttack, speech: Speech): TemplateResult {
  const example =
    filled.shooter.from === 'preset' && !filled.unnamed ? html` <span>${speech.say.example}</span>` : nothing;
  return html`<b>${shooterName(filled, filled.scenario.weapons[0]?.count ?? 1, speech)}</b>${example}`;
}

/** "5 Marines T4 · 3+ · 2 wounds". */
export function targetLine({ scenario, target }: FilledAttack, speech: Speech): TemplateResult {
  const text = (field: Parameters<typeof fieldText>[1]) => fieldText(scenario, field);
  const models = text('models');
  const invuln = text('invuln') === '–' ? '' : ` / ${text('invuln')}+`;
  return html`<b>${models === '1' ? '' : `${models} `}${presetName(speech, target.target.name)}</b>
    <span>T${text('toughness')} · ${text('save')}${invuln} · ${speech.count(speech.say.wounds, Number(text('wounds')))}</span>`;
}
