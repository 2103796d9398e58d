import { readFile } from 'node:fs/promises';

/** `fault` is said once of the file; its text is read all the same, so that nothing else complains that the record is gone. */
export type ReadText = { readonly text: string; readonly fault?: { readonly what: string; readonly mend: string } };

/** A text as records are written: UTF-8, lines that end in LF. Anything else has its own message. */
export function decodeText(bytes: Uint8Array): ReadText {
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const text = lenient.replaceAll('\r\n', '\n');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('\ufffd')) + 1;
    const what = `line ${line}: is not UTF-8: ${(lines[line - 1] ?? '').trim().slice(0, 60)}`;
    return { text, fault: { what, mend: 'Save the file as UTF-8; look at the signs shown as �.' } };
  }
  if (text === lenient) return { text };
  return {
    text,
    fault: {
      what: 'its lines end as on Windows (CRLF).',
      mend: 'Save it with line ends LF (most editors offer that at the bottom of their window), or run npm run rules:format.',
    },
  };
}

/** Reads a file that must be there. */
export const readText = async (path: string): Promise<ReadText> => decodeText(await readFile(path));
