import {
  conversationSelection,
  writeConversationCursor,
  type conversationQuery,
} from '@switchboard/api-contract/conversationQuery';
import { conversationTitle } from '@switchboard/api-contract/conversations';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { searchableText } from '@switchboard/api-contract/text';
import type { InferOutput } from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { containsWord, unlessUnavailable, type StoreReader } from '../../platform/store/Database.ts';
import {
  endAnswersOfStoppedServers,
  isLeft,
  leftColumns,
  readParts,
  describeReceipts,
  type ConversationKey,
} from './answerRows.ts';
import { firstSentIndex, openActions } from './conversations.ts';
import { findAbout, describeAbout } from '../answers/about.ts';

type ConversationAnswers = {
  readonly [N in 'conversations' | 'conversation' | 'renameConversation']: AnswerOf<(typeof endpoints)[N]>;
};

export const noConversation = () => new Refusal('missing', 'There is no such conversation');

/** A page of the member's own conversations: those used last come first. There are at most a few hundred. */
export async function listConversations(
  { db }: Pick<Context, 'db'>,
  { tenantId, userId }: Member,
  query: InferOutput<typeof conversationQuery>,
): Promise<ConversationAnswers['conversations']> {
  const { words, after } = conversationSelection(query);
  const own = { tenantId, userId };
  const rows = await db
    .selectFrom('conversations')
    .select(['sessionId', 'title', 'usedAt'])
    .where((eb) => eb.and(own))
    .$if(after !== undefined, (list) =>
      list.where((eb) => eb(eb.refTuple('usedAt', 'sessionId'), '<', eb.tuple(after?.at ?? '', after?.id ?? ''))),
    )
    .orderBy('usedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .execute();
  let found = rows;
  for (const word of words) {
    const saying = await sessionsWith(db, own, word);
    found = found.filter(({ sessionId, title }) => saying.has(sessionId) || searchableText(title ?? '').includes(word));
  }
  const shown = found.slice(0, limits.conversations.page);
  const titles = await titlesOf(db, own, shown);
  const last = shown.at(-1);
  return {
    items: shown.map(({ sessionId, usedAt }) => ({ id: sessionId, title: titles.get(sessionId) ?? '', at: usedAt })),
    ...(last &&
      found.length > shown.length && { next: writeConversationCursor({ at: last.usedAt, id: last.sessionId }) }),
  };
}

type Own = Pick<ConversationKey, 'tenantId' | 'userId'>;

/** The member's conversations in which a word was said. */
async function sessionsWith(db: StoreReader, own: Own, word: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('conversationMessages')
    .select('sessionId')
    .distinct()
    .where((eb) => eb.and(own))
    .where('replacedBy', 'is', null)
    .where((eb) => containsWord(eb.ref('search'), word))
    .execute();
  return new Set(rows.map(({ sessionId }) => sessionId));
}

/** What conversations are called: what the member called them, or their first message. */
async function titlesOf(
  db: StoreReader,
  own: Own,
  rows: readonly { readonly sessionId: string; readonly title: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const unnamed = rows.flatMap(({ sessionId, title }) => (title === null ? [sessionId] : []));
  const firsts = await db
    .selectFrom('conversationMessages as message')
    .select(['sessionId', 'text'])
    .where((eb) => eb.and(own))
    .where('sessionId', 'in', unnamed.length > 0 ? unnamed : [''])
    .where('position', '=', (eb) =>
      eb
        .selectFrom('conversationMessages as other')
        .select(({ fn }) => fn.min<number>('other.position').as('first'))
        .whereRef('other.tenantId', '=', 'message.tenantId')
        .whereRef('other.userId', '=', 'message.userId')
        .whereRef('other.sessionId', '=', 'message.sessionId')
        .where('other.replacedBy', 'is', null),
    )
    .execute();
  return new Map([
    ...firsts.map(({ sessionId, text }) => [sessionId, conversationTitle(text)] as const),
    ...rows.flatMap(({ sessionId, title }) => (title === null ? [] : ([[sessionId, title]] as const))),
  ]);
}

/** One of the member's conversations, its answers as far as they have come. */
export async function readConversation(
  context: Context,
  member: Member,
  sessionId: string,
): Promise<ConversationAnswers['conversation']> {
  const { db, clock } = context;
  const key = { tenantId: member.tenantId, userId: member.userId, sessionId };
  const now = clock();
  const row = await db
    .selectFrom('conversations')
    .select(['title', 'about', 'pendingJson', 'askedAt'])
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (!row) throw noConversation();
  let messages = await readMessages(db, key);
  if (messages.some((message) => isLeft(message, now))) {
    await db.change(key.tenantId, (trx) => endAnswersOfStoppedServers(trx, key, now)).catch(unlessUnavailable);
    messages = (await readMessages(db, key)).map((message) =>
      isLeft(message, now) ? { ...message, ...leftColumns(message) } : message,
    );
  }
  const about = await findAbout(context, member, row.about);
  const sentFrom = firstSentIndex(messages);
  const asking = openActions(row, now).length > 0 ? messages.at(-1) : undefined;
  return {
    id: sessionId,
    title: row.title ?? conversationTitle(messages[0]?.text ?? ''),
    ...(about && { about: describeAbout(about) }),
    messages: messages.map((message, index) => ({
      ...describeMessage(message, message === asking),
      ...(index === sentFrom && index > 0 && { sentFrom: true }),
    })),
  };
}

const readMessages = (db: StoreReader, key: ConversationKey) =>
  db
    .selectFrom('conversationMessages')
    .select(['id', 'role', 'text', 'at', 'status', 'partsJson', 'heldUntil'])
    .where((eb) => eb.and(key))
    .where('replacedBy', 'is', null)
    .orderBy('position')
    .execute();

type Row = Awaited<ReturnType<typeof readMessages>>[number];

function describeMessage(
  { id, role, text, at, status, partsJson }: Row,
  isAsking: boolean,
): ConversationAnswers['conversation']['messages'][number] {
  if (role === 'user') return { id, role, text, at };
  const { agents, steps, sources, question, receipts, thumb } = readParts(partsJson);
  return {
    id,
    role,
    text,
    at,
    status,
    agents: [...(agents ?? [])],
    steps: [...(steps ?? [])],
    sources: [...(sources ?? [])],
    ...(question && { question: { ...question, open: isAsking } }),
    receipts: describeReceipts(receipts),
    ...(thumb && { thumb }),
  };
}

/** The line of the list of one conversation. */
export async function readEntry(
  db: StoreReader,
  { sessionId, ...own }: ConversationKey,
): Promise<ConversationAnswers['renameConversation']> {
  const row = await db
    .selectFrom('conversations')
    .select(['sessionId', 'title', 'usedAt'])
    .where((eb) => eb.and({ ...own, sessionId }))
    .executeTakeFirst();
  if (!row) throw noConversation();
  return { id: sessionId, title: (await titlesOf(db, own, [row])).get(sessionId) ?? '', at: row.usedAt };
}
