// What the bundler is taught: style sheets and templates without their indentation, parts that stay whole.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const from = (...parts) => path.join(path.dirname(fileURLToPath(import.meta.url)), '..', ...parts);

/** Style sheets and templates are literals: without this their indentation and comments would ship. */
export const minifyStyles = {
  name: 'minifyStyles',
  setup(build) {
    build.onLoad({ filter: /[\\/](widgets|src)[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!/(css|html)`/.test(source)) return undefined;
      const contents = source
        .replace(
          /css`([^`]*)`/g,
          (_, css) =>
            `css\`${css
              .replace(/\/\*[\s\S]*?\*\//g, '')
              .replace(/\s+/g, ' ')
              .replace(/ ?([{};,>]) ?/g, '$1')
              .replace(/;}/g, '}')
              .replace(/: /g, ':')
              .trim()}\``,
        )
        // Any run of white space is one space in HTML; and a line break ends whatever it ends in code.
        .replace(/\s*\n\s*/g, '\n');
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * What is loaded on request finds the cards, and its calculator, already there. esbuild cannot know: it would cut what they
 * share into a piece for every way to reach it, and pieces compress worse. Told so, it leaves each of them whole.
 */
const CARDS = 'widgets/popover/popover.define.ts';
const CALCULATOR = 'widgets/attack-calculator/attack-calculator.define.ts';
const ON_REQUEST = {
  // Too small for a file of its own.
  'popover/popover.define.ts': ['src/core/result/result.ts'],
  'embed/calculators.ts': [CARDS],
  'extension/calculators.ts': [CARDS],
  'popover/on-request.ts': [CARDS],
  'rules/on-request.ts': [CARDS],
  'attack-calculator/on-request.ts': [CARDS, CALCULATOR],
  'datasheet/datasheet.define.ts': [CARDS],
  'chooser/chooser.define.ts': [CARDS],
  // With a datasheet, whose words and printed figures are one piece then.
  'datasheet/quick-odds.ts': [CARDS, CALCULATOR, 'widgets/datasheet/printed.ts'],
  'datasheet/named-target.ts': [CARDS, CALCULATOR],
  'roll-calculator/roll-calculator.define.ts': [CARDS, CALCULATOR],
  'wound-table/wound-table.define.ts': [CARDS],
  'embed/elements.ts': [CARDS],
  'embed/on-request.ts': [CARDS, CALCULATOR],
};
/** `more` is what the product has there besides: of the embed, all that connects the cards to their page. */
export const wholeParts = (...more) => ({
  name: 'wholeParts',
  setup(build) {
    build.onLoad(
      {
        filter:
          /[\\/](on-request|calculators|elements|quick-odds|named-target|(?:popover|datasheet|chooser|roll-calculator|wound-table)\.define)\.ts$/,
      },
      async ({ path: file }) => {
        const there = ON_REQUEST[file.split(path.sep).slice(-2).join('/')] ?? [];
        const imports = [...there, ...more].map((name) => `import ${JSON.stringify(from(name))};`);
        return { contents: `${await readFile(file, 'utf8')}\n${imports.join('\n')}`, loader: 'ts' };
      },
    );
  },
});
