import type { Phase, Stratagem } from '../../rules/record.ts';
import { FACTS_EDITION, type FactsContext, isProvisional } from './facts-context.ts';
import { gistOf, missingText, sentence } from './missing-text.ts';
import { headlineName, inWords } from './names.ts';
import type { StratagemRow } from './source-shape.ts';

const PHASES: readonly Phase[] = ['command', 'movement', 'shooting', 'charge', 'fight'];
const TURNS: Readonly<Record<string, Stratagem['turn']>> = {
  'your-turn': 'your',
  'opponent-turn': 'opponent',
  either: 'either',
};
const TYPES: Readonly<Record<string, string>> = {
  'battle-tactic': 'Battle Tactic',
  'strategic-ploy': 'Strategic Ploy',
  'epic-deed': 'Epic Deed',
  wargear: 'Wargear',
};
const TIMES: Readonly<Record<string, string>> = {
  'once-per-turn': 'Once per turn.',
  'once-per-battle': 'Once per battle.',
};

export const stratagemKey = ({ id, detachment_id }: StratagemRow): string => `stratagems/${detachment_id ?? ''}/${id}`;

/** The head of a stratagem: cost, type, phase, turn, detachment. Its words are not in the source, and each part says so. */
export function stratagemOf(
  row: StratagemRow,
  id: string,
  detachmentName: string,
  context: FactsContext,
): Stratagem | undefined {
  const where = stratagemKey(row);
  const turn = TURNS[row.player_turn];
  const phase = PHASES.filter((one) => row.phases.includes(one));
  if (!turn || phase.length === 0 || !Number.isInteger(row.cp_cost) || row.cp_cost < 0 || row.cp_cost > 3) {
    const what = `${row.cp_cost} CP, phases ${row.phases.join(', ') || 'none'}, turn ${row.player_turn}.`;
    context.complain('impossible-value', where, what, 'The stratagem is left out.');
    return undefined;
  }
  const phases =
    phase.length === PHASES.length ? 'any phase' : `${inWords(phase.map(capital))} phase${phase.length > 1 ? 's' : ''}`;
  const whose = turn === 'your' ? 'your turn' : turn === 'opponent' ? "your opponent's turn" : 'either turn';
  const once = TIMES[row.timing ?? ''];
  return {
    id,
    name: headlineName(row.name),
    edition: FACTS_EDITION,
    kind: 'detachment-stratagem',
    set: row.detachment_id ?? 'core',
    setName: detachmentName,
    source: context.originOf(row.game_version),
    gist: gistOf([`${row.cp_cost} CP`, phases, whose]),
    body: [],
    ...(isProvisional(row.game_version) && { provisional: true }),
    cp: row.cp_cost,
    type: TYPES[row.type ?? ''] ?? 'Stratagem',
    phase: phase.length === PHASES.length ? ['any'] : phase,
    turn,
    parts: {
      when: [sentence(`${capital(phases)}, ${whose}.`)],
      target: missingText,
      effect: missingText,
      ...(once && { limits: [sentence(once)] }),
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
