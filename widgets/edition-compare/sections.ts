import type { Datasheet, RuleRecord, Stratagem, WeaponProfile } from '../../src/core/rules/record.ts';
import type { Block } from '../../src/core/text/tree.ts';
import type { SheetMessages } from '../datasheet/messages.ts';
import { printed } from '../datasheet/printed.ts';
import type { Messages } from '../messages.ts';

/** A part of two records that is compared by itself. */
export type Section = { readonly label: string; readonly older: readonly Block[]; readonly newer: readonly Block[] };

/** What two editions of a rule are compared by, in the order a card shows it; parts that neither has are left out. */
export function sections(older: RuleRecord, newer: RuleRecord, say: Messages & SheetMessages): Section[] {
  const both = (label: string, of: (record: RuleRecord) => readonly Block[]): Section => ({
    label,
    older: of(older),
    newer: of(newer),
  });
  const part = (name: keyof Stratagem['parts']) =>
    both(say[name], (record) => ('parts' in record ? (record.parts[name] ?? []) : []));
  const sheet = (label: string, of: (record: Datasheet) => readonly Block[]) =>
    both(label, (record) => (record.kind === 'datasheet' ? of(record) : []));
  const all = [
    both('', (record) => lines([facts(record, say), record.gist])),
    part('when'),
    part('target'),
    part('effect'),
    part('limits'),
    sheet(say.profile, ({ profiles }) =>
      lines(
        profiles.map(
          (of) =>
            `${of.name}: M ${of.M}, T ${of.T}, Sv ${of.Sv}${of.InSv ? ` / ${of.InSv}` : ''}, W ${of.W}, Ld ${of.Ld}, OC ${of.OC}`,
        ),
      ),
    ),
    sheet(say.ranged, ({ weapons }) => lines(weapons.filter(({ kind }) => kind === 'ranged').map(weaponLine))),
    sheet(say.melee, ({ weapons }) => lines(weapons.filter(({ kind }) => kind === 'melee').map(weaponLine))),
    sheet(say.abilities, ({ abilities }) => lines([...abilities.core, ...abilities.faction].map(({ text }) => text))),
    both('', (record) => record.body),
  ];
  return all.filter((section) => section.older.length + section.newer.length > 0);
}

function lines(texts: readonly string[]): Block[] {
  return texts.filter(Boolean).map((text) => ({ p: [text] }));
}

function facts(record: RuleRecord, say: Messages): string {
  if (!('cp' in record)) return '';
  return [`${record.cp} CP`, record.type, ...record.phase.map((phase) => say[phase]), say[record.turn]].join(' · ');
}

function weaponLine({ name, keywords, range, A, skill, S, AP, D }: WeaponProfile): string {
  const words = keywords.map(({ text }) => `[${text}]`).join(' ');
  return `${name}: ${printed(range)}, A ${A}, ${skill}, S ${S}, AP ${printed(AP)}, D ${D}${words ? ` ${words}` : ''}`;
}
