import type { Datasheet, PackBodies, Profile, RuleRecord, WeaponProfile } from '../../rules/record.ts';

const FIGURES = ['M', 'T', 'Sv', 'W', 'Ld', 'OC', 'InSv'] as const satisfies readonly (keyof Profile)[];
const WEAPON = ['range', 'A', 'skill', 'S', 'AP', 'D'] as const satisfies readonly (keyof WeaponProfile)[];

/** What changed from one compiled pack of facts to the next, as Markdown: points, figures, what is new, what is gone. */
export function compareFacts(before: PackBodies, after: PackBodies): string {
  const added: string[] = [];
  const changed = new Map<string, string[]>();
  for (const record of Object.values(after.records)) {
    const old = before.records[record.id];
    if (!old) {
      added.push(title(record));
      continue;
    }
    const lines = changesOf(old, record);
    if (lines.length === 0) continue;
    const group = changed.get(record.setName) ?? [];
    changed.set(record.setName, [...group, `- **${record.name}**: ${lines.join('; ')}`]);
  }
  const gone = Object.values(before.records).filter(({ id }) => !after.records[id]);
  const list = (heading: string, items: readonly string[]) =>
    items.length > 0 ? [`## ${heading} (${items.length})`, '', ...items.map((item) => `- ${item}`), ''] : [];
  const groups = [...changed].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = groups.reduce((sum, [, lines]) => sum + lines.length, 0);
  const body = [
    ...(count > 0 ? [`## Changed (${count})`, ''] : []),
    ...groups.flatMap(([set, lines]) => [`### ${set}`, '', ...lines, '']),
    ...list('Added', added),
    ...list('Gone', gone.map(title)),
  ];
  const head = [`# Facts of ${before.date} and of ${after.date}`, ''];
  return [...head, ...(body.length > 0 ? body : ['Nothing has changed.', ''])].join('\n');
}

function title({ name, kind, setName }: RuleRecord): string {
  return `${name} (${kind.replace('-', ' ')}, ${setName})`;
}

function changesOf(old: RuleRecord, now: RuleRecord): string[] {
  if (old.kind === 'datasheet' && now.kind === 'datasheet') return sheetChanges(old, now);
  const lines: string[] = [];
  const figure = (what: string, was: unknown, is: unknown) => {
    if (String(was) !== String(is)) lines.push(`${what} ${String(was)} → ${String(is)}`);
  };
  if ('cp' in old && 'cp' in now) {
    figure('CP', old.cp, now.cp);
    figure('phase', old.phase.join(', '), now.phase.join(', '));
    figure('turn', old.turn, now.turn);
    figure('type', old.type, now.type);
  }
  if ('cost' in old || 'cost' in now)
    figure('points', 'cost' in old ? old.cost : 'none', 'cost' in now ? now.cost : 'none');
  return lines;
}

function sheetChanges(old: Datasheet, now: Datasheet): string[] {
  const price = ({ points }: Datasheet) =>
    points.map(({ models, cost, note }) => `${cost} for ${models}${note ? ` (${note})` : ''}`).join(', ') || 'none';
  const words = ({ keywords, factionKeywords }: Datasheet) => [...keywords, ...factionKeywords].join(', ');
  return [
    ...(price(old) === price(now) ? [] : [`points ${price(old)} → ${price(now)}`]),
    ...rowChanges(old.profiles, now.profiles, FIGURES),
    ...rowChanges(old.weapons.map(printed), now.weapons.map(printed), [...WEAPON, 'abilities']),
    ...(words(old) === words(now) ? [] : [`keywords ${words(old)} → ${words(now)}`]),
  ];
}

function printed(weapon: WeaponProfile) {
  return { ...weapon, abilities: weapon.keywords.map(({ text }) => text).join(', ') || 'none' };
}

function rowChanges<Row extends { readonly name: string }>(
  old: readonly Row[],
  now: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string[] {
  const left = [...old];
  const lines: string[] = [];
  for (const row of now) {
    const at = left.findIndex(({ name }) => name === row.name);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (!was) {
      lines.push(`new row ${row.name}`);
      continue;
    }
    for (const column of columns) {
      const [a, b] = [String(was[column] ?? '–'), String(row[column] ?? '–')];
      if (a !== b) lines.push(`${row.name} ${column} ${a} → ${b}`);
    }
  }
  return [...lines, ...left.map(({ name }) => `row ${name} is gone`)];
}
