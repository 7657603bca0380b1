import { owner } from '../../world/account.ts';
import type { World } from '../../world/createWorld.ts';
import { hexId } from '../../world/seededRandom.ts';
import { fail, invalidArgument } from '../google/errors.ts';
import { compose, messageIdOf, headerOf, readMessage, textOf, type Part } from './rfc822.ts';

/** A message that the mailbox holds. */
export interface Message {
  readonly id: string;
  readonly threadId: string;
  labels: ReadonlySet<string>;
  /** In milliseconds since 1970. */
  readonly at: number;
  historyId: number;
  readonly raw: Buffer;
  readonly payload: Part;
  readonly text: string;
}

/** What a client gives when it writes a message. */
export interface MessageInput {
  readonly raw: Buffer;
  readonly threadId: string | undefined;
}

const missing = (): never =>
  fail({ code: 404, message: 'Requested entity was not found.', reason: 'notFound', status: 'NOT_FOUND' });

const refuse = (message: string): never => fail({ ...invalidArgument(message), reason: 'invalidArgument' });

const address = /[^\s<>,;"@]+@[^\s<>,;"@]+\.[^\s<>,;"@]+/;
const subjectOf = (part: Part): string =>
  (headerOf(part, 'subject') ?? '').replace(/^(?:(?:re|fwd?|aw):\s*)+/i, '').trim();

/** The mailbox of the account, with its drafts. */
export function createMailbox({ inbox, clock }: World) {
  let historyId = 4_000;
  let written = 0;
  const messages = new Map<string, Message>();
  const drafts = new Map<string, string>();

  const add = (
    raw: Buffer,
    facts: { id: string; threadId: string; labels: readonly string[]; at: number },
  ): Message => {
    historyId += 1;
    const payload = readMessage(raw);
    const message = { ...facts, labels: new Set(facts.labels), historyId, raw, payload, text: textOf(payload) };
    messages.set(message.id, message);
    return message;
  };
  for (const mail of inbox.toReversed()) add(compose(mail), { ...mail, at: mail.at.getTime() });

  const thread = (id: string): Message[] =>
    [...messages.values()].filter(({ threadId }) => threadId === id).toSorted((one, other) => one.at - other.at);

  /** A message stays in a thread only if it has its subject and refers to a message in it. */
  const threadFor = (payload: Part, wanted: string | undefined): string | undefined => {
    if (wanted === undefined) return undefined;
    const there = thread(wanted);
    if (there.length === 0) return missing();
    const references = `${headerOf(payload, 'references') ?? ''} ${headerOf(payload, 'in-reply-to') ?? ''}`;
    const belongs = there.some(
      (one) =>
        references.includes(headerOf(one.payload, 'message-id') ?? ' ') &&
        subjectOf(one.payload) === subjectOf(payload),
    );
    return belongs ? wanted : undefined;
  };

  const write = ({ raw, threadId }: MessageInput, labels: readonly string[]): Message => {
    written += 1;
    const id = hexId(`written ${written}`, 16);
    const given = readMessage(raw);
    const lines = [
      ...(headerOf(given, 'from') === undefined ? [`From: ${owner.name} <${owner.email}>`] : []),
      ...(headerOf(given, 'message-id') === undefined ? [`Message-ID: ${messageIdOf(id)}`] : []),
      ...(headerOf(given, 'date') === undefined ? [`Date: ${clock().toUTCString()}`] : []),
    ];
    const whole = Buffer.concat([Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'utf8'), raw]);
    return add(whole, { id, threadId: threadFor(given, threadId) ?? id, labels, at: clock().getTime() });
  };

  const recipientsOf = (raw: Buffer): string[] => {
    const part = readMessage(raw);
    return ['To', 'Cc', 'Bcc'].flatMap((name) => {
      const value = headerOf(part, name) ?? '';
      if (value === '') return [];
      return value.split(',').map((one) => address.exec(one)?.[0] ?? refuse(`Invalid ${name} header`));
    });
  };

  const send = (message: MessageInput): Message => {
    const recipients = recipientsOf(message.raw);
    if (recipients.length === 0) return refuse('Recipient address required');
    return write(message, recipients.includes(owner.email) ? ['SENT', 'INBOX', 'UNREAD'] : ['SENT']);
  };

  const get = (id: string): Message => messages.get(id) ?? missing();
  const draft = (id: string): Message => get(drafts.get(id) ?? '');

  return {
    /** Newest first. */
    all: (): Message[] =>
      [...messages.values()].toSorted((one, other) => other.at - one.at || other.historyId - one.historyId),
    get,
    thread: (id: string): Message[] => {
      const found = thread(id);
      return found.length > 0 ? found : missing();
    },
    historyId: () => historyId,
    send,
    modify: (id: string, { add: added, remove }: { add: readonly string[]; remove: readonly string[] }): Message => {
      const message = get(id);
      historyId += 1;
      message.historyId = historyId;
      message.labels = new Set([...message.labels, ...added].filter((label) => !remove.includes(label)));
      return message;
    },
    draft,
    drafts: (): [id: string, message: Message][] => [...drafts].map(([id]) => [id, draft(id)]),
    createDraft: (message: MessageInput): [id: string, message: Message] => {
      const made = write(message, ['DRAFT']);
      const id = `r${BigInt(`0x${made.id}`)}`;
      drafts.set(id, made.id);
      return [id, made];
    },
    /** Its message is replaced by a new one. */
    updateDraft: (id: string, message: MessageInput): Message => {
      const before = draft(id);
      const made = write(message, ['DRAFT']);
      messages.delete(before.id);
      drafts.set(id, made.id);
      return made;
    },
    sendDraft: (id: string): Message => {
      const { id: messageId, raw, threadId } = draft(id);
      if (recipientsOf(raw).length === 0) return refuse('Recipient address required');
      messages.delete(messageId);
      drafts.delete(id);
      const others = thread(threadId).length > 0;
      return send({ raw, threadId: others ? threadId : undefined });
    },
    deleteDraft: (id: string): void => {
      messages.delete(draft(id).id);
      drafts.delete(id);
    },
  };
}
