/** What the compiler cannot check of the house: doors not widened, no cycles, names, sizes, members of kinds complete. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const IGNORED = new Set(['node_modules', 'dist', '.cache', '.git', 'fixtures', 'test-results']);
function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else yield full;
  }
}
const code = ['src', 'widgets', 'rules-data', 'e2e', 'bench', 'site']
  .flatMap((folder) => [...walk(folder)])
  .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.d.mts'));
const sources = code.filter((file) => !/\.(test|e2e)\.ts$/.test(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** What a file imports: relative files resolved, packages by name. */
function importsOf(file: string): { readonly files: string[]; readonly packages: string[] } {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  const files = specifiers
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
  return { files, packages: specifiers.filter((name) => !name.startsWith('.')) };
}
/** Imports that exist at run time: type-only ones leave no edge. */
function runtimeImportsOf(file: string): string[] {
  return [...read(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?'(\.[^']+)'/gms)]
    .filter((match) => !/^(?:import|export)\s*\{(?:\s*type\s+[^,}]+,?)+\s*\}/.test(match[0]))
    .map((match) => path.posix.join(path.posix.dirname(file), match[1] ?? ''));
}

/** The doors: which room may reference which. Widening one is a decision, made here and in docs/decisions. */
const CORE = ['result', 'dice', 'text', 'rules', 'match', 'combat', 'scenario', 'army', 'hover', 'settings'].map(
  (name) => `src/core/${name}`,
);
const core = (...names: string[]) => names.map((name) => `src/core/${name}`);
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'src/core/result': [],
  'src/core/hover': [],
  'src/core/settings': [],
  'src/core/dice': core('result'),
  'src/core/text': core('result'),
  'src/core/rules': core('result', 'dice', 'text'),
  'src/core/match': core('result', 'rules', 'text'),
  'src/core/combat': core('result', 'dice', 'rules'),
  'src/core/import': core('result', 'rules', 'text'),
  'src/core/scenario': core('result', 'dice', 'rules', 'combat', 'match', 'text'),
  'src/core/army': core('result', 'rules', 'match'),
  'src/page': core('result', 'match', 'rules', 'hover', 'settings', 'text'),
  'src/browser': core('result', 'rules', 'match', 'settings'),
  widgets: CORE,
  'src/extension': [...CORE, 'src/page', 'src/browser', 'widgets'],
  'src/embed': [...CORE, 'src/page', 'widgets'],
  'src/cli': [...CORE, 'src/core/import'],
  'rules-data/lint': core('result', 'text', 'rules', 'dice', 'match'),
};

