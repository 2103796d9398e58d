/** `npm run facts:diff OLD NEW`: what changed between two compiled packs of facts (files or folders), as Markdown. */
import { compareFacts } from '../../core/import/forty-kdc/compare-facts.ts';
import { readFactsPack } from './read-pack.ts';

const [older, newer = 'dist/packs/facts'] = process.argv.slice(2);
if (older === undefined) {
  process.stderr.write('Give two compiled packs: npm run facts:diff OLD [NEW]. NEW is dist/packs/facts by default.\n');
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(compareFacts(readFactsPack(older), readFactsPack(newer)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
