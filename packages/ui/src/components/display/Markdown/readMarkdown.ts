import { Lexer, type Token, type Tokens } from 'marked';

/** An element of HTML. `href`: where a link leads, always safe to follow. `start`: the first number of a list. */
export interface MarkdownElement {
  tag: keyof typeof tags;
  nodes: readonly MarkdownNode[];
  href?: string;
  start?: number;
}

/** A source's number, and how it was written: ` [2]`. */
export interface SourceMark {
  source: number;
  written: string;
}

export type MarkdownNode = string | SourceMark | MarkdownElement;

/** The elements, and whether each stands on a line of its own. */
export const tags = {
  p: true,
  // Headings are all of one level, below the card's own: an answer may begin with any.
  h4: true,
  blockquote: true,
  ul: true,
  ol: true,
  li: true,
  table: true,
  thead: true,
  tbody: true,
  tr: true,
  th: false,
  td: false,
  pre: true,
  hr: true,
  br: true,
  strong: false,
  em: false,
  del: false,
  code: false,
  a: false,
} as const;

/** How deep elements nest. No answer needs more; deeper text is shown as it was written. */
const maxDepth = 12;
/** How many characters are read as Markdown; the rest is shown as written, since crafted text takes ever longer to read. */
const longest = 30_000;

const sourceMark = /(\s?\[(\d{1,3})\])/;

/** Text, and the sources that it names. */
function text(written: string): MarkdownNode[] {
  const parts = written.split(sourceMark);
  return parts.flatMap((part, index): MarkdownNode[] => {
    if (index % 3 === 1) return [{ source: Number(parts[index + 1]), written: part }];
    return index % 3 === 2 || part === '' ? [] : [part];
  });
}

/** Pages of the web, without a user name or password that could look like a host, and addresses of people. */
function isFollowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'mailto:' || (/^https?:$/.test(protocol) && username === '' && password === '');
}

/** A label that looks like an address must not hide a different one. */
const looksLikeAddress = (label: string): boolean =>
  /^\s*(?:https?:|www\.)|^\s*(?:[\w.+-]+@)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?\s*$/i.test(label);

function link({ raw, href }: Tokens.Link | Tokens.Image, nodes: readonly MarkdownNode[]): MarkdownNode[] {
  if (!isFollowed(href)) return text(raw);
  const label = textsIn(nodes).join('');
  return [
    { tag: 'a', href, nodes: label.trim() === '' || (looksLikeAddress(label) && raw !== label) ? [href] : nodes },
  ];
}

/** The texts that are seen, one after the other; the numbers of sources are left out. */
export const textsIn = (nodes: readonly MarkdownNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : 'tag' in node ? textsIn(node.nodes) : []));

const element = (tag: MarkdownElement['tag'], nodes: readonly MarkdownNode[] = []): MarkdownElement[] => [
  { tag, nodes },
];

function list({ ordered, start, items }: Tokens.List, depth: number): MarkdownNode[] {
  const nodes = items.flatMap((item) => element('li', each(item.tokens, depth)));
  return ordered ? [{ tag: 'ol', start: Number(start) || 1, nodes }] : element('ul', nodes);
}

function table({ header, rows }: Tokens.Table, depth: number): MarkdownNode[] {
  const row = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
    element(
      'tr',
      cells.flatMap((cell) => element(tag, each(cell.tokens, depth))),
    );
  return element('table', [
    ...element('thead', row('th', header)),
    ...element(
      'tbody',
      rows.flatMap((cells) => row('td', cells)),
    ),
  ]);
}

type Read = (token: Token, depth: number) => readonly MarkdownNode[];

const as =
  (tag: MarkdownElement['tag']): Read =>
  (token, depth) =>
    element(tag, inside(token, depth));

