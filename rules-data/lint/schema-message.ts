import type { ErrorObject } from 'ajv';
import type { Problem } from '../../src/core/result/result.ts';
import { nearest } from './nearest.ts';

/** `/terms/0/tier` → `terms[0].tier`. */
function fieldOf(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce((field, part) => (/^\d+$/.test(part) ? `${field}[${part}]` : field === '' ? part : `${field}.${part}`), '');
}

function shown(data: unknown): string {
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function list(names: readonly unknown[]): string {
  const words = names.map(String);
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What a field is called in a sentence: `"distnct" is not a tier`. */
function noun(field: string): string {
  const last =
    field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? 'value';
  const word = { sets: 'set', phase: 'phase', keywords: 'keyword', source: 'source' }[last] ?? last;
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

const PATTERNS: readonly (readonly [RegExp, string, string])[] = [
  [/^\^\[a-z0-9\]/, 'is not an id', 'Use lower-case letters, digits and hyphens: "deep-strike".'],
  [/^\^\(1\[01\]e/, 'is not a reference', 'Use an id, or edition and id: "10e:deep-strike".'],
  [/^\^20.*\|\[12\]\\d\|3\[01\]\)\$$/, 'is not a date', 'Write year-month-day: 2026-05-20.'],
  [/^\^20/, 'is not a date', 'Write year-month-day or year-month: 2026-05-20.'],
  [/^\^https/, 'is not a web address', 'Start it with https://.'],
  [/D\[36\]/, 'is not a number of dice', 'Write 3, D3, 2D6, D6+1 or $v for the value of the rule.'],
];

type Fault = { readonly field: string; readonly what: string; readonly mend: string };

function requiredFault(field: string, missing: string): Fault {
  const mends: Readonly<Record<string, string>> = {
    gist: 'Say in one line of at most 90 characters what the rule does.',
    source: 'Write source: { doc: Core Rules, date: 2026-05-20 }.',
    terms: 'List how people write it, or write "terms: []".',
    of: 'Give the id of the datasheet the ability belongs to.',
    cost: 'Give its points.',
  };
  const full = field === '' ? missing : `${field}.${missing}`;
  return { field: full, what: 'is missing.', mend: mends[missing] ?? 'Add it.' };
}

function faultOf(error: ErrorObject): Fault | undefined {
  const field = fieldOf(error.instancePath);
  const { params, data } = error;
  switch (error.keyword) {
    case 'required':
      return requiredFault(field, String(params.missingProperty));
    case 'enum':
    case 'const': {
      const allowed = error.keyword === 'enum' ? (params.allowedValues as readonly unknown[]) : [params.allowedValue];
      return { field, what: `${shown(data)} is not ${noun(field)}.`, mend: `Use ${list(allowed)}.` };
    }
    case 'additionalProperties':
    case 'false schema': {
      const name =
        error.keyword === 'false schema' ? (field.split('.').at(-1) ?? '') : String(params.additionalProperty);
      const siblings = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
      if (/\s/.test(name))
        return { field, what: `${shown(name)} is read as a field.`, mend: 'Put a text with a comma in quotes.' };
      const near = nearest(name, siblings);
      const within = error.keyword === 'false schema' ? field : field === '' ? name : `${field}.${name}`;
      const known = siblings.length > 0 && siblings.length <= 14 ? `Use ${list(siblings)}.` : 'Take it out.';
      return { field: within, what: 'is not a field here.', mend: near ? `Did you mean "${near}"?` : known };
    }
    case 'pattern': {
      const known = PATTERNS.find(([pattern]) => pattern.test(String(params.pattern)));
      return {
        field,
        what: `${shown(data)} ${known?.[1] ?? 'has the wrong form'}.`,
        mend: known?.[2] ?? 'See schema/README.md.',
      };
    }
    case 'maxLength':
      return { field, what: `is ${String(data).length} characters long.`, mend: `Say it in at most ${params.limit}.` };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { field, what: 'is too short.', mend: 'Fill it, or take the field out.' };
    case 'type': {
      const wanted = list(
        [params.type]
          .flat()
          .map(
            (type) =>
              ({ string: 'text', array: 'a list', object: 'fields', integer: 'a whole number' })[String(type)] ?? type,
          ),
      );
      return { field, what: `${shown(data)} has the wrong form.`, mend: `Write ${wanted}.` };
    }
    case 'minimum':
    case 'maximum':
      return {
        field,
        what: `${shown(data)} is out of range.`,
        mend: `Use a number ${error.message?.replace('must be ', '')}.`,
      };
    case 'uniqueItems':
      return { field, what: 'lists something twice.', mend: 'Keep one of them.' };
    case 'anyOf':
      if (choicesOf(error).every((choice) => 'required' in choice)) {
        return {
          field,
          what: 'changes nothing.',
          mend: `Give it ${list(choicesOf(error).flatMap(({ required }) => required))}.`,
        };
      }
      return { field, what: `${shown(data)} does not fit here.`, mend: anyOfMend(error) };
    default:
      return undefined;
  }
}

function choicesOf(error: ErrorObject): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(error.schema) ? error.schema : [];
}

function anyOfMend(error: ErrorObject): string {
  const choices = choicesOf(error).flatMap((choice): string[] => {
    if ('const' in choice) return [JSON.stringify(choice.const)];
    if (choice.type === 'boolean') return ['true'];
    if (choice.type === 'integer')
      return [
        choice.minimum === undefined ? 'a number' : `a number from ${choice.minimum} to ${choice.maximum ?? '∞'}`,
      ];
    if (choice.type === 'array') return ['a list'];
    if (choice.type === 'string') return ['dice such as D3 or 2D6'];
    return [];
  });
  return choices.length > 0 ? `Use ${list(choices)}.` : 'See schema/README.md.';
}

/** Ajv's errors as problems: file, field, what is wrong with it, what to write instead. One problem for each field. */
export function problemsOf(errors: readonly ErrorObject[], where: string): readonly Problem[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  /** Of a choice that nothing fits, the choice is the news; why each branch did not fit is not. */
  const ofBranch = (error: ErrorObject): boolean =>
    choices.some(
      (choice) =>
        error !== choice &&
        (error.schemaPath.startsWith(`${choice.schemaPath}/`) ||
          (error.instancePath === choice.instancePath && error.keyword !== 'additionalProperties')),
    );
  const faults = errors.filter((error) => !ofBranch(error)).flatMap((error) => faultOf(error) ?? []);
  const byField = new Map<string, Fault>();
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault);
  return [...byField.values()].map(({ field, what, mend }) => ({
    code: 'schema',
    where,
    what: field === '' ? what : `${field}: ${what}`,
    mend,
  }));
}
