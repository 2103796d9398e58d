import type { ChoiceId } from '../../src/core/scenario/choices.ts';
import type { FieldName } from '../../src/core/scenario/fields.ts';
import type { NumberProblem } from '../../src/core/scenario/parse-number.ts';
import type { ShooterName, TargetName } from '../../src/core/scenario/presets.ts';
import type { RollFieldName } from '../../src/core/scenario/roll-fields.ts';
import type { RollMessages } from '../roll-calculator/messages.ts';
import type { WoundTableMessages } from '../wound-table/messages.ts';
import type { LaterMessages } from './messages-on-request.ts';

/**
 * What a calculator says from the start, in English. `one|more` are the forms for one and for several, as `Speech.count`
 * chooses; what it says only when it is asked is in `messages-on-request.ts`.
 */
export const english = {
  odds: 'Odds',
  weapon: 'Weapon',
  target: 'Target',
  into: 'into',
  change: 'change',
  done: 'done',
  theWeapon: 'the weapon',
  theTarget: 'the target',
  undo: 'undo',
  allChanges: 'all changes',
  thisPage: 'this page:',
  setHere: 'set here:',
  quoted: '“{words}”',
  weaponsLikeThis: '{n} weapons like this',
  weaponOnPage: 'the weapon on this page',
  aWeapon: 'weapon',
  example: 'example',
  figures: 'Figures, step by step',
  wouldHelp: 'What would help',
  noSpill: 'no spill',
  noSpillWhy: 'Damage beyond a model’s last wound is lost; it never goes over to the next model.',
  modelsDestroyed: 'models destroyed',
  woundsLost: 'wounds lost',
  // lead
  fromKeyword: 'from this keyword',
  fromRule: 'from this rule',
  noDifference: 'No difference',
  killCharacter: 'to kill the Character',
  'gain-attacks': '{n} attack|{n} attacks',
  'gain-hits': '{n} hit|{n} hits',
  'gain-wounds': '{n} wound|{n} wounds',
  'gain-unsaved': '{n} unsaved wound|{n} unsaved wounds',
  'gain-damage': '{n} damage',
  'gain-lost': '{n} wounds lost',
  toKill: 'to kill {n}',
  toDestroy: 'to destroy it',
  forWounds: 'for {n} wound|for {n} wounds',
  kills: '{n} kill|{n} kills',
  wounds: '{n} wound|{n} wounds',
  isDestroyed: '{chance} destroyed',
  onAverage: 'on average',
  halfOrBetter: 'half of all tries or better',
  rangedOn: '{n} shot on {skill}+|{n} shots on {skill}+',
  meleeOn: '{n} attack on {skill}+|{n} attacks on {skill}+',
  rangedHit: '{n} shot that hits by itself|{n} shots that hit by themselves',
  meleeHit: '{n} attack that hits by itself|{n} attacks that hit by themselves',
  // the chance asked about
  killAll: 'Chance to kill all {n}',
  killMany: 'Chance to kill {n} or more',
  destroyIt: 'Chance to destroy it',
  loseMany: 'Chance of {n} or more wounds',
  against: '{chance} against A',
  allOf: 'all {n}',
  destroyed: 'destroyed',
  usually: 'usually',
  usuallyWhy: '80 of 100 tries end between {low} and {high} (10th to 90th percentile)',
  median: 'median',
  mean: 'mean',
  // numbers, and where they come from
  pageSays: 'this page says “{words}”',
  comesFrom: 'from {words}',
  'why-example': 'an example',
  'why-choice': 'your choice',
  'why-number': 'your number',
  'why-last': 'your last target',
  'why-has': 'from a target with {words}',
  'why-attached': 'from an Attached unit',
  'why-usual': 'from a usual value',
  'why-unit': '{words}',
  thisRule: 'this rule',
  valueOf: 'the X of {name}',
  limit: 'That is the limit.',
  more: 'more: {name}',
  less: 'less: {name}',
  // switches
  'about-weapon': 'Attacker',
  'about-situation': 'Situation',
  'about-target': 'Target',
  moreModifiers: 'more',
  fewerModifiers: 'fewer',
  modifiers: 'modifiers',
  // copying
  compare: 'compare',
  compareWhy: 'Keep this result as A, change something, see the difference',
  dropA: 'drop A',
  copyResult: 'Copy the result',
  copied: 'copied',
  text: 'Text',
  link: 'Link',
  // histogram
  chanceOf: 'Chance of {unit}',
  chartSum: 'Median {median}; 80 of 100 tries end between {low} and {high}.',
  orMoreOf: '{n} or more: {chance}',
  asTable: 'As a table',
  exactly: 'exactly',
  chance: 'chance',
  orMore: 'or more',
};

/** Choices that are called by a rule's name: names are data. */
type RuleName =
  | 'sustainedHits'
  | 'lethalHits'
  | 'devastatingWounds'
  | 'twinLinked'
  | 'antiCriticalWoundOn'
  | 'torrent'
  | 'blast'
  | 'rapidFire'
  | 'melta'
  | 'heavy'
  | 'lance'
  | 'ignoresCover'
  | 'cleave'
  | 'overwatch'
  | 'stealth'
  | 'fnp';

/** What the core names in English and every other language names by its id. */
export type CoreWord =
  | `choice-${Exclude<ChoiceId, RuleName>}`
  | `value-${'off' | 'on' | 'none' | '1s' | 'fails' | 'fish'}`
  | `field-${FieldName}`
  | `roll-${Exclude<RollFieldName, 'x' | 'fnp' | 'commandReroll'>}`
  | `target-${Exclude<TargetName, 'Terminators' | 'Rhino'> | 'models'}`
  | `shooter-${ShooterName | 'weapon'}`
  | `problem-${NumberProblem | 'too-large' | 'other'}`
  | 'label-models';

export type CalculatorMessages = Readonly<Record<keyof typeof english, string>>;

/** All that a language says of calculators. */
export type CalculatorLanguage = CalculatorMessages &
  LaterMessages &
  RollMessages &
  WoundTableMessages &
  Readonly<Record<CoreWord, string>>;
