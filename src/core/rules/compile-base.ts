import { parseMarkdown } from '../text/parse-markdown.ts';
import type { AuthoredFront, AuthoredRecord, AuthoredRollEffect } from './authored.ts';
import type { CompileContext } from './compile-context.ts';
import type { Effect } from './record.ts';
import { searchForms } from './search-forms.ts';

/** Modifiers to rolls are lists in a scenario; an author may write a single one bare. */
function asLists(set: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(set).map(([key, value]) => [
    key,
    key.endsWith('Modifiers') && typeof value === 'number' ? [value] : value,
  ]);
  return Object.fromEntries(entries);
}

/** Dice and outcomes of tables may be written as bare numbers; they ship as dice expressions. */
function compileEffect(effect: NonNullable<AuthoredFront['effect']>[number]): Effect {
  if ('on' in effect && !('roll' in effect)) return effect.set ? { ...effect, set: asLists(effect.set) } : effect;
  const { dice, rows, ...rest } = effect as AuthoredRollEffect;
  return {
    ...rest,
    ...(dice !== undefined && { dice: String(dice) }),
    ...(rows && { rows: rows.map(([from, to, outcome]) => [from, to, String(outcome)] as const) }),
  };
}

/** The fields that every kind of record has. */
export function compileBase(record: AuthoredRecord, context: CompileContext) {
  const { front, where } = record;
  const setName = context.pack.sets[front.set];
  if (setName === undefined) {
    const mend = `Add "${front.set}: <its name>" under sets in pack.yaml, or use one of those there.`;
    context.problems.push({ code: 'unknown-set', where, what: `set: "${front.set}" is not a set of this pack.`, mend });
  }
  const { id, name, edition, set, source, gist, value, aliases, provisional } = front;
  const forms = searchForms(front);
  return {
    id,
    name,
    edition,
    set,
    setName: setName ?? set,
    source,
    gist,
    ...(value && { value }),
    ...(front.effect && { effect: front.effect.map(compileEffect) }),
    ...(front.changed && { changed: front.changed.map(({ date, was }) => ({ date, was: parseMarkdown(was) })) }),
    ...(aliases && { aliases }),
    ...(forms.length > 0 && { forms }),
    ...(provisional && { provisional }),
  };
}
