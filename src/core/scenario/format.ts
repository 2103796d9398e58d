/** Numbers as a card shows them. */

/** A chance from 0 to 1: `73.6 %`; never a rounded 0 or 100 for something that is possible or may fail. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - 1e-12) return '100 %';
  if (chance < 0.001) return '<0.1 %';
  if (chance > 0.999) return '>99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
}

/** An average: two digits behind the point where they say something, fewer where they do not. */
export function amount(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const text = value.toFixed(digits);
  return (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace('-', '−');
}

/** A difference with its sign: `+1.5`, `−0.3`, `±0`. */
export function signed(value: number): string {
  const text = amount(value);
  return text === '0' || text === '−0' ? '±0' : value > 0 ? `+${text}` : text;
}

/** A difference of chances in percentage points: `+12.3 %`. */
export function signedPercent(value: number): string {
  const text = (Math.abs(value) * 100).toFixed(1);
  return text === '0.0' ? '±0 %' : `${value < 0 ? '−' : '+'}${text} %`;
}

/** `1 shot`, `3 shots`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** An average with its noun: `1 wound`, `2.5 wounds`. */
export function several(value: number, one: string, many = `${one}s`): string {
  const text = amount(value);
  return `${text} ${text === '1' ? one : many}`;
}