/** How each type of token is read. Types that are not here, such as HTML, are shown as they were written. */
const kinds: Readonly<Record<string, Read>> = {
  space: () => [],
  def: () => [],
  hr: () => element('hr'),
  br: () => element('br'),
  heading: as('h4'),
  paragraph: as('p'),
  blockquote: as('blockquote'),
  list: (token, depth) => list(token as Tokens.List, depth),
  table: (token, depth) => table(token as Tokens.Table, depth),
  code: (token) => element('pre', [(token as Tokens.Code).text]),
  strong: as('strong'),
  em: as('em'),
  del: as('del'),
  codespan: (token) => element('code', [(token as Tokens.Codespan).text]),
  escape: (token) => [(token as Tokens.Escape).text],
  link: (token, depth) => link(token as Tokens.Link, inside(token, depth)),
  // Nothing is fetched from elsewhere while an answer is read.
  image: (token) => link(token as Tokens.Image, [(token as Tokens.Image).text]),
  text: (token, depth) =>
    'tokens' in token && token.tokens ? inside(token, depth) : text((token as Tokens.Text).text),
};

const each = (tokens: readonly Token[], depth: number): MarkdownNode[] =>
  tokens.flatMap((token) => (depth > maxDepth ? undefined : kinds[token.type])?.(token, depth + 1) ?? text(token.raw));

const inside = (token: Token, depth: number): MarkdownNode[] =>
  each('tokens' in token ? (token.tokens ?? []) : [], depth);

/** The tokens of a text. The lexer overflows the stack on text nested thousands deep: that stays one paragraph. */
function lex(written: string): readonly Token[] {
  try {
    return new Lexer({ gfm: true }).lex(written);
  } catch {
    return [{ type: 'paragraph', raw: written }];
  }
}

const isGrowing = (node: MarkdownNode | undefined): node is MarkdownElement =>
  typeof node === 'object' && 'tag' in node && ['ul', 'ol', 'table', 'tbody'].includes(node.tag);

/** Drops what may still change as the text grows: the last block, or the last item or row of it. */
function withoutLast(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const last = nodes.at(-1);
  const whole = nodes.slice(0, -1);
  return isGrowing(last) ? [...whole, { ...last, nodes: withoutLast(last.nodes) }] : whole;
}

/**
 * Markdown from a model, as elements: no HTML of it is ever made, and no address of it is unsafe to follow. `growing`:
 * more of the text is to come, so its last block waits.
 */
export function readMarkdown(written: string, growing = false): MarkdownNode[] {
  const tokens = lex(written.slice(0, longest));
  const nodes = each(tokens, 0);
  if (written.length > longest) return [...nodes, ...element('p', [written.slice(longest)])];
  return growing && tokens.at(-1)?.type !== 'space' ? withoutLast(nodes) : nodes;
}

/** Where a mark that is not closed yet opens in a line; the line's length if there is none. */
function openMark(line: string): number {
  const lastOf = (mark: string) => (line.split(mark).length % 2 === 0 ? line.lastIndexOf(mark) : line.length);
  const [label = ''] = /\[[^[\]]*(?:\](?:\([^)]*)?)?$/.exec(line) ?? [];
  const ending = /[*_~`!]+$/.exec(line)?.index ?? line.length;
  return Math.min(lastOf('`'), lastOf('**'), line.length - label.length, ending);
}

/** The part of a growing Markdown text that no longer changes: without a table or mark that is still open at its end. */
export function settledMarkdown(written: string): string {
  const lines = written.split('\n');
  const last = lines.at(-1) ?? '';
  const rows = lines.length - 1 - lines.findLastIndex((line) => !line.startsWith('|'));
  // A table is one from its third line on.
  const waiting = rows < 3 ? rows : 0;
  if (waiting > 0) return lines.slice(0, -waiting).join('\n');
  if (/^\s*(?:[#>*+\-=_~`]+|\d+[.)]?)\s*$/.test(last)) return lines.slice(0, -1).join('\n');
  return written.slice(0, written.length - last.length + openMark(last));
}

function spoken(node: MarkdownNode): string {
  if (typeof node === 'string') return node;
  if ('source' in node) return '';
  const { tag, nodes } = node;
  const words = nodes.map(spoken).join(tag === 'tr' ? ', ' : '');
  return tags[tag] ? `\n${words}\n` : words;
}

/** Markdown as it is read out: without marks and numbers of sources, each block, item and row on a line of its own. */
export const toSpoken = (written: string): string =>
  readMarkdown(written)
    .map(spoken)
    .join('')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
