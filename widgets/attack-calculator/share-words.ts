import type { AttackFigures } from '../../src/core/combat/attack-result.ts';
import { CHOICES, readChoice } from '../../src/core/scenario/choices.ts';
import { fieldText } from '../../src/core/scenario/fields.ts';
import type { FilledAttack } from '../../src/core/scenario/fill-attack.ts';
import { type ShareFormat, shareText } from '../../src/core/scenario/share-text.ts';
import { exactly, summarise } from '../../src/core/scenario/summarise.ts';
import { fill } from '../messages.ts';
import { choiceMade } from './choice-name.ts';
import { laterEnglish } from './messages-on-request.ts';
import { presetName, weaponName } from './preset-name.ts';
import type { Speech } from './speech.ts';

/** What is shared of a calculator. */
export type SharedAttack = {
  readonly filled: Pick<FilledAttack, 'scenario' | 'shooter' | 'target' | 'unnamed'>;
  readonly result: AttackFigures;
  readonly link: string | undefined;
};

/** The result as a post, in the reader's language. */
export function shareWords({ filled, result, link }: SharedAttack, format: ShareFormat, speech: Speech): string {
  const heading = [speech.words(laterEnglish).exactOdds, filled.scenario.edition ?? '10e'] as const;
  return shareText({ title: titleOf(filled, speech), heading, rows: rowsOf(result, speech), link }, format);
}

/** "10 × boltgun (A2 3+ S4 AP0 D1) into 5 × Marines (T4 3+ W2), Lethal Hits, Half range". */
function titleOf({ scenario, shooter, target, unnamed }: SharedAttack['filled'], speech: Speech): string {
  const say = speech.words(laterEnglish);
  const text = (name: Parameters<typeof fieldText>[1]) => fieldText(scenario, name);
  const skill = text('skill') === '–' ? say.autoHit : text('skill');
  const { name, names } = shooter.shooter;
  const weapon = unnamed ? speech.say.aWeapon : weaponName(speech, name, names, 1);
  const gun = `${text('count')} × ${weapon} (A${text('attacks')} ${skill} S${text('strength')} AP${text('ap')} D${text('damage')})`;
  const invuln = text('invuln') === '–' ? '' : `/${text('invuln')}+`;
  const unit = `${text('models')} × ${presetName(speech, target.target.name)} (T${text('toughness')} ${text('save')}${invuln} W${text('wounds')})`;
  const also = CHOICES.flatMap((choice) => {
    const value = readChoice(scenario, choice);
    return value ? [choiceMade(speech, choice, value)] : [];
  });
  return [fill(say.firedInto, { gun, unit }), ...also].join(', ');
}

/** The figures worth sharing, in order: destroyed, kills, then averages. */
function rowsOf(result: AttackFigures, speech: Speech): readonly (readonly [string, string])[] {
  const { percent, amount } = speech;
  const say = speech.words(laterEnglish);
  const { mean, median, low, high } = summarise(exactly(result.killAtLeast));
  const kills = [say.killed, fill(speech.number(say.usuallyMean), { median, low, high, mean: amount(mean) })] as const;
  const several = result.killAtLeast
    .slice(1, -1)
    .flatMap((chance, index) =>
      chance >= 0.0005 ? [[fill(say.manyOrMore, { n: index + 1 }), percent(chance)] as const] : [],
    );
  const steps = [result.meanHits, result.meanWounds, result.meanUnsaved ?? Number.NaN]
    .map((one) => (Number.isNaN(one) ? '–' : amount(one)))
    .join(' · ');
  return [
    [say.unitDestroyed, percent(result.unitDestroyed)],
    ...(result.killAtLeast.length > 2 ? [kills, ...several] : []),
    [say.woundsLostMean, amount(result.meanWoundsLost)],
    [say.hitsWoundsUnsaved, steps],
  ];
}
