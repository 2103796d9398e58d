import type { Ability } from '../steps/draft.ts';
import { anti } from './anti.ts';
import { blast } from './blast.ts';
import { cleave } from './cleave.ts';
import { cover } from './cover.ts';
import { devastatingWounds } from './devastating-wounds.ts';
import { harderToWound } from './harder-to-wound.ts';
import { heavy } from './heavy.ts';
import { indirectFire } from './indirect-fire.ts';
import { lance } from './lance.ts';
import { lethalHits } from './lethal-hits.ts';
import { melta } from './melta.ts';
import { mortalsOnCriticalWound } from './mortals-on-critical-wound.ts';
import { overwatch } from './overwatch.ts';
import { precision } from './precision.ts';
import { rapidFire } from './rapid-fire.ts';
import { stealth } from './stealth.ts';
import { sustainedHits } from './sustained-hits.ts';
import { torrent } from './torrent.ts';
import { twinLinked } from './twin-linked.ts';

/**
 * Every ability that changes an attack, in the order they are applied: Torrent before whatever asks for a Hit roll,
 * whatever gives cover before cover itself. To add one, write its file and list it here.
 */
export const everyAbility: readonly Ability[] = [
  torrent,
  blast,
  cleave,
  rapidFire,
  heavy,
  stealth,
  indirectFire,
  overwatch,
  cover,
  sustainedHits,
  lethalHits,
  lance,
  harderToWound,
  anti,
  twinLinked,
  devastatingWounds,
  mortalsOnCriticalWound,
  melta,
  precision,
];
