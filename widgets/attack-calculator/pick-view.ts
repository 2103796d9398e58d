import { html, nothing, type TemplateResult } from 'lit';
import { fieldText } from '../../src/core/scenario/fields.ts';
import type { FilledAttack } from '../../src/core/scenario/fill-attack.ts';

/** "3 heavy bolters", or what stands for a weapon that the page does not name. */
export function shooterName({ shooter, unnamed }: FilledAttack, count: number): string {
  if (unnamed) return count > 1 ? `${count} weapons like this` : 'the weapon on this page';
  const { name, names } = shooter.shooter;
  return count > 1 ? `${count} ${names}` : name;
}

/** "3 heavy bolters", with the number as it stands now. */
export function shooterLine(filled: FilledAttack): TemplateResult {
  const example = filled.shooter.from === 'preset' && !filled.unnamed ? html` <span>example</span>` : nothing;
  return html`<b>${shooterName(filled, filled.scenario.weapons[0]?.count ?? 1)}</b>${example}`;
}

/** "5 Marines T4 · 3+ · 2 wounds". */
export function targetLine({ scenario, target }: FilledAttack): TemplateResult {
  const text = (field: Parameters<typeof fieldText>[1]) => fieldText(scenario, field);
  const models = text('models');
  const invuln = text('invuln') === '–' ? '' : ` / ${text('invuln')}+`;
  const wounds = `${text('wounds')} ${text('wounds') === '1' ? 'wound' : 'wounds'}`;
  return html`<b>${models === '1' ? '' : `${models} `}${target.target.name}</b>
    <span>T${text('toughness')} · ${text('save')}${invuln} · ${wounds}</span>`;
}