describe('doors', () => {
  const rooms = [...walk('src'), ...walk('widgets'), ...walk('rules-data')]
    .filter((file) => file.endsWith('/tsconfig.json'))
    .map((file) => path.posix.dirname(file));

  test('every room is in the table and in the root project', () => {
    expect(rooms.sort()).toEqual(Object.keys(DOORS).sort());
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    expect(
      references
        .map((reference) => reference.path)
        .filter((name) => name !== 'tsconfig.test.json')
        .sort(),
    ).toEqual(Object.keys(DOORS).sort());
  });

  test.each(Object.keys(DOORS))('%s references only what the table allows', (room) => {
    const { references = [] } = JSON.parse(read(`${room}/tsconfig.json`)) as { references?: { path: string }[] };
    const targets = references.map((reference) => path.posix.join(room, reference.path));
    expect(targets.filter((target) => !DOORS[room]?.includes(target))).toEqual([]);
  });

  test('the shells import only the page layer’s doors', () => {
    const allowed = /^src\/page\/(annotator|annotator-lazy|look-out|present|stage|style)\.ts$|^src\/page\/stage-host\//;
    const wrong = sources
      .filter((file) => /^src\/(extension|embed)\//.test(file))
      .flatMap((file) =>
        importsOf(file)
          .files.filter((target) => target.startsWith('src/page/') && !allowed.test(target))
          .map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('what is injected into pages carries no Lit, no marked, no polyfill', () => {
    for (const entry of ['src/extension/content/content.ts', 'src/embed/main.ts']) {
      const seen = new Set<string>();
      const packages = new Set<string>();
      const visit = (file: string): void => {
        if (seen.has(file) || !file.endsWith('.ts')) return;
        seen.add(file);
        for (const target of runtimeImportsOf(file)) visit(target);
        for (const match of read(file).matchAll(/^import\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^.'][^']*)'/gm))
          packages.add(match[1] ?? '');
      };
      visit(entry);
      expect(seen.size).toBeGreaterThan(20);
      expect([...packages]).toEqual([]);
    }
  });

  test('nothing that ships imports the slow oracle of the odds', () => {
    const oracle = 'src/core/combat/oracle/';
    const wrong = sources
      .filter((file) => !file.startsWith(oracle))
      .filter((file) => importsOf(file).files.some((target) => target.startsWith(oracle)));
    expect(wrong).toEqual([]);
  });

  test('no import cycles', () => {
    const state = new Map<string, 'open' | 'done'>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
        return;
      }
      state.set(file, 'open');
      for (const target of runtimeImportsOf(file)) if (sources.includes(target)) visit(target, [...trail, file]);
      state.set(file, 'done');
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe('files', () => {
  test('names are kebab-case and say what is in them', () => {
    const wrong = code.filter((file) => {
      const base = path.posix
        .basename(file)
        .replace(/(\.(test|e2e|styles|define|config|harness|d))?\.(ts|mts|mjs)$/, '');
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base) || /^(utils?|helpers?|common|misc|manager)$/.test(base);
    });
    expect(wrong).toEqual([]);
  });

  test('none is over 400 lines, and the middle one is under 80', () => {
    const lines = sources.map((file) => ({ file, lines: read(file).split('\n').length }));
    expect(lines.filter((one) => one.lines > 400)).toEqual([]);
    const sorted = lines.map((one) => one.lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
  });

  test('nothing is set as HTML, nothing escapes the checkers, no test is left out', () => {
    const banned =
      /\.(innerHTML|outerHTML)\s*=|unsafeHTML\(|insertAdjacentHTML|biome-ignore|@ts-(ignore|nocheck|expect-error)|\bas any\b|\b(it|test|describe)\.(skip|only|todo)\b/;
    const exempt = new Set(['house.test.ts', 'src/page/rehearsal.ts']);
    const wrong = code.filter(
      (file) =>
        !exempt.has(file) && /^(src|widgets)\//.test(file) && !file.endsWith('.test.ts') && banned.test(read(file)),
    );
    expect(wrong).toEqual([]);
    expect(code.filter((file) => /\b(it|test|describe)\.(skip|only|todo)\(/.test(read(file)))).toEqual([]);
  });
});

describe('documents', () => {
  test('relative links lead to files and folders that are in the repository', () => {
    const documents = [...walk('.')].map((file) => path.posix.normalize(file)).filter((file) => file.endsWith('.md'));
    const links = documents.flatMap((file) =>
      // Rule records link to rules, which has a check of its own.
      [
        ...read(file)
          .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
          .matchAll(/\]\((?!https?:|mailto:|rule:|#)([^)\s]+)\)/g),
      ].map((match) => ({ file, to: path.posix.join(path.posix.dirname(file), (match[1] ?? '').replace(/#.*$/, '')) })),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
  });
});

describe('members of kinds', () => {
  const folders = (parent: string) =>
    readdirSync(parent).filter((name) => statSync(path.join(parent, name)).isDirectory());
  /** Parts that several elements share; not elements. */
  const SHARED = new Set(['card', 'harness', 'control']);

  test('every element has its class, its definition and a test, and a contract above the class', () => {
    const missing = folders('widgets')
      .filter((name) => !SHARED.has(name))
      .flatMap((name) => {
        const files = readdirSync(path.join('widgets', name));
        const wanted = [`${name}.ts`, `${name}.define.ts`, `${name}.test.ts`]
          .filter((file) => !files.includes(file))
          .map((file) => `widgets/${name}/${file}`);
        const undocumented =
          files.includes(`${name}.ts`) &&
          !/\/\*\*[\s\S]+?\*\/\s*export (abstract )?class/.test(read(`widgets/${name}/${name}.ts`))
            ? [`widgets/${name}: no contract above the class`]
            : [];
        return [...wanted, ...undocumented];
      });
    expect(missing).toEqual([]);
  });

  test('every ability and step of the attack says which rule it is', () => {
    const wrong = ['abilities', 'steps'].flatMap((kind) =>
      [...walk(`src/core/combat/${kind}`)].filter(
        (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !read(file).includes('/**'),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('every end-to-end file is in the table of what is shown where', () => {
    const table = read('docs/testing.md');
    expect(readdirSync('e2e').filter((file) => file.includes('.e2e.') && !table.includes(file))).toEqual([]);
  });
});
