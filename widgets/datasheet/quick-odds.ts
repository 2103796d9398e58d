import { countAttack } from '../../src/core/combat/count-attack.ts';
import type { MentionContext } from '../../src/core/match/mention.ts';
import type { Datasheet, WeaponProfile } from '../../src/core/rules/record.ts';
import type { Preferences, RuleSource } from '../../src/core/rules/rule-source.ts';
import { fillAttack } from '../../src/core/scenario/fill-attack.ts';
import type { TargetPreset } from '../../src/core/scenario/presets.ts';
import { LAST_TARGET, readTarget } from '../../src/core/scenario/remembered-target.ts';
import { presetName } from '../attack-calculator/preset-name.ts';
import { speechFor } from '../attack-calculator/speech.ts';
import { fill, wordsOf } from '../messages.ts';
import { sheetEnglish } from './messages.ts';
import { namedTarget } from './named-target.ts';

/** What a datasheet shows at the end of each weapon row, and against whom that is. */
export type OddsTable = {
  /** "0.83 kills", or "3.1 wounds" where the target is a single model; undefined for a weapon without figures. */
  readonly of: (weapon: WeaponProfile) => string | undefined;
  readonly note: string;
};

/**
 * Exact means of one of each weapon of a sheet, with the rules its keywords name, into the target that its calculator
 * would take: what the page names, else the one used last, else the usual one.
 */
export async function quickOdds(
  sheet: Datasheet,
  source: RuleSource,
  preferences: Preferences | undefined,
  locale: string | undefined,
  context: MentionContext = {},
): Promise<OddsTable> {
  const { edition } = sheet;
  const speech = speechFor(locale);
  const say = wordsOf(sheetEnglish, locale);
  const refs = [...new Set(sheet.weapons.flatMap(({ keywords }) => keywords.flatMap(({ ref }) => ref ?? [])))];
  const [records, stored, named] = await Promise.all([
    source.get(refs, edition),
    preferences?.get(LAST_TARGET),
    namedTarget(context.target?.value, source),
  ]);
  const known = Object.fromEntries(refs.flatMap((ref, at) => (records[at] ? [[ref, records[at]]] : [])));
  const remembered = readTarget(stored);
  let target: TargetPreset | undefined;
  const texts = new Map<WeaponProfile, string>();
  for (const weapon of sheet.weapons) {
    const filled = fillAttack({ record: sheet, edition, weapon, known, context, named, remembered });
    target ??= filled.target.target;
    const solved = filled.shooter.from === 'weapon' ? countAttack(filled.scenario) : undefined;
    if (!solved?.ok) continue;
    const { killAtLeast, meanModelsDestroyed, meanWoundsLost } = solved.value;
    // A single model is rarely killed by one weapon, and some weapons kill nobody: their wounds say more.
    const single = killAtLeast.length <= 2 || meanModelsDestroyed < 0.005;
    texts.set(
      weapon,
      single ? speech.count(say.quickWounds, meanWoundsLost) : speech.count(say.quickKills, meanModelsDestroyed),
    );
  }
  return {
    of: (weapon) => texts.get(weapon),
    note: target
      ? fill(say.quickNote, {
          target: `${target.models > 1 ? `${target.models} ` : ''}${presetName(speech, target.name)}`,
        })
      : '',
  };
}
