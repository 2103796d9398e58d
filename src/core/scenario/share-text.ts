import type { AttackFigures } from '../combat/attack-result.ts';
import type { AttackScenario } from '../combat/attack-scenario.ts';
import { CHOICES, readChoice } from './choices.ts';
import { fieldText } from './fields.ts';
import { amount, percent } from './format.ts';
import { exactly, summarise } from './summarise.ts';

/** What a post is written in. */
export type ShareFormat = 'plain' | 'markdown' | 'bbcode';

/** A result in words for a post: what was fired at what, and what comes of it. */
export type Shared = {
  readonly scenario: AttackScenario;
  readonly result: AttackFigures;
  readonly weapon: string;
  readonly target: string;
  /** Address that opens the same calculator, where there is one. */
  readonly link?: string;
};

/** "10 × boltgun (A2 3+ S4 AP0 D1) into 5 × Marines (T4 3+ W2), Lethal Hits, half range". */
export function describeScenario({ scenario, weapon, target }: Pick<Shared, 'scenario' | 'weapon' | 'target'>): string {
  const text = (name: Parameters<typeof fieldText>[1]) => fieldText(scenario, name);
  const skill = text('skill') === '–' ? 'auto-hit' : text('skill');
  const gun = `${text('count')} × ${weapon} (A${text('attacks')} ${skill} S${text('strength')} AP${text('ap')} D${text('damage')})`;
  const invuln = text('invuln') === '–' ? '' : `/${text('invuln')}+`;
  const unit = `${text('models')} × ${target} (T${text('toughness')} ${text('save')}${invuln} W${text('wounds')})`;
  const also = CHOICES.flatMap((choice) => {
    const value = readChoice(scenario, choice);
    const label = choice.values.find((one) => one.value === value)?.label ?? value;
    return value ? [label === 'on' ? choice.label : `${choice.label} ${label}`] : [];
  });
  return [`${gun} into ${unit}`, ...also].join(', ');
}

/** The figures worth sharing, in order: destroyed, kills, then averages. */
export function shareRows({ result }: Pick<Shared, 'result'>): readonly (readonly [string, string])[] {
  const { mean, median, low, high } = summarise(exactly(result.killAtLeast));
  const models = result.killAtLeast.length - 1;
  return [
    ['Unit destroyed', percent(result.unitDestroyed)],
    ...(models > 1
      ? ([
          ['Models destroyed', `${median} (10–90 %: ${low}–${high}), mean ${amount(mean)}`],
          ...result.killAtLeast
            .slice(1, -1)
            .flatMap((chance, index) => (chance >= 0.0005 ? [[`${index + 1} or more`, percent(chance)] as const] : [])),
        ] as const)
      : []),
    ['Wounds lost (mean)', amount(result.meanWoundsLost)],
    [
      'Hits · wounds · unsaved',
      [result.meanHits, result.meanWounds, result.meanUnsaved ?? Number.NaN]
        .map((one) => (Number.isNaN(one) ? '–' : amount(one)))
        .join(' · '),
    ],
  ];
}

/** The result as plain text, a Markdown table or BBCode, ready to paste. */
export function shareText(shared: Shared, format: ShareFormat): string {
  const title = describeScenario(shared);
  const rows = shareRows(shared);
  const { link } = shared;
  if (format === 'plain')
    return [title, ...rows.map(([name, value]) => `${name}: ${value}`), ...(link ? [link] : [])].join('\n');
  if (format === 'markdown') {
    const safe = (text: string) => text.replace(/[\\|*_`[\]<>]/g, '\\$&');
    const head = `**${safe(title)}**\n\n| exact odds | 10th/11th |\n`.replace(
      '10th/11th',
      shared.scenario.edition ?? '10e',
    );
    const body = rows.map(([name, value]) => `| ${safe(name)} | ${safe(value)} |`).join('\n');
    return `${head}| --- | ---: |\n${body}${link ? `\n\n<${link}>` : ''}`;
  }
  const safe = (text: string) => text.replace(/\[/g, '(').replace(/\]/g, ')');
  const body = rows.map(([name, value]) => `[*]${safe(name)}: [b]${safe(value)}[/b]`).join('\n');
  return `[b]${safe(title)}[/b]\n[list]\n${body}\n[/list]${link ? `\n[url]${link}[/url]` : ''}`;
}
