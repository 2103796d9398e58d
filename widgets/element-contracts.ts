/**
 * Reads the contract written above each element's class, for the Custom Elements Manifest, the demo pages and the test that
 * keeps contract and code together. Contracts are JSDoc with these tags, several entries on a line parted by " · ":
 *
 *   @attr name, name - what it means        @prop name - …        @method name(arguments) - …
 *   @fires event - `{detail}` …             @slot - the default one · name, name (what for)
 *   @csspart name, name                     @cssprop --name, --name - …
 *
 * A class has what its base classes have.
 */

export type Entry = { readonly name: string; readonly description: string };
export type Contract = {
  readonly tag: string;
  readonly className: string;
  /** Under `widgets/`. */
  readonly file: string;
  readonly summary: string;
  readonly description: string;
  readonly attributes: readonly Entry[];
  readonly properties: readonly (Entry & { readonly type?: string })[];
  readonly methods: readonly Entry[];
  readonly events: readonly Entry[];
  readonly slots: readonly Entry[];
  readonly parts: readonly Entry[];
  readonly cssProperties: readonly Entry[];
};
/** Text of each file by its path under `widgets/`. */
export type Sources = Readonly<Record<string, string>>;

type Kind = 'attributes' | 'properties' | 'methods' | 'events' | 'slots' | 'parts' | 'cssProperties';
type ClassText = {
  readonly file: string;
  readonly base: string | undefined;
  readonly text: string;
  readonly tags: Readonly<Record<Kind, readonly Entry[]>>;
  readonly types: Readonly<Record<string, string>>;
};

const TAGS: Readonly<Record<string, Kind>> = {
  attr: 'attributes',
  prop: 'properties',
  method: 'methods',
  fires: 'events',
  slot: 'slots',
  csspart: 'parts',
  cssprop: 'cssProperties',
};
const CLASS =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*)?export (?:abstract )?class (\w+)(?:<[\w\s=]+>)?(?: extends (\w+))?/g;

/** "a, b (what for) - text" as one entry for each name; a default slot has no name. */
function entries(said: string): Entry[] {
  const [, names = '', description = ''] = /^(.*?)(?:(?:^|\s+)- (.*))?$/s.exec(said) ?? [];
  if (names.trim() === '') return [{ name: '', description }];
  // A method's arguments hold commas of their own.
  return names.split(/,\s*(?![^(]*\))/).map((one) => {
    const [, name = one, aside] = /^(\S+) \((.*)\)$/.exec(one.trim()) ?? [];
    return { name: name.trim(), description: aside ?? description };
  });
}

function readTags(comment: string): { text: string; tags: Record<Kind, Entry[]> } {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const tags: Record<Kind, Entry[]> = {
    attributes: [],
    properties: [],
    methods: [],
    events: [],
    slots: [],
    parts: [],
    cssProperties: [],
  };
  const [text = '', ...said] = lines.join('\n').trim().split(/^@/m);
  for (const tag of said) {
    const [, name = '', rest = ''] = /^(\w+)\s*(.*)$/s.exec(tag.replace(/\s+/g, ' ').trim()) ?? [];
    const kind = TAGS[name];
    if (kind) tags[kind].push(...rest.split(' · ').flatMap(entries));
  }
  // "…, and those of the cards" is for readers.
  tags.cssProperties = tags.cssProperties.filter(({ name }) => name.startsWith('--'));
  return { text: text.trim(), tags };
}

function readClasses(sources: Sources): ReadonlyMap<string, ClassText> {
  const classes = new Map<string, ClassText>();
  for (const [file, source] of Object.entries(sources)) {
    const found = [...source.matchAll(CLASS)];
    found.forEach((match, at) => {
      const [, comment = '', name = '', base] = match;
      const inside = source.slice(match.index, found[at + 1]?.index);
      const declared = inside.matchAll(/^ {2}(?:\/\*\*.*?\*\/ )?declare (\w+): ([^;]+);/gm);
      classes.set(name, {
        file,
        base,
        ...readTags(comment),
        types: Object.fromEntries(
          [...declared].map(([, property = '', type = '']) => [
            property,
            type.replace(/\bRecord\b(?!<)/, 'RuleRecord'),
          ]),
        ),
      });
    });
  }
  return classes;
}

/** The contracts of all registered elements, by tag name. Files are those of `widgets/` without tests. */
export function readContracts(sources: Sources): readonly Contract[] {
  const classes = readClasses(sources);
  const contracts: Contract[] = [];
  for (const source of Object.values(sources)) {
    const [, tag, className = ''] = /\bdefine\('([\w-]+)', (\w+)\)/.exec(source) ?? [];
    const own = classes.get(className);
    if (!tag || !own) continue;
    const line: ClassText[] = [];
    for (let at: ClassText | undefined = own; at; at = at.base === undefined ? undefined : classes.get(at.base))
      line.push(at);
    const all = (kind: Kind): Entry[] => {
      const known = new Map<string, Entry>();
      for (const one of line)
        for (const entry of one.tags[kind]) if (!known.has(entry.name)) known.set(entry.name, entry);
      return [...known.values()];
    };
    const types = Object.assign({}, ...line.map((one) => one.types).reverse()) as Record<string, string>;
    contracts.push({
      tag,
      className,
      file: own.file,
      summary: own.text.split('\n\n')[0]?.replace(/\s+/g, ' ') ?? '',
      description: own.text,
      attributes: all('attributes'),
      properties: all('properties').map((entry) => ({
        ...entry,
        ...(types[entry.name] && { type: types[entry.name] }),
      })),
      methods: all('methods'),
      events: all('events'),
      slots: all('slots'),
      parts: all('parts'),
      cssProperties: all('cssProperties'),
    });
  }
  return contracts.sort((a, b) => a.tag.localeCompare(b.tag));
}
