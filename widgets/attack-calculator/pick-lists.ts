import { html, nothing, type TemplateResult } from 'lit';
import { SHOOTERS, type ShooterPreset, TARGETS, type TargetPreset } from '../../src/core/scenario/presets.ts';

/** A list of weapons to pick from: those of the datasheet, then those everybody knows. */
export function shooterList(
  rows: readonly ShooterPreset[],
  now: string,
  pick: (shooter: ShooterPreset) => void,
): TemplateResult {
  return html`<div class="pills" role="group" aria-label="Weapon">
    ${[...rows, ...SHOOTERS].map(
      (
        shooter,
      ) => html`<button class="pill ${shooter.id === now ? 'on' : ''}" aria-pressed=${shooter.id === now} @click=${() => pick(shooter)}>
        ${shooter.count > 1 ? `${shooter.count} ${shooter.names}` : shooter.name}
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
  now: string,
  pick: (target: TargetPreset) => void,
  { query, found, search }: TargetSearch,
): TemplateResult {
  const button = (target: TargetPreset, label: string) => html`<button
    class="pill ${target.id === now ? 'on' : ''}"
    aria-pressed=${target.id === now}
    title="T${target.toughness}, ${target.save}+${target.invuln ? `, invulnerable ${target.invuln}+` : ''}, ${target.wounds} wounds"
    @click=${() => pick(target)}
  >
    ${label}
  </button>`;
  return html`<div class="pills" role="group" aria-label="Target">
      ${TARGETS.map((target) => button(target, target.models > 1 ? `${target.models} ${target.name}` : target.name))}
    </div>
    ${
      search
        ? html`<input
              class="find"
              type="search"
              placeholder="Any unit by name"
              aria-label="Find a unit as the target"
              .value=${query}
              @input=${(event: Event) => search((event.target as HTMLInputElement).value)}
              @keydown=${(event: KeyboardEvent) => event.key !== 'Escape' && event.key !== 'Tab' && event.stopPropagation()}
            />
            ${query ? html`<div class="pills" role="group" aria-label="Units found">${found.length ? found.map((target) => button(target, target.name)) : html`<span class="soft">No unit called “${query}” in your packs.</span>`}</div>` : nothing}`
        : nothing
    }`;
}
