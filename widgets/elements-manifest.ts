import type { Contract, Entry } from './element-contracts.ts';

/** "`{text, format}`, cancelable" → the detail's type and the rest. */
function eventType(description: string): string {
  const [, detail] = /`(\{.*?\})`/.exec(description) ?? [];
  return detail ? `CustomEvent<${detail}>` : 'CustomEvent';
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const plain = (all: readonly Entry[]) =>
  all.map(({ name, description }) => ({ name, ...(description && { description }) }));

/** The contracts as a Custom Elements Manifest, schema 2.1.0: what editors and documentation viewers read. */
export function elementsManifest(contracts: readonly Contract[], module = 'auspex.js') {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: contracts.map((one) => ({
          kind: 'class',
          customElement: true,
          name: one.className,
          tagName: one.tag,
          summary: one.summary,
          description: one.description,
          attributes: one.attributes.map((entry) => ({ ...entry, fieldName: camel(entry.name) })),
          members: [
            ...one.properties.map(({ name, description, type }) => ({
              kind: 'field',
              name,
              description,
              ...(type && { type: { text: type } }),
            })),
            ...one.methods.map(({ name, description }) => ({
              kind: 'method',
              name: name.replace(/\(.*$/, ''),
              description: `${name}: ${description}`,
            })),
          ],
          events: one.events.map(({ name, description }) => ({
            name,
            description,
            type: { text: eventType(description) },
          })),
          slots: plain(one.slots),
          cssParts: plain(one.parts),
          cssProperties: plain(one.cssProperties),
        })),
        exports: contracts.map((one) => ({
          kind: 'custom-element-definition',
          name: one.tag,
          declaration: { name: one.className, module },
        })),
      },
    ],
  };
}
