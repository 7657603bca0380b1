import type { RouteContext } from '../../Service.ts';
import { fail, invalidArgument, type GoogleFault } from '../google/errors.ts';
import { bodyOf, readBoolean, pageToken, readInteger } from '../google/parameters.ts';
import type { Message, MessageInput } from './Mailbox.ts';
import { formats, type Format } from './resources.ts';
import { searchMail } from './searchMail.ts';

/** Gmail's refusal of an argument: it says why in the words of older and of newer APIs. */
export const gmailFault = (message: string): GoogleFault => ({
  ...invalidArgument(message),
  reason: 'invalidArgument',
});

/** The format that a request asks for. */
export function readFormat(c: RouteContext): Format {
  const given = (c.req.query('format') ?? 'full').toLowerCase();
  return formats.find((format) => format === given) ?? fail(gmailFault(`Invalid value at 'format': "${given}"`));
}

const base64url = /^[\w-]+={0,2}$/;

/** The message in a body, which is the body itself or stands under `message`. */
export async function readMessageInput(c: RouteContext, under?: 'message'): Promise<MessageInput> {
  const body = await bodyOf(c);
  const message = (under ? body[under] : body) as { raw?: unknown; threadId?: unknown } | undefined;
  const { raw, threadId } = message ?? {};
  if (typeof raw !== 'string' || raw === '')
    return fail(gmailFault("'raw' RFC822 payload message string or uploading message via /upload/* URL required"));
  if (!base64url.test(raw))
    return fail(invalidArgument("Invalid value at 'message.raw' (TYPE_BYTES), Base64 decoding failed"));
  return {
    raw: Buffer.from(raw, 'base64url'),
    threadId: typeof threadId === 'string' && threadId !== '' ? threadId : undefined,
  };
}

/** A page of what a search finds. `group` makes the items from the messages found: the messages or their threads. */
export function pageOf<T>(
  c: RouteContext,
  {
    messages,
    now,
    group,
  }: { messages: readonly Message[]; now: number; group: (found: readonly Message[]) => readonly T[] },
): { items: readonly T[]; nextPageToken?: string; resultSizeEstimate: number } {
  const q = c.req.query('q') ?? '';
  const labels = c.req.queries('labelIds') ?? [];
  const everywhere = readBoolean(c, 'includeSpamTrash');
  const size = readInteger(c, 'maxResults', { fallback: 100, most: 500 });
  const question = JSON.stringify([q, labels, everywhere]);
  const from = pageToken.read(c.req.query('pageToken'), question) ?? fail(gmailFault('Invalid pageToken'));
  const found = group(searchMail(messages, { q, labels, everywhere, now }));
  return {
    items: found.slice(from, from + size),
    ...(from + size < found.length && { nextPageToken: pageToken.make(from + size, question) }),
    resultSizeEstimate: found.length,
  };
}

/** A list as Gmail gives it: without its name where it is empty. */
export const namedList = <T>(
  name: string,
  { items, ...rest }: { readonly items: readonly T[] },
  show: (item: T) => object,
) => ({
  ...(items.length > 0 && { [name]: items.map(show) }),
  ...rest,
});
