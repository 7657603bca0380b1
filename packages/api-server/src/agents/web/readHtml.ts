import { plainText } from '../plainText.ts';

/** What a visitor sees of a page. */
export interface Sheet {
  readonly links: readonly { readonly href: string; readonly words: string }[];
  readonly lines: readonly string[];
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const inLine = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'font', 'i', 'small', 'span', 'strong', 'sup', 'u']);
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  szlig: 'ß',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ndash: '–',
};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(x?)([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, hex: string, number: string, name: string) => {
    if (name) return entities[name] ?? entities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(number, hex ? 16 : 10);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** Reads the links and the lines of a page, once from its beginning to its end whatever stands in it. */
export function readHtml(html: string): Sheet {
  const links: { href: string; words: string }[] = [];
  const lines: string[] = [];
  let line = '';
  let skipped: string | undefined;
  let open: { href: string; from: number } | undefined;
  const endLine = (): void => {
    const text = plainText(decoded(line), 300);
    if (text !== '') lines.push(text);
    line = '';
  };
  for (const [index, part] of html.split('<').entries()) {
    const end = index === 0 ? -1 : part.indexOf('>');
    const tag = end < 0 ? '' : part.slice(0, end);
    const name = /^\/?[a-z][a-z\d]*/i.exec(tag)?.[0].toLowerCase() ?? '';
    if (skipped !== undefined) {
      if (name !== `/${skipped}`) continue;
      skipped = undefined;
    } else if (unread.has(name)) {
      skipped = name;
      continue;
    }
    if (name === '/a' && open) {
      links.push({ href: open.href, words: plainText(decoded(line.slice(open.from)), 100) });
      open = undefined;
    }
    if (name !== '' && !inLine.has(name.replace('/', ''))) endLine();
    if (name === 'a') {
      const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(tag) ?? [];
      open = { href: decoded(double ?? single ?? bare ?? '').trim(), from: line.length };
    }
    line += part.slice(end + 1);
  }
  endLine();
  return { links, lines };
}
