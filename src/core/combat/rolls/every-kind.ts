import { advance } from './kinds/advance.ts';
import { battleShock } from './kinds/battle-shock.ts';
import { charge } from './kinds/charge.ts';
import { darkPact } from './kinds/dark-pact.ts';
import { deadlyDemise } from './kinds/deadly-demise.ts';
import { desperateEscape } from './kinds/desperate-escape.ts';
import { feelNoPain } from './kinds/feel-no-pain.ts';
import { explosives, grenade } from './kinds/grenade.ts';
import { hazardous } from './kinds/hazardous.ts';
import { leadership } from './kinds/leadership.ts';
import { mortalWounds } from './kinds/mortal-wounds.ts';
import { objective } from './kinds/objective.ts';
import { pool } from './kinds/pool.ts';
import { table } from './kinds/table.ts';
import { crushingImpact, tankShock } from './kinds/tank-shock.ts';

/** Every kind of single roll by name. To add one, write its file and list it here. */
export const everyKind = {
  advance,
  battleShock,
  charge,
  crushingImpact,
  darkPact,
  deadlyDemise,
  desperateEscape,
  explosives,
  feelNoPain,
  grenade,
  hazardous,
  leadership,
  mortalWounds,
  objective,
  pool,
  table,
  tankShock,
};

/** Name of a kind of roll. */
export type RollName = keyof typeof everyKind;

/** What a kind asks for. */
export type RollInputs<Name extends RollName> = Parameters<(typeof everyKind)[Name]['solve']>[0];

/** What a kind answers. */
export type RollFigures<Name extends RollName> = ReturnType<(typeof everyKind)[Name]['solve']>;
