const REF = /^(?:\d{1,2}e:)?[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

/** Whether a text can be a rule reference: `deep-strike`, `10e:deep-strike`, `command-re-roll--boarding-actions`. */
export function isRef(text: string): boolean {
  return text.length <= 200 && REF.test(text);
}
