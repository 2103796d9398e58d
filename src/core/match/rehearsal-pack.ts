import type { PackTerms, TermEntry } from '../rules/record.ts';

const entry = (
  id: string,
  name: string,
  kind: TermEntry['kind'],
  terms: TermEntry['terms'],
  value?: TermEntry['value'],
): TermEntry => ({
  id,
  name,
  kind,
  set: 'core',
  terms,
  ...(value && { value }),
});

/** For tests: a small pack with one rule of each sort the detector treats differently. */
export const PACK: PackTerms = {
  schema: 1,
  pack: 'rehearsal',
  edition: '10e',
  date: '2026-01-01',
  revision: 'r1',
  guards: ['heavy bolter', 'bolt pistol', 'scout bikes'],
  entries: [
    entry(
      'sustained-hits',
      'Sustained Hits',
      'weapon-ability',
      [
        { text: 'sustained hits {v}', tier: 'distinct' },
        { text: 'sustained hits', tier: 'distinct' },
        { text: 'sh {v}', tier: 'shared', needs: 'value' },
      ],
      'dice',
    ),
    entry('lethal-hits', 'Lethal Hits', 'weapon-ability', [{ text: 'lethal hits', tier: 'distinct' }]),
    entry('devastating-wounds', 'Devastating Wounds', 'weapon-ability', [
      { text: 'devastating wounds', tier: 'distinct' },
      { text: 'devestating wounds', tier: 'distinct', typo: true },
      { text: 'dw', tier: 'word', needs: 'capital' },
    ]),
    entry(
      'feel-no-pain',
      'Feel No Pain',
      'core-ability',
      [
        { text: 'feel no pain {v}', tier: 'distinct' },
        { text: 'feel no pain', tier: 'shared' },
        { text: 'fnp {v}', tier: 'distinct' },
        { text: 'fnp', tier: 'shared' },
      ],
      'roll+',
    ),
    entry(
      'invulnerable-save',
      'Invulnerable Save',
      'core-concept',
      [
        { text: 'invulnerable save', tier: 'distinct' },
        { text: 'invuln', tier: 'distinct' },
      ],
      'roll+',
    ),
    entry(
      'anti',
      'Anti',
      'weapon-ability',
      [
        { text: 'anti-{kw} {v}', tier: 'distinct' },
        { text: 'anti-{kw}', tier: 'shared' },
      ],
      'keyword+roll',
    ),
    entry('twin-linked', 'Twin-linked', 'weapon-ability', [{ text: 'twin-linked', tier: 'distinct' }]),
    entry('battle-shock', 'Battle-shock', 'core-concept', [{ text: 'battle-shock', tier: 'distinct' }]),
    entry('reavers-haste', "Reavers' Haste", 'detachment-stratagem', [{ text: "reavers' haste", tier: 'distinct' }]),
    entry('montka', "Mont'ka", 'detachment-rule', [{ text: "mont'ka", tier: 'distinct' }]),
    entry('brekkeknots', 'Brëkkeknots', 'detachment-rule', [{ text: 'brëkkeknots', tier: 'distinct' }]),
    entry(
      'rapid-fire',
      'Rapid Fire',
      'weapon-ability',
      [
        { text: 'rapid fire {v}', tier: 'distinct' },
        { text: 'rapid fire', tier: 'shared' },
      ],
      'dice',
    ),
    entry('fire', 'Fire', 'keyword', [{ text: 'fire', tier: 'word' }]),
    entry(
      'scouts',
      'Scouts',
      'core-ability',
      [
        { text: 'scouts {v}', tier: 'distinct', needs: 'value' },
        { text: 'scouts', tier: 'word' },
      ],
      'inches',
    ),
    entry(
      'objective-control',
      'Objective Control',
      'core-concept',
      [{ text: 'oc', tier: 'shared', needs: 'capital' }],
      'number',
    ),
    entry(
      'mortal-wounds',
      'Mortal Wounds',
      'core-concept',
      [
        { text: '{v} mortals', tier: 'shared' },
        { text: 'mortal wounds', tier: 'shared' },
      ],
      'dice',
    ),
    entry('fall-back', 'Fall Back', 'core-concept', [{ text: 'fall-back', tier: 'shared' }]),
    ...['Heavy', 'Blast', 'Assault', 'Torrent', 'Leader', 'Stealth', 'Hover'].map((name) =>
      entry(name.toLowerCase(), name, 'weapon-ability', [{ text: name.toLowerCase(), tier: 'word' }]),
    ),
    entry(
      'cleave',
      'Cleave',
      'weapon-ability',
      [
        { text: 'cleave {v}', tier: 'shared', needs: 'value' },
        { text: 'cleave', tier: 'word' },
      ],
      'number',
    ),
    entry(
      'critical-hit',
      'Critical Hit',
      'core-concept',
      [
        { text: 'crits on 5s', tier: 'shared' },
        { text: 'crits on {v}', tier: 'shared', needs: 'value' },
      ],
      'roll+',
    ),
    entry(
      'armour-penetration',
      'Armour Penetration',
      'core-concept',
      [{ text: 'armour penetration', tier: 'shared' }],
      'number',
    ),
    entry('target-profiles', 'Target Profiles', 'notation', [{ text: 'meq', tier: 'shared' }]),
    entry('siegecraft', 'Siegecraft', 'detachment-stratagem', [{ text: 'siegecraft', tier: 'word' }]),
  ],
};

/** The same rules in the other edition, one of them new. */
export const PACK_11: PackTerms = {
  ...PACK,
  pack: 'rehearsal-11',
  edition: '11e',
  entries: [
    ...PACK.entries.filter(({ id }) => id !== 'siegecraft'),
    entry('ingress-move', 'Ingress Move', 'core-concept', [{ text: 'ingress move', tier: 'distinct' }]),
  ],
};
