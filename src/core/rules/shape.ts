/**
 * Hand-made checks of unknown data, for what ships: a JSON Schema validator would weigh more than all of `rules/`.
 * A check answers where and what is wrong first, or nothing. Paths are put together on the way back from a fault, so
 * that sound data costs no strings: a card waits for this.
 */
export type Fault = { readonly at: string; readonly what: string };
export type Check = (data: unknown) => Fault | undefined;

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The fault as seen from one step further out: `step` is a field's name or `[index]`. */
export function within(step: string, { at, what }: Fault): Fault {
  return { at: at === '' || at.startsWith('[') ? step + at : `${step}.${at}`, what };
}

export function fault(what: string): Fault {
  return { at: '', what };
}

export const text: Check = (data) => (typeof data === 'string' ? undefined : fault('is not a text'));

export const number: Check = (data) =>
  typeof data === 'number' && Number.isFinite(data) ? undefined : fault('is not a number');

export const flag: Check = (data) => (typeof data === 'boolean' ? undefined : fault('is not yes or no'));

export const anything: Check = () => undefined;

export function oneOf(...values: readonly string[]): Check {
  return (data) =>
    typeof data === 'string' && values.includes(data) ? undefined : fault(`is none of ${values.join(', ')}`);
}

export function matching(test: (text: string) => boolean, what: string): Check {
  return (data) => (typeof data === 'string' && test(data) ? undefined : fault(what));
}

export function listOf(item: Check): Check {
  return (data) => {
    if (!Array.isArray(data)) return fault('is not a list');
    for (let index = 0; index < data.length; index += 1) {
      const found = item(data[index]);
      if (found) return within(`[${index}]`, found);
    }
    return undefined;
  };
}

/** An object with these fields. Fields the check does not know are let through: newer packs may have more. */
export function fields(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const must = Object.entries(required);
  const may = Object.entries(optional);
  return (data) => {
    if (!isObject(data)) return fault('has no fields');
    for (const [name, check] of must) {
      const found = Object.hasOwn(data, name) ? check(data[name]) : fault('is missing');
      if (found) return within(name, found);
    }
    for (const [name, check] of may) {
      const found = Object.hasOwn(data, name) && data[name] !== undefined ? check(data[name]) : undefined;
      if (found) return within(name, found);
    }
    return undefined;
  };
}

/** An object whose own values all pass. */
export function dictionaryOf(value: Check): Check {
  return (data) => {
    if (!isObject(data)) return fault('has no fields');
    for (const name of Object.keys(data)) {
      const found = value(data[name]);
      if (found) return within(name, found);
    }
    return undefined;
  };
}
