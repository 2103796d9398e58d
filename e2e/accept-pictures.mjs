// `npm run pictures:accept`: today's pictures of the built cards become the ones the tests compare with.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('./run.mjs', import.meta.url)), ...process.argv.slice(2), 'pictures'],
  { stdio: 'inherit', env: { ...process.env, AUSPEX_PICTURES: 'accept' } },
);
process.exitCode = status ?? 1;
