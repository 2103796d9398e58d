import { pathToFileURL } from 'node:url';
import type { AttackScenario, Weapon } from '../../../src/core/combat/attack-scenario.ts';
import type { Peer } from './peer.ts';

type Crunch = (input: unknown) => { stages: { name: string; expected: number }[] };

/** The damage engine of @alpaca-software/40kdc-data (expected values); undefined when it is not installed here or in AUSPEX_PEERS. */
export async function loadCrunch(): Promise<Peer | undefined> {
  const name = '@alpaca-software/40kdc-data';
  try {
    const folder = process.env.AUSPEX_PEERS;
    const address = folder ? pathToFileURL(`${folder}/${name}/dist/index.js`).href : name;
    const { crunch } = (await import(address)) as { crunch: Crunch };
    return { name, method: 'expected values', solve: (scenario) => ask(crunch, scenario) };
  } catch {
    return undefined;
  }
}

function ask(crunch: Crunch, { weapons, target }: AttackScenario): { models: number } | undefined {
  const [weapon] = weapons;
  const [group] = target.groups;
  const known = weapons.length === 1 && target.groups.length === 1 && !target.cover && !weapon?.mortalsOnCriticalWound;
  if (!known || !weapon || !group) return undefined;
  try {
    const { stages } = crunch({
      attacker: { weapon: asWeapon(weapon), profileIndex: 0 },
      target: { unit: asUnit(group), profileIndex: 0, modelCount: group.models },
      modelsFiring: weapon.count,
      buffs: group.fnp
        ? [{ source: { kind: 'manual', label: 'fnp' }, contribution: { type: 'feel-no-pain', threshold: group.fnp } }]
        : [],
      context: { phase: weapon.kind === 'melee' ? 'fight' : 'shooting' },
    });
    const models = stages.find((stage) => stage.name === 'models-killed')?.expected;
    return models === undefined ? undefined : { models };
  } catch {
    return undefined;
  }
}

function asWeapon(weapon: Weapon): unknown {
  const { sustainedHits, lethalHits, devastatingWounds, antiCriticalWoundOn, blast } = weapon.abilities ?? {};
  const keywords = [
    sustainedHits ? { keyword_id: 'sustained-hits', parameters: { value: sustainedHits } } : undefined,
    lethalHits ? { keyword_id: 'lethal-hits' } : undefined,
    devastatingWounds ? { keyword_id: 'devastating-wounds' } : undefined,
    antiCriticalWoundOn
      ? { keyword_id: 'anti', parameters: { target_keyword: 'target', threshold: antiCriticalWoundOn } }
      : undefined,
    blast ? { keyword_id: 'blast' } : undefined,
  ].filter(Boolean);
  const skill = weapon.kind === 'melee' ? { WS: weapon.skill } : { BS: weapon.skill };
  const stats = { A: weapon.attacks, ...skill, S: weapon.strength, AP: weapon.ap, D: weapon.damage };
  const range = weapon.kind === 'melee' ? 'Melee' : 24;
  return { id: 'weapon', name: 'weapon', type: weapon.kind, profiles: [{ name: 'weapon', range, stats, keywords }] };
}

function asUnit(group: AttackScenario['target']['groups'][number]): unknown {
  const profile = {
    name: 'model',
    T: group.toughness,
    Sv: group.save,
    W: group.wounds,
    invuln: group.invuln,
    invuln_sv: group.invuln,
  };
  return {
    id: 'unit',
    name: 'unit',
    keywords: ['target'],
    faction_keywords: [],
    profiles: [profile],
    model_count: { min: group.models },
  };
}
