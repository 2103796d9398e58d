import { readTermLists } from '../../core/match/read-term-lists.ts';
import { buildIndexInSteps, type TermIndex } from '../../core/match/term-index.ts';
import { fail, type Result, succeed } from '../../core/result/result.ts';
import { inflate } from '../../page/stage-host/inflate.ts';

declare global {
  /** Put there by `term-index.js`, which the manifest lists before this script: the deflated term lists, base64. */
  var auspexTermIndex: string | undefined;
}

const breathe = () => new Promise<void>((done) => setTimeout(done));
/** As long as one slice of work may take, in milliseconds. */
const SLICE = 6;

async function read(): Promise<Result<TermIndex>> {
  let json: string;
  try {
    const packed = globalThis.auspexTermIndex ?? '';
    json = await inflate(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)));
  } catch {
    json = '';
  }
  const lists = readTermLists(json);
  if (!lists.ok) return lists;
  try {
    const steps = buildIndexInSteps(lists.value);
    let began = performance.now();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return succeed(step.value);
      if (performance.now() - began < SLICE) continue;
      await breathe();
      began = performance.now();
    }
  } catch (error) {
    return fail({
      code: 'index-failed',
      what: `The list of rule names could not be made ready (${String(error)}).`,
      mend: 'Install Auspex again.',
    });
  }
}

let reading: Promise<Result<TermIndex>> | undefined;

/** The detector's index, built once per frame, in slices. */
export function termIndex(): Promise<Result<TermIndex>> {
  reading ??= read();
  return reading;
}
