import { parseKeyword } from '../../../src/core/rules/keyword.ts';
import { makeResolver } from '../../../src/core/rules/resolve.ts';
import { type Complaint, eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

export const keywordsKnown: Linter = {
  name: 'keywords-known',
  sentence: 'Every weapon keyword and every core or faction ability of a datasheet is a rule of some pack.',
  check: (pack, all) => {
    const fronts = all.flatMap((other) => other.pack.records.map(({ front }) => front));
    const { name: find } = makeResolver(pack.pack.edition, fronts);
    return eachRecord('keywords-known', pack, ({ front }) => {
      const unknown = (at: string, written: readonly string[] = []): Complaint[] =>
        written.flatMap((text) => {
          const parsed = parseKeyword(text);
          if (parsed && find(parsed.name, front.set) !== undefined) return [];
          return [{ what: `${at}: "${text}" is no rule of the packs.`, mend: 'Mend the spelling, or add the rule.' }];
        });
      return [
        ...(front.weapons ?? []).flatMap((weapon, index) => unknown(`weapons[${index}].keywords`, weapon.keywords)),
        ...unknown('abilities.core', front.abilities?.core),
        ...unknown('abilities.faction', front.abilities?.faction),
      ];
    });
  },
};
