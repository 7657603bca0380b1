import * as v from 'valibot';
import type { Context } from '../platform/Context.ts';
import type { Database } from '../platform/store/Database.ts';
import { parseActions, type Action } from './actions.ts';
import type { Reply } from './Reply.ts';

/** Identifies one conversation. Each member has their own, even if two use the same session id. */
export interface ConversationKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** The state of a conversation when a message arrives. */
export interface Conversation {
  /** Oldest first. */
  readonly turns: readonly Turn[];
  /** The actions that the last answer asked about; empty if it asked nothing, or too long ago. */
  readonly pending: readonly Action[];
  /** The member has been told which connection would help. */
  readonly hinted: boolean;
}

const turn = v.object({ role: v.picklist(['user', 'assistant']), text: v.string() });
export type Turn = v.InferOutput<typeof turn>;

/** How much of each conversation is stored. */
const conversationLimits = {
  /** Turns of one conversation. A message and its answer are two. */
  turns: 20,
  /** Characters of all turns together. */
  characters: 24_000,
  /** Conversations of one member. The least recently used are dropped. */
  perMember: 20,
  /** A conversation unused for this long is dropped. */
  keptMs: 7 * 86_400_000,
  /** A question is open for this long; a later yes does nothing. */
  questionMs: 600_000,
} as const;

const fresh: Conversation = { turns: [], pending: [], hinted: false };

/**
 * Opens a conversation for the next message and closes its open question: only the message that follows a question
 * can answer it, and only once.
 */
export async function openConversation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
): Promise<Conversation> {
  return db.change(key.tenantId, async (trx) => {
    const row = await find(trx, key);
    if (!row) return fresh;
    const { pendingJson, askedAt } = row;
    if (pendingJson !== null)
      await trx
        .updateTable('conversations')
        .set({ pendingJson: null, askedAt: null })
        .where('tenantId', '=', key.tenantId)
        .where('userId', '=', key.userId)
        .where('sessionId', '=', key.sessionId)
        .execute();
    const open =
      pendingJson !== null &&
      askedAt !== null &&
      clock().getTime() - Date.parse(askedAt) <= conversationLimits.questionMs;
    return {
      turns: readTurns(row.turnsJson),
      pending: open ? parseActions(pendingJson) : [],
      hinted: row.hinted === 1,
    };
  });
}

/**
 * Adds a message and its answer to a conversation, with the question that the answer asks, and drops whatever exceeds
 * the limits.
 */
export async function keepAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
  message: string,
  { text, proposed = [] }: Reply,
  hinted: boolean,
): Promise<void> {
  const now = clock();
  await db.change(key.tenantId, async (trx) => {
    const row = await find(trx, key);
    const turns: Turn[] = [
      ...(row ? readTurns(row.turnsJson) : []),
      { role: 'user', text: message },
      { role: 'assistant', text },
    ];
    const stored = {
      turnsJson: JSON.stringify(withinLimits(turns)),
      pendingJson: proposed.length > 0 ? JSON.stringify(proposed) : null,
      askedAt: proposed.length > 0 ? now.toISOString() : null,
      hinted: hinted ? 1 : 0,
      usedAt: now.toISOString(),
    };
    await trx
      .insertInto('conversations')
      .values({ ...key, ...stored })
      .onConflict((conflict) => conflict.columns(['tenantId', 'userId', 'sessionId']).doUpdateSet(stored))
      .execute();
    await dropOld(trx, key, now);
  });
}

function find(db: Pick<Database, 'selectFrom'>, { tenantId, userId, sessionId }: ConversationKey) {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
}

const readTurns = (json: string): Turn[] => v.parse(v.array(turn), JSON.parse(json));

/** The latest turns that fit, at least the last message and its answer. */
function withinLimits(turns: readonly Turn[]): readonly Turn[] {
  let from = Math.max(0, turns.length - conversationLimits.turns);
  const size = () => turns.slice(from).reduce((sum, { text }) => sum + text.length, 0);
  while (turns.length - from > 2 && size() > conversationLimits.characters) from += 2;
  return turns.slice(from);
}

async function dropOld(
  db: Pick<Database, 'selectFrom' | 'deleteFrom'>,
  { tenantId, userId, sessionId }: ConversationKey,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('conversations')
    .where('usedAt', '<', new Date(now.getTime() - conversationLimits.keptMs).toISOString())
    .execute();
  const others = await db
    .selectFrom('conversations')
    .select('sessionId')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('sessionId', '!=', sessionId)
    .orderBy('usedAt', 'desc')
    .execute();
  const dropped = others.slice(conversationLimits.perMember - 1).map((row) => row.sessionId);
  if (dropped.length > 0)
    await db
      .deleteFrom('conversations')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .where('sessionId', 'in', dropped)
      .execute();
}
