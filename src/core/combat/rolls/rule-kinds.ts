import { advance } from './kinds/advance.ts';
import { battleShock } from './kinds/battle-shock.ts';
import { charge } from './kinds/charge.ts';
import { darkPact } from './kinds/dark-pact.ts';
import { deadlyDemise } from './kinds/deadly-demise.ts';
import { desperateEscape } from './kinds/desperate-escape.ts';
import { feelNoPain } from './kinds/feel-no-pain.ts';
import { grenade } from './kinds/grenade.ts';
import { hazardous } from './kinds/hazardous.ts';
import { mortalWounds } from './kinds/mortal-wounds.ts';
import { pool } from './kinds/pool.ts';
import { table } from './kinds/table.ts';
import { crushingImpact, tankShock } from './kinds/tank-shock.ts';

/** The kinds of single rolls that rules of packs ask for, by name. */
export const ruleKinds = {
  advance,
  battleShock,
  charge,
  crushingImpact,
  darkPact,
  deadlyDemise,
  desperateEscape,
  feelNoPain,
  grenade,
  hazardous,
  mortalWounds,
  pool,
  table,
  tankShock,
};
