import type { Block } from '../../text/tree.ts';
import type { FactsContext } from './facts-context.ts';
import { sentence } from './missing-text.ts';
import { inWords, tidyName } from './names.ts';
import type { CompositionRow } from './source-shape.ts';
import type { WeaponIndex } from './weapons.ts';

export type UnitMakeUp = {
  /** One entry per kind of model: "4 to 9 Intercessors" as the source names them. */
  readonly composition: readonly (readonly Block[])[];
  readonly loadout: readonly Block[];
};

export const NO_MAKE_UP: UnitMakeUp = { composition: [], loadout: [] };

/** What a unit is made of, and what each of its models carries at first. */
export function unitMakeUp(row: CompositionRow, weapons: WeaponIndex, context: FactsContext): UnitMakeUp {
  const where = `unitCompositions/${row.faction_id}/${row.unit_id}`;
  const good = row.models.filter(({ name, min, max }) => {
    const sound = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max >= min && max > 0;
    if (!sound)
      context.complain('impossible-value', where, `${min} to ${max} of "${name}".`, 'The models are left out.');
    return sound;
  });
  const composition = good.map(({ name, min, max }) => [
    sentence(`${min === max ? min : `${min} to ${max}`} ${tidyName(name)}`),
  ]);
  const carried = good.flatMap(({ name, default_weapon_ids = [] }) => {
    const found = default_weapon_ids.flatMap((id) => {
      const item = weapons.find(id, row.faction_id) ?? context.source.wargear.find((one) => one.id === id);
      return item ? [tidyName(item.name)] : [];
    });
    const names = [...new Set(found)];
    return names.length > 0 ? [`${tidyName(name)}: ${inWords(names)}.`] : [];
  });
  const loadout: Block[] = carried.length > 0 ? [{ ul: [...new Set(carried)].map((text) => [sentence(text)]) }] : [];
  return { composition, loadout };
}
