/**
 * Hand-made checks of unknown data, for what ships: a JSON Schema validator would weigh more than all of `rules/`.
 * A check answers where and what is wrong first, or nothing.
 */
export type Fault = { readonly at: string; readonly what: string };
export type Check = (data: unknown, at: string) => Fault | undefined;

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const text: Check = (data, at) => (typeof data === 'string' ? undefined : { at, what: 'is not a text' });

export const number: Check = (data, at) =>
  typeof data === 'number' && Number.isFinite(data) ? undefined : { at, what: 'is not a number' };

export const flag: Check = (data, at) => (typeof data === 'boolean' ? undefined : { at, what: 'is not yes or no' });

export const anything: Check = () => undefined;

export function oneOf(...values: readonly string[]): Check {
  return (data, at) =>
    typeof data === 'string' && values.includes(data) ? undefined : { at, what: `is none of ${values.join(', ')}` };
}

export function matching(test: (text: string) => boolean, what: string): Check {
  return (data, at) => (typeof data === 'string' && test(data) ? undefined : { at, what });
}

export function listOf(item: Check): Check {
  return (data, at) => {
    if (!Array.isArray(data)) return { at, what: 'is not a list' };
    for (let index = 0; index < data.length; index += 1) {
      const fault = item(data[index], `${at}[${index}]`);
      if (fault) return fault;
    }
    return undefined;
  };
}

/** An object with these fields. Fields the check does not know are let through: newer packs may have more. */
export function fields(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  return (data, at) => {
    if (!isObject(data)) return { at, what: 'has no fields' };
    const under = (name: string): string => (at === '' ? name : `${at}.${name}`);
    for (const [name, check] of Object.entries(required)) {
      const fault = Object.hasOwn(data, name)
        ? check(data[name], under(name))
        : { at: under(name), what: 'is missing' };
      if (fault) return fault;
    }
    for (const [name, check] of Object.entries(optional)) {
      const fault = Object.hasOwn(data, name) && data[name] !== undefined ? check(data[name], under(name)) : undefined;
      if (fault) return fault;
    }
    return undefined;
  };
}

/** An object whose own values all pass. */
export function dictionaryOf(value: Check): Check {
  return (data, at) => {
    if (!isObject(data)) return { at, what: 'has no fields' };
    for (const name of Object.keys(data)) {
      const fault = value(data[name], `${at}.${name}`);
      if (fault) return fault;
    }
    return undefined;
  };
}
