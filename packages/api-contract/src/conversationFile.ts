import type { ConversationFormat } from './conversationQuery.ts';
import type { AnswerOf } from './endpoints/Endpoint.ts';
import type { conversationEndpoints } from './endpoints/conversations.ts';
import { exportTypes } from './records/calls.ts';
import { foldText } from './text.ts';

type Conversation = AnswerOf<typeof conversationEndpoints.conversation>;
type Message = Conversation['messages'][number];

const types: Readonly<Record<ConversationFormat, string>> = {
  md: 'text/markdown; charset=utf-8',
  json: exportTypes.json,
};

interface Asked {
  readonly format: ConversationFormat;
  readonly now: Date;
  /** Where the app is, without a slash at the end: paths of the app become links to it. */
  readonly appUrl: string;
}

/**
 * A conversation as a file: all of it as JSON, with the address that its paths belong to, or as Markdown with
 * questions, answers, steps, sources as links, receipts and times. In Markdown each message is a quotation, so that
 * nothing in its text ends it.
 */
export function conversationFile(
  conversation: Conversation,
  { format, now, appUrl }: Asked,
): { readonly name: string; readonly type: string; readonly text: string } {
  const words = foldText(conversation.title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return {
    name: `${words || 'conversation'}-${now.toISOString().slice(0, 10)}.${format}`,
    type: types[format],
    text:
      format === 'json'
        ? `${JSON.stringify({ ...conversation, appUrl, exportedAt: now.toISOString() }, null, 2)}\n`
        : markdownOf(conversation, { now, appUrl }),
  };
}

function markdownOf({ title, about, messages }: Conversation, { now, appUrl }: Omit<Asked, 'format'>): string {
  const parts = [
    `# ${onOneLine(title)}`,
    `Exported on ${timeOf(now.toISOString())}`,
    ...(about ? [`About ${link(about.label, about.to, appUrl)}`] : []),
    ...messages.flatMap((message) => partsOf(message, appUrl)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const ends: Readonly<Record<string, string>> = {
  writing: 'This answer was still coming.',
  stopped: 'This answer was stopped.',
  cut: 'This answer broke off.',
};

function partsOf(
  { role, text, at, status, steps = [], sources = [], question, receipts = [], thumb }: Message,
  appUrl: string,
): string[] {
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`${title}:\n\n${lines.join('\n')}`] : [];
  const addresses = new Map(sources.map(({ n, to }) => [n, addressOf(to, appUrl)]));
  return [
    `## ${role === 'user' ? 'Question' : 'Answer'}${at ? `, ${timeOf(at)}` : ''}`,
    quoted(text, addresses),
    ...(status != null && Object.hasOwn(ends, status) ? [ends[status] ?? ''] : []),
    ...list(
      'Steps',
      steps.map((step) => `- ${onOneLine(step.text)}`),
    ),
    ...list(
      'Sources',
      sources.map(({ n, label, to }) => `- \\[${n}\\] ${link(label, to, appUrl)}`),
    ),
    ...(question?.costs ? [`Costs: ${onOneLine(question.costs)}`] : []),
    ...list(
      'Done',
      receipts.map(
        (receipt) => `- ${link(receipt.text, receipt.to, appUrl)}${receipt.undo === 'done' ? ' (undone)' : ''}`,
      ),
    ),
    ...(thumb ? [`Thumb ${thumb.way}${thumb.reason ? `: ${onOneLine(thumb.reason)}` : ''}`] : []),
  ];
}

const timeOf = (at: string): string => onOneLine(at.replace(/^([\d-]{10})T([\d:]{5}).*Z$/, '$1 $2 UTC'));

/** A text that stands on a line with others, as plain text. */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // What turns the direction of writing would turn the rest of the line.
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\\`*_[\]<>#|~&]/g, String.raw`\$&`)
    .trim()
    .replace(/^[-+=]|(?<=^\d+)[.)]/, String.raw`\$&`);

/** The address of a link: a web page, or a page of the app. Undefined for any other. */
function addressOf(to: string | null | undefined, appUrl: string): string | undefined {
  const address = to?.startsWith('/') && !to.startsWith('//') ? appUrl + to : (to ?? '');
  if (!/^https?:\/\//.test(address)) return undefined;
  return address.replaceAll(/[<>()\\` ]|\p{Cc}/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function link(label: string, to: string | null | undefined, appUrl: string): string {
  const address = addressOf(to, appUrl);
  return address === undefined ? onOneLine(label) : `[${onOneLine(label)}](${address})`;
}

type Addresses = ReadonlyMap<number, string | undefined>;

/** A line that begins or ends a block of code within a list, a quotation, or after spaces. */
const innerFence = /^[\s>*+\-.)\d]+(?:`{3}|~{3})/;

/**
 * A message as a quotation, its Markdown as it is: but no tag of HTML, which a reader of the file might obey, and no
 * definition of a link, which would count everywhere. Marks of sources become links. Blocks of code stay as they are,
 * where it is certain what is one.
 */
function quoted(text: string, addresses: Addresses): string {
  const lines = text.split(/\r\n?|\n/);
  const isCertain = !lines.some((line) => innerFence.test(line));
  let fence: string | undefined;
  const safe = lines.map((line) => {
    const [, opening, rest = ''] = /^(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === undefined) {
      if (isCertain && opening !== undefined && !(opening.startsWith('`') && rest.includes('`'))) fence = opening;
      return fence === undefined ? harmless(line, addresses) : line;
    }
    if (opening?.startsWith(fence) && rest.trim() === '') fence = undefined;
    return line;
  });
  return safe.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

const harmless = (line: string, addresses: Addresses): string =>
  line
    .replaceAll(/(\\*)<(?=[a-z/!?])/gi, (found, slashes: string) =>
      slashes.length % 2 === 1 ? found : `${slashes}\\<`,
    )
    .replace(/^([\s>*+\-.)\d]*)(?=\[)(?!\[(?:\\.|[^[\]\\])*\](?!:))/, '$1\\')
    .replaceAll(/(?<!\\)\[(\d{1,3}(?:, ?\d{1,3})*)\](?![[(])/g, (_, numbers: string) =>
      numbers
        .split(/, ?/)
        .map((n) => markOf(n, addresses.get(Number(n))))
        .join(' '),
    );

const markOf = (n: string, address: string | undefined): string =>
  address === undefined ? String.raw`\[${n}\]` : String.raw`[\[${n}\]](${address})`;
