import { randomUUID } from 'node:crypto';
import type { IdentifiedMessage } from '@switchboard/api-contract/assistant';
import { searchableText } from '@switchboard/api-contract/text';
import { withoutSources } from '@switchboard/api-contract/conversations';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { parseActions, type Action } from '../actions/actions.ts';
import { endAnswersOfStoppedServers, leaseEnd, type ConversationKey } from './answerRows.ts';
import { dropOldConversations } from './oldConversations.ts';
import { replaceMessages } from './replaceMessages.ts';

/** Something that was said. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** The state of a conversation when a message arrives. */
export interface LoadedConversation {
  /** What is sent to a model, oldest first. */
  readonly turns: readonly Turn[];
  /** The actions that the last answer asked about; empty if it asked nothing, or too long ago. */
  readonly pending: readonly Action[];
  /** What it begins at: see `aboutKey` of the contract. */
  readonly about: string | undefined;
  /** The member has been told which connection would help. */
  readonly hinted: boolean;
}

/** A message that was taken: the id of its answer, and what it is answered from. */
interface Taken {
  readonly answerId: string;
  /** Undefined where the message came before, so that its answer is only followed. */
  readonly conversation: LoadedConversation | undefined;
}

const conversationLimits = {
  /** Turns that are sent to a model. A message and its answer are two. */
  turns: 20,
  /** Characters of all of them together. */
  characters: 24_000,
  /** A question is open for this long; a later yes does nothing. */
  questionMs: 600_000,
  /** Answers of a tenant that are made at a time. */
  atOnce: 8,
} as const;

/**
 * Takes the next message of a conversation, keeps it with an answer that is yet to be made, and closes the open
 * question: only the message that follows a question can answer it, and only once. Refuses while the message before it
 * is answered, and where too many of the tenant are.
 */
export async function addMessage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
  { message, messageId = randomUUID(), about, replaces }: Omit<IdentifiedMessage, 'sessionId'>,
): Promise<Taken> {
  return db.change(key.tenantId, async (trx) => {
    const known = await findAnswerTo(trx, key, messageId);
    if (known !== undefined) return { answerId: known, conversation: undefined };
    const now = clock();
    const at = now.toISOString();
    await endAnswersOfStoppedServers(trx, key, now);
    await refuseIfBusy(trx, key, at);
    const row = await trx
      .selectFrom('conversations')
      .selectAll()
      .where((eb) => eb.and(key))
      .executeTakeFirst();
    const closed = { pendingJson: null, askedAt: null, usedAt: at };
    await trx
      .insertInto('conversations')
      .values({ ...key, title: null, about: about ?? null, hinted: 0, createdAt: at, ...closed })
      .onConflict((conflict) => conflict.columns(['tenantId', 'userId', 'sessionId']).doUpdateSet(closed))
      .execute();
    await replaceMessages(trx, key, { replaced: replaces, by: messageId, now });
    const turns = await readTurns(trx, key);
    const answerId = randomUUID();
    const position = await nextPosition(trx, key);
    const fresh = { ...key, at, partsJson: '{}', replacedBy: null, stopAsked: 0 };
    await trx
      .insertInto('conversationMessages')
      .values([
        {
          ...fresh,
          id: messageId,
          position,
          role: 'user',
          text: message,
          search: searchableText(message),
          status: 'done',
          heldUntil: null,
        },
        {
          ...fresh,
          id: answerId,
          position: position + 1,
          role: 'assistant',
          text: '',
          search: '',
          status: 'writing',
          heldUntil: leaseEnd(now),
        },
      ])
      .execute();
    await dropOldConversations(trx, key);
    return {
      answerId,
      conversation: {
        turns,
        pending: row ? openActions(row, now) : [],
        about: (row ? row.about : about) ?? undefined,
        hinted: row?.hinted === 1,
      },
    };
  });
}

/** The actions that the last answer asked about; none if it asked nothing, was answered, or asked too long ago. */
export function openActions(
  { pendingJson, askedAt }: { readonly pendingJson: string | null; readonly askedAt: string | null },
  now: Date,
): readonly Action[] {
  const isOpen =
    pendingJson !== null && askedAt !== null && now.getTime() - Date.parse(askedAt) <= conversationLimits.questionMs;
  return isOpen ? parseActions(pendingJson) : [];
}

/** The actions of the open question, which stays open. */
export async function readOpenActions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
): Promise<readonly Action[]> {
  const row = await db
    .selectFrom('conversations')
    .select(['pendingJson', 'askedAt'])
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  return row ? openActions(row, clock()) : [];
}

/** The id of the answer whose question is open: the last one. */
export async function findOpenQuestion(
  context: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
): Promise<string | undefined> {
  if ((await readOpenActions(context, key)).length === 0) return undefined;
  const row = await context.db
    .selectFrom('conversationMessages')
    .select('id')
    .where((eb) => eb.and(key))
    .where('replacedBy', 'is', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The index of the first of these messages, oldest first, that is sent to a model with the next one. */
export function firstSentIndex(messages: readonly { readonly text: string }[]): number {
  let from = Math.max(0, messages.length - conversationLimits.turns);
  const size = () => messages.slice(from).reduce((sum, { text }) => sum + text.length, 0);
  while (messages.length - from > 2 && size() > conversationLimits.characters) from += 2;
  return from;
}

async function findAnswerTo(
  db: StoreTransaction,
  key: ConversationKey,
  messageId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversationMessages')
    .select('position')
    .where((eb) => eb.and({ ...key, id: messageId, role: 'user' }))
    .executeTakeFirst();
  if (!row) return undefined;
  const answer = await db
    .selectFrom('conversationMessages')
    .select('id')
    .where((eb) => eb.and({ ...key, position: row.position + 1 }))
    .executeTakeFirst();
  return answer?.id;
}

async function refuseIfBusy(db: StoreTransaction, key: ConversationKey, at: string): Promise<void> {
  const held = await db
    .selectFrom('conversationMessages')
    .select(['userId', 'sessionId'])
    .where('tenantId', '=', key.tenantId)
    .where('heldUntil', '>', at)
    .execute();
  if (held.some(({ userId, sessionId }) => userId === key.userId && sessionId === key.sessionId))
    throw new Refusal('conflict', 'The message before this one is still being answered. Wait for it, or stop it.');
  if (held.length >= conversationLimits.atOnce)
    throw new Refusal(
      'limited',
      `The assistant is already answering ${conversationLimits.atOnce} messages from your organisation. Try again in a moment.`,
      { retryAfter: 5 },
    );
}

async function readTurns(db: StoreTransaction, key: ConversationKey): Promise<readonly Turn[]> {
  const rows = await db
    .selectFrom('conversationMessages')
    .select(['role', 'text'])
    .where((eb) => eb.and(key))
    .where('replacedBy', 'is', null)
    .orderBy('position', 'desc')
    .limit(conversationLimits.turns)
    .execute();
  const turns = rows.toReversed();
  return turns.slice(firstSentIndex(turns)).map(({ role, text }) => ({ role, text: withoutSources(text) }));
}

async function nextPosition(db: StoreTransaction, key: ConversationKey): Promise<number> {
  const row = await db
    .selectFrom('conversationMessages')
    .select('position')
    .where((eb) => eb.and(key))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? row.position + 1 : 0;
}
