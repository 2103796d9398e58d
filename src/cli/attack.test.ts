import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerFile } from './attack.ts';

const scenario = {
  id: 'one',
  weapons: [{ count: 1, attacks: '6', skill: 3, strength: 4, ap: 0, damage: '1', kind: 'ranged', abilities: {} }],
  target: { groups: [{ models: 5, toughness: 4, save: 7, wounds: 1 }], cover: true },
};

function run(content: string | undefined): { status: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const file = join(folder, 'attacks.json');
  if (content !== undefined) writeFileSync(file, content);
  const command = join(import.meta.dirname, 'attack.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr };
}

test('an impossible entry spoils no other; the edition of the file is inherited', () => {
  const answers = answerFile({
    edition: '11e',
    scenarios: [
      scenario,
      { ...scenario, id: 'old', edition: '10e' },
      { ...scenario, id: 'bad', weapons: [{ count: -1 }] },
      7,
    ],
    rolls: [
      { id: 'r', kind: 'hazardous', inputs: { tests: 1, models: 1, wounds: 1 } },
      { id: 's', kind: 'nothing', inputs: {} },
    ],
  });
  if (answers instanceof Error) throw answers;
  expect(answers.scenarios[0]).toMatchObject({ id: 'one', result: { meanHits: expect.closeTo(3, 12) } });
  expect(answers.scenarios[1]).toMatchObject({ id: 'old', result: { meanHits: expect.closeTo(4, 12) } });
  expect(answers.scenarios[2]).toMatchObject({ id: 'bad', problem: expect.stringContaining('weapons[0].count') });
  expect(answers.scenarios[3]).toMatchObject({ id: 3, problem: expect.any(String) });
  expect(answers.rolls[0]).toMatchObject({ id: 'r', result: { mean: expect.closeTo(1 / 3, 12) } });
  expect(answers.rolls[1]).toMatchObject({ id: 's', problem: expect.stringContaining('no kind of roll') });
});

test('the command prints JSON; an unreadable file is a message and exit code 2', () => {
  const good = run(JSON.stringify({ scenarios: [scenario] }));
  expect(good.status).toBe(0);
  expect(JSON.parse(good.stdout)).toMatchObject({ scenarios: [{ id: 'one' }], rolls: [] });
  const absent = run(undefined);
  expect(absent).toMatchObject({ status: 2, stdout: '' });
  expect(absent.stderr).toContain('cannot be read');
  expect(run('{').status).toBe(2);
  expect(run('[]').status).toBe(2);
}, 60_000);
