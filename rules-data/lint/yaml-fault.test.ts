import { expect, test } from 'vitest';
import { readFrontMatter, readYaml } from './front-matter.ts';

const said = (text: string) => {
  const read = readYaml(text);
  return 'what' in read ? `${read.what} ${read.mend}` : 'nothing';
};

test.each([
  [
    'id: x\ngist: Roll a die: on 6\n',
    /^line 2: gist: there is ": " inside the text.*: gist: Roll a die: on 6 Put the whole/,
  ],
  ['id: x\nname: "Lucky\ngist: abc\n', /^line 2: name: the quote " is not closed: name: "Lucky Put another " at/],
  ["id: x\nname: 'Lucky\ngist: abc\n", /^line 2: name: the quote ' is not closed/],
  ['id: x\nsource:\n\tdoc: a\n', /^line 3: source: the line begins with a tab: doc: a Use spaces/],
  ['id: x\nname: a\nname: b\n', /^line 3: name: the field is there twice: name: b Keep one/],
  [
    'terms:\n  - { text: a, tier: b\n  - { text: c }\n',
    /^line 2: terms: the bracket \{ is not closed: - \{ text: a, tier: b Put \}/,
  ],
  ['id: x\naliases: [ a, b\nname: y\n', /^line 2: aliases: the bracket \[ is not closed/],
  ['id: x\nname Lucky\ngist: a\n', /^line 2: id: the line is no "field: text": name Lucky Write a colon/],
  ['id: x\n  name: a\ngist: b\n', /^line 2: id: the field is indented.*: name: a Take out/],
  ['id: x\nname: @foo\n', /^line 2: name: a text cannot begin with this sign: name: @foo/],
  ['id: x\ngist: [Blast] weapon\n', /^line 2: gist: the text goes on after.*: gist: \[Blast\] weapon Put the whole/],
  ['name: "a\\q"\n', /^line 1: name: a "\\" means something else/],
])('%j', (text, says) => {
  expect(said(text)).toMatch(says);
});

test('lines are counted in the file', () => {
  const read = readFrontMatter('---\nid: x\nname: @foo\n---\n\nText.\n');
  expect('what' in read && read.what).toMatch(/^line 3: name:/);
});
