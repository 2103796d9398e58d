import type { Edition, Target } from '../attack-scenario.ts';

/**
 * R17: the Toughness attacks are resolved against. 10e: that of the first group, the bodyguard. 11e 05.02.01: the
 * highest of the bodyguard models; of all models where every one is a CHARACTER.
 */
export function toughnessOf({ groups }: Target, edition: Edition): number {
  if (edition === '10e') return groups[0]?.toughness ?? 1;
  const bodyguard = groups.filter((group) => !group.character);
  return Math.max(...(bodyguard.length > 0 ? bodyguard : groups).map((group) => group.toughness));
}
