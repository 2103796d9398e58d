import type { Tier } from '../../rules/record.ts';
import type { Entry } from '../term-index.ts';

/** Where a term stands: all that a local sign may look at. */
export type Place = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
  readonly tier: Tier;
  readonly hasValue: boolean;
  /** Other rules of the run, in order, with the place of this one among them. */
  readonly all: readonly { readonly start: number; readonly end: number; readonly tier: Tier; readonly name: string }[];
  readonly at: number;
  /** Text before and after, at most 80 characters, ending at line breaks. */
  readonly before: string;
  readonly after: string;
  /** The page's language writes nouns with capitals (German), so a capital says nothing. */
  readonly nounCapitals: boolean;
};

/** The line of a place, at most 80 characters to each side. */
export function around(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 80);
  const lineEnd = after.indexOf('\n');
  return {
    before: before.slice(before.lastIndexOf('\n') + 1),
    after: lineEnd < 0 ? after : after.slice(0, lineEnd),
  };
}

/** Words that may follow a noun that stands alone; before anything else an English noun is an adjective or a verb. */
export const FUNCTION_WORD =
  /^(?:['’]s|and|or|nor|on|to|from|so|which|that|but|if|when|while|vs|versus|against|until|till|for|in|into|at|with|without|after|before|because|since|as|than|then|too|also|either|is|isn|isnt|are|aren|was|were|does|doesn|doesnt|do|don|dont|did|didn|works?|skips?|picks|turns|ignores|adds|grants|stacks?|allows|needs|matters|applies|counts|triggers|stops|saved|killed|can|cannot|cant|could|will|won|wont|would|may|might|must|should|has|have|had|gives?|lets?|means|means|makes?|helps?|just|still|only|again|now|this|next|turn|anyway|already|always|never|here|there|through|per|of|by|not|no|it|they|you|we|i|he|she|via|und|oder|auf|bei|mit|ohne|für|gegen|nicht|ist|kann|zweimal|et|ou|en|sur|avec|sans|pour|contre|est|y|o|con|sin|para|por|contra|es|e|ed|di|su|per|è|op|met|zonder|voor|i|lub|na|z|bez|dla|a|na|s|bez|pro)(?![\wäöüß])/i;
