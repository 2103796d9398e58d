import { describe, expect, test } from 'vitest';
import { formatRecord } from './format-record.ts';

const untidy = `---
gist:   "Re-rolls 1s: always"
name: Some Rule
# why it is so
id: some-rule
terms: [{text: "some rule", tier: shared},
  {tier: word, text: rule}]
source:
  doc: Core Rules
  date: 2026-05-20
phase: [ shooting,fight ]
changed:
  - {date: 2025-06, was: "one\\ntwo"}
profiles:
  - {name: X, M: '6"', T: 4, InSv: "4+", note: 'a, b'}
---
Some   text that is
wrapped.
* a
* b
## Then
1) x
`;

const tidy = `---
# why it is so
id: some-rule
name: Some Rule
source: { doc: Core Rules, date: 2026-05-20 }
phase: [ shooting, fight ]
gist: "Re-rolls 1s: always"
terms:
  - { text: some rule, tier: shared }
  - { tier: word, text: rule }
profiles:
  - { name: X, M: 6", T: 4, InSv: 4+, note: "a, b" }
changed:
  - date: 2025-06
    was: |-
      one
      two
---

Some text that is wrapped.

- a
- b

## Then

1. x
`;

describe('formatRecord', () => {
  test('orders the fields, one thing a line, comments kept, body in canonical Markdown', () => {
    expect(formatRecord(untidy)).toBe(tidy);
  });

  test('changes nothing more the second time', () => {
    expect(formatRecord(tidy)).toBe(tidy);
  });

  test('leaves alone what it cannot read or would harm', () => {
    expect(formatRecord('no front matter')).toBeUndefined();
    expect(formatRecord('---\na: "x\n---\n')).toBeUndefined();
    expect(formatRecord('---\nid: x\n---\nSee [it](https://example.org).\n')).toBeUndefined();
  });

  test('Windows line ends and a byte order mark go', () => {
    expect(formatRecord('\ufeff---\r\nid: x\r\n---\r\n\r\nText.\r\n')).toBe('---\nid: x\n---\n\nText.\n');
  });
});
