/** What a post is written in. */
export type ShareFormat = 'plain' | 'markdown' | 'bbcode';

/** A result in words for a post: what was fired at what, and what comes of it. */
export type Shared = {
  readonly title: string;
  /** What the figures are, and of which edition. */
  readonly heading: readonly [figures: string, edition: string];
  readonly rows: readonly (readonly [name: string, figure: string])[];
  /** Address that opens the same calculator, where there is one. */
  readonly link?: string | undefined;
};

/** The result as plain text, a Markdown table or BBCode, ready to paste. */
export function shareText(shared: Shared, format: ShareFormat): string {
  const { title, heading, rows, link } = shared;
  if (format === 'plain')
    return [title, ...rows.map(([name, value]) => `${name}: ${value}`), ...(link ? [link] : [])].join('\n');
  if (format === 'markdown') {
    const safe = (text: string) => text.replace(/[\\|*_`[\]<>]/g, '\\$&');
    const head = `**${safe(title)}**\n\n| ${heading.map(safe).join(' | ')} |\n`;
    const body = rows.map(([name, value]) => `| ${safe(name)} | ${safe(value)} |`).join('\n');
    return `${head}| --- | ---: |\n${body}${link ? `\n\n<${link}>` : ''}`;
  }
  const safe = (text: string) => text.replace(/\[/g, '(').replace(/\]/g, ')');
  const body = rows.map(([name, value]) => `[*]${safe(name)}: [b]${safe(value)}[/b]`).join('\n');
  return `[b]${safe(title)}[/b]\n[list]\n${body}\n[/list]${link ? `\n[url]${link}[/url]` : ''}`;
}
