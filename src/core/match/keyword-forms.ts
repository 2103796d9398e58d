import { foldText } from './fold.ts';

/** Keywords by every form they are written in, from the list of an index. */
export function keywordForms(list: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const line of list.split('|')) {
    const [name = '', others] = line.split(':');
    for (const form of [name, ...(others?.split(',') ?? [])]) forms.set(foldText(form), name);
  }
  return forms;
}
