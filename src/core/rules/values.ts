import type { ValueType } from './record.ts';

/** Rules whose value is a roll or a distance, by folded name, so that "Feel No Pain 5" and "Scouts 6" print as players write them. */
const WRITTEN: Readonly<Record<string, ValueType>> = {
  feelnopain: 'roll+',
  fnp: 'roll+',
  invulnerablesave: 'roll+',
  invuln: 'roll+',
  anti: 'keyword+roll',
  scouts: 'inches',
  scout: 'inches',
  aura: 'inches',
};

export function valueTypeOf(foldedName: string): ValueType | undefined {
  return Object.hasOwn(WRITTEN, foldedName) ? WRITTEN[foldedName] : undefined;
}

/** A value as rules print it: "d3" → "D3", "4" → "4+" for a roll, "6" → `6"` for a distance, "1d6+3" → "D6+3". */
export function printValue(value: string, type: ValueType | undefined): string {
  const plain = value.toUpperCase().replace(/\s+/g, '').replace(/^1D/, 'D');
  if ((type === 'roll+' || type === 'keyword+roll') && /^\d+$/.test(plain)) return `${plain}+`;
  if (type === 'inches' && /^[\dD+]+$/.test(plain)) return `${plain}"`;
  return plain;
}
