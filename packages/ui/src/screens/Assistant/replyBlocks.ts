/** A part of a reply. `text` is shown; only links have `href`, always http or https. */
export interface ReplyPart {
  kind: 'text' | 'strong' | 'code' | 'link';
  text: string;
  href?: string;
}

/** One line of a reply, or one block of code. `gap`: an empty line precedes it. `start`: its offset in the shown text. */
export interface ReplyBlock {
  kind: 'line' | 'code';
  parts: readonly ReplyPart[];
  gap: boolean;
  start: number;
}

/** A reply as it is shown. `text` is all of it without markup, with one line break between blocks. */
export interface ShownReply {
  blocks: readonly ReplyBlock[];
  text: string;
}

// Nothing between marks may contain another opening mark, and lengths are bounded, so that a reply of opening marks
// alone still parses fast.
const marks =
  /`([^`\n]{1,500})`|\*\*([^*\n]{1,500})\*\*|\[([^[\]\n]{1,200})\]\((https?:\/\/[^\s()]{1,2000})\)|(https?:\/\/[^\s<>"'`]{1,2000})/gi;
const trailing = /[.,;:!?)\]}*]+$/;
const fence = /^\s{0,3}```/;

/** The address if it is safe to follow: http or https, without a user name or password that could look like a host. */
function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' ? href : undefined;
}

/** A label that looks like an address must not hide a different one. */
const pretends = (label: string): boolean => /^\s*(?:https?:|www\.)|^\s*[\w-]+(?:\.[\w-]+)+(?:\/\S*)?\s*$/i.test(label);

function link(label: string, address: string, written: string): ReplyPart {
  const href = safeAddress(address);
  if (!href) return { kind: 'text', text: written };
  return { kind: 'link', text: pretends(label) ? address : label, href };
}

function toPart([written, code, strong, label, address = '', bare = '']: RegExpExecArray): ReplyPart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (label !== undefined) return link(label, address, written);
  const own = bare.replace(trailing, '');
  return link(own, own, own);
}

function toParts(line: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of line.matchAll(marks)) {
    const part = toPart(match);
    addText(line.slice(end, match.index));
    parts.push(part);
    // What was trimmed off the end of a bare address becomes text.
    end = match.index + (match[5] === undefined ? match[0].length : match[5].replace(trailing, '').length);
  }
  addText(line.slice(end));
  return parts;
}

/** Splits a reply into lines, code, strong text and safe links. Anything else stays plain text. */
export function toShownReply(reply: string): ShownReply {
  const blocks: Omit<ReplyBlock, 'start'>[] = [];
  let code: string[] | undefined;
  let gap = false;
  const add = (kind: ReplyBlock['kind'], parts: ReplyPart[]) => {
    blocks.push({ kind, parts, gap: gap && blocks.length > 0 });
    gap = false;
  };
  for (const line of reply.trim().split(/\r\n?|\n/)) {
    if (fence.test(line)) {
      if (code) add('code', [{ kind: 'code', text: code.join('\n') }]);
      code = code ? undefined : [];
    } else if (code) code.push(line);
    else if (line.trim() === '') gap = true;
    else add('line', toParts(line.trimEnd()));
  }
  if (code) add('code', [{ kind: 'code', text: code.join('\n') }]);

  const texts = blocks.map(({ parts }) => parts.map(({ text }) => text).join(''));
  let start = 0;
  const placed = blocks.map((block, index) => {
    const at = start;
    start += (texts[index]?.length ?? 0) + 1;
    return { ...block, start: at };
  });
  return { blocks: placed, text: texts.join('\n') };
}
