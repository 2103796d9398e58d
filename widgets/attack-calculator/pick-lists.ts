import { html, nothing, type TemplateResult } from 'lit';
import { SHOOTERS, type ShooterPreset, TARGETS, type TargetPreset } from '../../src/core/scenario/presets.ts';
import { fill } from '../messages.ts';
import { laterEnglish } from './messages-on-request.ts';
import { presetName, weaponName } from './preset-name.ts';
import type { Speech } from './speech.ts';

/** A list of weapons to pick from: those of the datasheet, then those everybody knows. */
export function shooterList(
  speech: Speech,
  rows: readonly ShooterPreset[],
  now: string,
  pick: (shooter: ShooterPreset) => void,
): TemplateResult {
  return html`<div class="pills" role="group" aria-label=${speech.say.weapon}>
    ${[...rows, ...SHOOTERS].map(
      (
        shooter,
      ) => html`<button class="pill ${shooter.id === now ? 'on' : ''}" aria-pressed=${shooter.id === now} @click=${() => pick(shooter)}>
        ${shooter.count > 1 ? `${shooter.count} ` : ''}${weaponName(speech, shooter.name, shooter.names, shooter.count)}
      </button>`,
    )}
  </div>`;
}

/** The search for a unit of the packs; absent without a source. */
export type TargetSearch = {
  readonly query: string;
  readonly found: readonly TargetPreset[];
  readonly search: ((query: string) => void) | undefined;
};

/** Targets to pick from: presets, and every unit of the packs by name. */
export function targetList(
  speech: Speech,
  now: string,
  pick: (target: TargetPreset) => void,
  { query, found, search }: TargetSearch,
): TemplateResult {
  const say = speech.words(laterEnglish);
  const figures = ({ toughness, save, invuln, wounds }: TargetPreset) =>
    [
      `T${toughness}`,
      `${save}+`,
      ...(invuln ? [fill(say.invulnerableOn, { save: `${invuln}+` })] : []),
      speech.count(speech.say.wounds, wounds),
    ].join(', ');
  const button = (target: TargetPreset, label: string) => html`<button
    class="pill ${target.id === now ? 'on' : ''}"
    aria-pressed=${target.id === now}
    title=${figures(target)}
    @click=${() => pick(target)}
  >
    ${label}
  </button>`;
  return html`<div class="pills" role="group" aria-label=${speech.say.target}>
      ${TARGETS.map((target) => button(target, `${target.models > 1 ? `${target.models} ` : ''}${presetName(speech, target.name)}`))}
    </div>
    ${
      search
        ? html`<input
              class="find"
              type="search"
              placeholder=${say.anyUnit}
              aria-label=${say.findUnit}
              .value=${query}
              @input=${(event: Event) => search((event.target as HTMLInputElement).value)}
              @keydown=${(event: KeyboardEvent) => event.key !== 'Escape' && event.key !== 'Tab' && event.stopPropagation()}
            />
            ${query ? html`<div class="pills" role="group" aria-label=${say.unitsFound}>${found.length ? found.map((target) => button(target, target.name)) : html`<span class="soft">${fill(say.noUnit, { name: query })}</span>`}</div>` : nothing}`
        : nothing
    }`;
}
