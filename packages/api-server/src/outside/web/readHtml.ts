import { Parser } from 'htmlparser2';
import { plainText } from '../plainText.ts';

/** What a visitor sees of a page. */
export interface PageContent {
  readonly links: readonly { readonly href: string; readonly words: string }[];
  readonly lines: readonly string[];
  /** What relative links start from, where it is not the page's own address. */
  readonly base?: string;
  /** Where the page sends its visitors on to. */
  readonly movesTo?: string;
}

/** Elements that are not shown, or shown as a field or a picture, and hold no other elements. */
const bare = new Set('iframe noembed noframes script style textarea title'.split(' '));
/** Elements that are not read and may hold others. */
const unread = new Set('audio canvas datalist noscript object select svg template video'.split(' '));
const inLine = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const unseen = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** In mails alone: pages draw transparent what they move in later. */
const unseenInMail = /(?:^|;)\s*opacity\s*:\s*(?:0+(?:\.0*)?|\.0+)%?\s*(?:[;!]|$)/i;
const withoutHeight = /(?:^|;)\s*(?:max-)?height\s*:\s*0+(?:px|pt|em|%)?\s*(?:[;!]|$)/i;
const cutOff = /(?:^|;)\s*overflow(?:-y)?\s*:\s*hidden/i;
/** Hyphens and spaces without a width, which would part words. */
const withoutWidth = /\u034f|[\u00ad\u200b\u2060\ufeff]/g;
const visible = /[^\s\p{Cf}]/u;
/** As deep as browsers go; what is nested deeper is read as if it stood outside. */
const deepest = 512;

type Attributes = Readonly<Record<string, string | undefined>>;

const isUnread = (name: string, { hidden, style = '', open }: Attributes): boolean =>
  bare.has(name) ||
  unread.has(name) ||
  hidden !== undefined ||
  unseen.test(style) ||
  (name === 'dialog' && open === undefined);

const isUnreadInMail = ({ style = '' }: Attributes): boolean =>
  unseenInMail.test(style) || (withoutHeight.test(style) && cutOff.test(style));

/** Whether text has no size by an element's own style; undefined: as around it. */
function hasNoSize({ style = '' }: Attributes): boolean | undefined {
  let size: string | undefined;
  for (const rule of style.split(';')) {
    const [name = '', value = ''] = rule.split(':', 2).map((part) => part.trim().toLowerCase());
    if (name === 'font-size') size = value;
    // Here it stands among others: 'bold 13px/1.4 Arial'.
    if (name === 'font') size = value.split(/[\s/]/).find((part) => /^(?:0|[\d.]+(?:[a-z]+|%))$/.test(part));
  }
  if (size === undefined) return undefined;
  if (Number.parseFloat(size) === 0) return true;
  return /^(?:[\d.]+(?:em|%)|inherit|smaller|larger)/.test(size) ? undefined : false;
}

/**
 * Reads the links and the lines of a page. Whatever is not shown, by its kind or by its own attributes, is no text. In
 * a mail that is also what is drawn clear, without height, or in letters without size.
 */
export function readHtml(html: string, kind: 'page' | 'mail' = 'page'): PageContent {
  const page = new Reading(kind);
  for (let at = 0; at < html.length;) at += page.read(html.slice(at));
  return page.end();
}

/** A page as far as it was read, its parser telling what it meets. */
class Reading {
  readonly #links: { href: string; words: string }[] = [];
  readonly #lines: string[] = [];
  #base: string | undefined;
  #movesTo: string | undefined;
  #line = '';
  #link: { readonly href: string; words: string } | undefined;
  readonly #kind: 'page' | 'mail';
  /** Of the open elements that are shown, whether their text has no size. */
  #sizeless: boolean[] = [];
  /** How many elements are open. */
  #depth = 0;
  /** How many of the open elements are not shown, or lie within one that is not. */
  #unshown = 0;
  /** How many of the open elements keep the line ends of their text. */
  #kept = 0;

  constructor(kind: 'page' | 'mail') {
    this.#kind = kind;
  }

  /** Reads to the end, or to where it gets too deep; returns how much it read. */
  read(html: string): number {
    [this.#depth, this.#unshown, this.#kept, this.#sizeless] = [0, 0, 0, []];
    const parser = new Parser({
      onopentag: (name, attributes) => {
        this.#open(name, attributes);
        if (this.#depth >= deepest && !bare.has(name)) parser.pause();
      },
      ontext: (text) => this.#read(text),
      onclosetag: (name) => this.#close(name),
    });
    parser.write(html);
    if (this.#depth >= deepest) return parser.endIndex + 1;
    parser.end();
    return html.length;
  }

  end(): PageContent {
    this.#endLink();
    this.#endLine();
    return {
      links: this.#links,
      lines: this.#lines,
      ...(this.#base !== undefined && { base: this.#base }),
      ...(this.#movesTo !== undefined && { movesTo: this.#movesTo }),
    };
  }

  #open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    const isMail = this.#kind === 'mail';
    if (this.#unshown > 0 || isUnread(name, attributes) || (isMail && isUnreadInMail(attributes))) {
      this.#unshown += 1;
      return;
    }
    this.#sizeless.push(isMail && (hasNoSize(attributes) ?? this.#sizeless.at(-1) ?? false));
    if (!inLine.has(name)) this.#endLine();
    if (name === 'pre') this.#kept += 1;
    if (name === 'base') this.#base ??= attributes['href'];
    if (name === 'meta') this.#movesTo ??= movesTo(attributes);
    if (!isLink(name)) return;
    this.#endLink();
    const { href } = attributes;
    if (href !== undefined) this.#link = { href: href.trim(), words: '' };
  }

  #read(text: string): void {
    if (this.#unshown > 0 || this.#sizeless.at(-1)) return;
    if (this.#link) this.#link.words += text;
    const [first = '', ...more] = this.#kept > 0 ? text.split(/\r\n|\r|\n/) : [text];
    this.#line += first;
    for (const next of more) {
      this.#endLine();
      this.#line = next;
    }
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (this.#unshown > 0) {
      this.#unshown -= 1;
      return;
    }
    this.#sizeless.pop();
    if (isLink(name)) this.#endLink();
    if (name === 'pre') this.#kept -= 1;
    if (!inLine.has(name)) this.#endLine();
  }

  #endLink(): void {
    if (this.#link) this.#links.push({ href: this.#link.href, words: shown(this.#link.words, 100) });
    this.#link = undefined;
  }

  #endLine(): void {
    const text = shown(this.#line, Infinity);
    if (visible.test(text)) this.#lines.push(text);
    this.#line = '';
  }
}

const isLink = (name: string): boolean => name === 'a' || name === 'area';

const shown = (text: string, longest: number): string => plainText(text.replaceAll(withoutWidth, ''), longest);

/** Where a refresh within ten seconds leads, such as '0; url=/en/'. */
const movesTo = ({ 'http-equiv': about = '', content = '' }: Attributes): string | undefined =>
  /^refresh$/i.test(about)
    ? /^\s*\d(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?\s*(["']?)(.+?)\1\s*$/i.exec(content)?.[2]
    : undefined;
