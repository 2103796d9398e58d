import { alone } from './alone.ts';
import { bracket, bracketList } from './bracket.ts';
import { capital, sentenceStart, titleCased } from './capital.ts';
import { followedBy } from './followed-by.ts';
import { gives } from './gives.ts';
import { inCode } from './in-code.ts';
import { label } from './label.ts';
import { listed } from './listed.ts';
import { markedUp, quoted } from './marked-up.ts';
import { nameRun } from './name-run.ts';
import { neighbour } from './neighbour.ts';
import { nominal } from './nominal.ts';
import { figure, hyphenated, idiom, modifier, verb } from './ordinary.ts';
import type { Place } from './place.ts';
import { stratagemNear } from './stratagem-near.ts';
import { unusual } from './unusual.ts';
import { weaponName } from './weapon-name.ts';
import { weaponRow } from './weapon-row.ts';
import type { ClaimSign } from './weights.ts';

/** Every sign that stands beside a term, one function each. */
export const LOCAL_SIGNS: readonly (readonly [ClaimSign, (place: Place) => boolean])[] = [
  ['value', ({ hasValue }) => hasValue],
  ['bracketList', bracketList],
  ['bracket', bracket],
  ['weaponRow', weaponRow],
  ['followedBy', followedBy],
  ['capital', capital],
  ['sentenceStart', sentenceStart],
  ['titleCased', titleCased],
  ['gives', gives],
  ['listed', listed],
  ['neighbour', neighbour],
  ['alone', alone],
  ['unusual', unusual],
  ['nominal', nominal],
  ['label', label],
  ['markedUp', markedUp],
  ['quoted', quoted],
  ['stratagem', stratagemNear],
  ['nameRun', nameRun],
  ['weaponName', weaponName],
  ['modifier', modifier],
  ['hyphenated', hyphenated],
  ['verb', verb],
  ['idiom', idiom],
  ['figure', figure],
  ['inCode', inCode],
];

export function localSigns(place: Place): ClaimSign[] {
  const found: ClaimSign[] = [];
  for (const [name, test] of LOCAL_SIGNS) if (test(place)) found.push(name);
  return found;
}
