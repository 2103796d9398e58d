import { expect, test } from 'vitest';
import { decodeEntities } from './entities.ts';

test('references to control characters, half characters and object keys stay as written', () => {
  for (const raw of ['&#2;', '&#xD800;', '&#x110000;', '&constructor;', '&amp', '&;'])
    expect(decodeEntities(raw)).toBe(raw);
});

test('names and numbers are read', () => {
  expect(decodeEntities('T&apos;au &lt;3&gt; &ndash; &#8242;&#x2033;')).toBe("T'au <3> – ′″");
});
