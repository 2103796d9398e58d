/** The contracts above the classes say what the code has, and nothing else. */
import type { PropertyDeclaration } from 'lit';
import { describe, expect, test } from 'vitest';
import { type Contract, readContracts } from './element-contracts.ts';
import { elementsManifest } from './elements-manifest.ts';

declare global {
  interface ImportMeta {
    glob(patterns: readonly string[], options?: object): Readonly<Record<string, never>>;
  }
}
const texts = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./harness/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, string>>;
import.meta.glob(['./*/*.define.ts'], { eager: true });

const sources = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file.replace('./', ''), text]));
const contracts = readContracts(sources);
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

type Lit = { readonly elementProperties?: ReadonlyMap<string, PropertyDeclaration & { state?: boolean }> };
const classOf = (tag: string) => customElements.get(tag) as (CustomElementConstructor & Lit) | undefined;

/** Attributes and properties that the class really has; of an element without Lit, the attributes it reads. */
function surfaceOf({ tag, file }: Contract): { attributes: string[]; properties: string[] } {
  const declared = classOf(tag)?.elementProperties;
  if (!declared) {
    const read = [...(sources[file] ?? '').matchAll(/getAttribute\('([\w-]+)'\)/g)].map(([, name = '']) => name);
    return { attributes: read.filter((name) => name !== 'title'), properties: [] };
  }
  const open = [...declared].filter(([, { state }]) => !state);
  return {
    attributes: open.flatMap(([name, { attribute = true }]) =>
      attribute === false ? [] : typeof attribute === 'string' ? attribute : name.toLowerCase(),
    ),
    properties: open.flatMap(([name, { attribute }]) => (attribute === false ? name : [])),
  };
}

/** Files an element is made of: its own folder's, and those of its base classes. */
function filesOf({ className, file }: Contract): string[] {
  const folders = new Set([file.replace(/[^/]+$/, '')]);
  let base = new RegExp(`class ${className}\\b[^{]*? extends (\\w+)`).exec(sources[file] ?? '')?.[1];
  while (base && base !== 'AuspexElement') {
    const found = Object.entries(sources).find(([, text]) => text.includes(`class ${base}`));
    if (!found) break;
    folders.add(found[0]);
    base = new RegExp(`class ${base}\\b[^{]*? extends (\\w+)`).exec(found[1])?.[1];
  }
  return Object.keys(sources).filter((name) => [...folders].some((folder) => name.startsWith(folder)));
}
function emittedBy(contract: Contract): string[] {
  const calls = /(?:emit(?:<[^(]*>)?|new CustomEvent(?:<[^(]*>)?)\(\s*'(auspex-[\w-]+)'/g;
  const found = filesOf(contract).flatMap((name) =>
    [...(sources[name] ?? '').matchAll(calls)].map(([, event = '']) => event),
  );
  return [...new Set(found)];
}

test('every registered element has a contract', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(12);
  expect(contracts.filter(({ tag }) => !classOf(tag))).toEqual([]);
  expect(contracts.filter(({ summary }) => summary.length < 20).map(({ tag }) => tag)).toEqual([]);
});

describe.each(contracts)('$tag', (contract) => {
  const { attributes, properties } = surfaceOf(contract);

  test('attributes and properties', () => {
    expect(attributes.filter((name) => !names(contract.attributes).includes(name))).toEqual([]);
    const said = [...names(contract.attributes), ...names(contract.properties)];
    expect(properties.filter((name) => !said.includes(name))).toEqual([]);
    expect(said.filter((name) => ![...attributes, ...properties].includes(name))).toEqual([]);
    expect(contract.attributes.filter(({ description }) => description.length < 3)).toEqual([]);
  });

  test('events', () => {
    const emitted = emittedBy(contract);
    expect(emitted.filter((name) => !names(contract.events).includes(name))).toEqual([]);
    const anywhere = contracts.flatMap(emittedBy);
    expect(names(contract.events).filter((name) => !anywhere.includes(name))).toEqual([]);
  });

  test('its type is known to TypeScript by its tag', () => {
    const map = new RegExp(`interface HTMLElementTagNameMap \\{[^}]*'${contract.tag}': ${contract.className};`);
    expect(Object.values(sources).some((text) => map.test(text))).toBe(true);
  });
});

test('the manifest names each element once and gives each event its detail', () => {
  const manifest = elementsManifest(contracts);
  const [module] = manifest.modules;
  expect(module?.exports.map(({ name }) => name)).toEqual(contracts.map(({ tag }) => tag));
  const card = module?.declarations.find(({ tagName }) => tagName === 'auspex-rule-card');
  expect(card?.attributes.map(({ name }) => name)).toContain('rule');
  expect(card?.events).toContainEqual({
    name: 'auspex-ask',
    description: expect.stringContaining('rule'),
    type: { text: 'CustomEvent<{ref, rect}>' },
  });
});
