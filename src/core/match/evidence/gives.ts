import { FUNCTION_WORD, type Place } from './place.ts';

const GIVES =
  /(?:\b(?:gives?|gave|given|gains?|gained|gets?|got|gotten|has|have|had|having|grants?|granted|with|without|w\/|loses?|lost|no|not|vs\.?|versus|against|ignores?|lacks?|via|through|use|uses|using|used|bring|brings|bringing|does|do|explain|explains|about|called|keyword|keywords|ability|abilities|rules?:?|includes?|including|plus|pop|popped|into|add|adds|adding|into|bekommt|hat|haben|durch|mit|ohne|avec|sans|tiene|con|sin|ma|met|zonder)(?: (?:a|an|the|them|it|him|you|me|us|units?|both|all|innate|native|free))?|\+)\s+["“'‘*_[]*$/i;

/** "gains Stealth", "vs blast", "no indirect, promise": had, given or taken, and not as an adjective of the next word. */
export function gives({ before, after }: Place): boolean {
  if (/^\s*\?/.test(after) && /\b(?:and|or|about)\s$/i.test(before)) return true;
  return GIVES.test(before) && standsAlone(after);
}

/** Followed by punctuation, the end or a function word. */
export function standsAlone(after: string): boolean {
  const rest = after.replace(/^["”'’*_\])]+/, '');
  return (
    /^\s*(?:$|[.,;:!?…/)+|&=<>→—–\]]|->|- )/.test(rest) || (/^\s/.test(rest) && FUNCTION_WORD.test(rest.trimStart()))
  );
}
