import { type Complaint, eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

export const valuesDeclared: Linter = {
  name: 'values-declared',
  sentence: 'A rule with a value has a term that shows it, and only such a rule uses {v}, {kw}, $v or $kw.',
  check: (pack) =>
    eachRecord('values-declared', pack, ({ front }) => {
      const complaints: Complaint[] = [];
      const texts = (front.terms ?? []).flatMap(({ text, forms = [] }) => [text, ...forms]);
      const type = front.value?.type;
      const effects = JSON.stringify(front.effect ?? []);
      for (const text of texts) {
        const odd = /\{(?!v\}|kw\})[^}]*\}?|(?<!\{v|\{kw)\}/.exec(text);
        if (odd)
          complaints.push({
            what: `terms: "${text}" has "${odd[0]}".`,
            mend: 'Only {v} and {kw} stand for something.',
          });
        if (text.includes('{v}') && !type) {
          complaints.push({
            what: `terms: "${text}" has a value, the rule has none.`,
            mend: 'Add value: { type: number }, or take {v} out.',
          });
        }
        if (text.includes('{kw}') && type !== 'keyword+roll') {
          complaints.push({
            what: `terms: "${text}" has a keyword.`,
            mend: 'Write value: { type: keyword+roll }, or take {kw} out.',
          });
        }
      }
      if (type && texts.length > 0 && !texts.some((text) => text.includes('{v}'))) {
        complaints.push({
          what: 'terms: none of them shows the value.',
          mend: `Add "${front.name.toLowerCase()} {v}".`,
        });
      }
      if (!type && effects.includes('$v')) {
        complaints.push({
          what: 'effect: $v is used, the rule has no value.',
          mend: 'Add value: { type: number }, or write the number.',
        });
      }
      if (type !== 'keyword+roll' && effects.includes('$kw')) {
        complaints.push({
          what: 'effect: $kw is used, the rule has no keyword.',
          mend: 'Write value: { type: keyword+roll }, or name the keyword.',
        });
      }
      return complaints;
    }),
};
