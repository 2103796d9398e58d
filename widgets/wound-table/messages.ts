/** What the table of Strength against Toughness says, in English. */
export const woundEnglish = {
  woundRoll: 'Wound roll',
  woundsOn: 'S{s} wounds T{t} on {n}+',
  againstOn: 'S{s} against T{t}: {n}+',
  walkTable: 'Strength in rows, Toughness in columns; arrow keys walk',
  twice: 'twice the Toughness or more',
  higher: 'higher than the Toughness',
  equal: 'equal',
  lower: 'lower than the Toughness',
  half: 'half the Toughness or less',
};

export type WoundTableMessages = Readonly<Record<keyof typeof woundEnglish, string>>;
