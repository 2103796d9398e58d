import { parseMarkdown } from '../text/parse-markdown.ts';
import type { Block } from '../text/tree.ts';
import type { AuthoredProfile, AuthoredRecord, AuthoredWeapon, Figure } from './authored.ts';
import { compileBase } from './compile-base.ts';
import { type CompileContext, linkSection } from './compile-context.ts';
import { parseKeyword, printKeyword } from './keyword.ts';
import type { Datasheet, KeywordUse, Profile, WeaponProfile } from './record.ts';
import { printRef } from './refs.ts';
import { entriesOf, sectionNamed, splitSections } from './sections.ts';

const text = (figure: Figure): string => String(figure);

function keywordUse(written: string, set: string, context: CompileContext): KeywordUse {
  const parsed = parseKeyword(written);
  if (!parsed) return { text: written };
  const ref = context.resolver.name(parsed.name, set);
  const { value, keyword } = parsed;
  return {
    text: printKeyword(parsed),
    ...(ref !== undefined && { ref }),
    ...(value !== undefined && { value }),
    ...(keyword !== undefined && { keyword }),
  };
}

function compileProfile({ name, M, T, Sv, W, Ld, OC, InSv, base }: AuthoredProfile): Profile {
  const figures = { M: text(M), T: text(T), Sv: text(Sv), W: text(W), Ld: text(Ld), OC: text(OC) };
  return { name, ...figures, ...(InSv !== undefined && { InSv: text(InSv) }), ...(base !== undefined && { base }) };
}

function compileWeapon(weapon: AuthoredWeapon, set: string, context: CompileContext): WeaponProfile {
  const { name, kind, range, A, skill, S, AP, D, keywords = [] } = weapon;
  return {
    name,
    kind,
    range: text(range),
    A: text(A),
    skill: text(skill),
    S: text(S),
    AP: text(AP),
    D: text(D),
    keywords: keywords.map((written) => keywordUse(written, set, context)),
  };
}

/** The datasheet with its abilities gathered: those it lists under `own`, then the other records that name it in `of`. */
export function compileDatasheet(record: AuthoredRecord, context: CompileContext): Datasheet {
  const { front } = record;
  const sections = splitSections(parseMarkdown(record.body));
  const section = (title: string): readonly Block[] =>
    linkSection(sectionNamed(sections, title) ?? [], record, context);
  const uses = (list: readonly string[] = []): readonly KeywordUse[] =>
    list.map((written) => keywordUse(written, front.set, context));
  const self = printRef(front.edition, front.id);
  const own = [
    ...(front.abilities?.own ?? []).flatMap((id) => context.resolver.id(id) ?? []),
    ...context.pack.records
      .filter((other) => other.front.of !== undefined && context.resolver.id(other.front.of) === self)
      .map((other) => printRef(other.front.edition, other.front.id))
      .sort(),
  ];
  for (const id of front.abilities?.own ?? []) {
    if (context.resolver.id(id) !== undefined) continue;
    const what = `abilities.own: there is no rule "${id}".`;
    context.problems.push({
      code: 'dead-link',
      where: record.where,
      what,
      mend: 'Give the ids of datasheet abilities.',
    });
  }
  for (const { title } of sections) {
    if (/^(?:|options|composition|loadout)$/i.test(title)) continue;
    const what = `body: "${title}" is no part of a datasheet.`;
    context.problems.push({
      code: 'unknown-part',
      where: record.where,
      what,
      mend: 'Use Options, Composition and Loadout.',
    });
  }
  const loadout = section('Loadout');
  return {
    ...compileBase(record, context),
    kind: 'datasheet',
    body: section(''),
    faction: front.faction ?? '',
    profiles: (front.profiles ?? []).map(compileProfile),
    weapons: (front.weapons ?? []).map((weapon) => compileWeapon(weapon, front.set, context)),
    abilities: { core: uses(front.abilities?.core), faction: uses(front.abilities?.faction), own: [...new Set(own)] },
    options: entriesOf(section('Options')),
    composition: entriesOf(section('Composition')),
    ...(loadout.length > 0 && { loadout }),
    points: front.points ?? [],
    keywords: front.keywords ?? [],
    factionKeywords: front.factionKeywords ?? [],
    leads: front.leads ?? [],
    ledBy: front.ledBy ?? [],
  };
}
