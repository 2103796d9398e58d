/**
 * The small node tree that rule Markdown becomes when a pack is compiled or imported.
 *
 * It is plain data (JSON), so it crosses every door, and it holds no HTML: whoever renders it decides what each node
 * looks like. Anything the tree cannot say is said in words, not in markup.
 */

/** `10e:deep-strike`, or a bare id for the edition in use. */
export type Ref = string;

export type Inline =
  | string
  | { readonly b: readonly Inline[] }
  | { readonly i: readonly Inline[] }
  | { readonly code: string }
  | { readonly br: true }
  /** A rule named in the text; resolved when the pack was compiled. */
  | { readonly link: Ref; readonly of: readonly Inline[] };

export type Block =
  | { readonly p: readonly Inline[] }
  | { readonly h: readonly Inline[]; readonly level: 2 | 3 | 4 }
  | { readonly ul: readonly (readonly Block[])[] }
  | { readonly ol: readonly (readonly Block[])[] }
  | { readonly quote: readonly Block[] }
  | { readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] };
