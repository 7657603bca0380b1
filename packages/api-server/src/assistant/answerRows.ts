import type {
  AnswerQuestion,
  AnswerReceipt,
  AnswerSource,
  AnswerStatus,
  AnswerStep,
  thumbs,
} from '@switchboard/api-contract/conversations';
import { fold } from '@switchboard/api-contract/records/fold';
import type { Selectable } from 'kysely';
import type { Database, Writing } from '../platform/store/Database.ts';
import type { Tables } from '../platform/store/Tables.ts';
import type { Context } from '../platform/Context.ts';
import type { Action, StoredReceipt } from './actions.ts';

/** Identifies one conversation. Each member has their own, even if two use the same session id. */
export interface ConversationKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** What an answer has beside its text. */
export interface AnswerParts {
  /** Slugs of those of the seven agents that were asked. */
  readonly agents?: readonly string[];
  readonly steps?: readonly AnswerStep[];
  readonly sources?: readonly AnswerSource[];
  /** Whether it is still open, the conversation says. */
  readonly question?: AnswerQuestion | undefined;
  readonly receipts?: readonly StoredReceipt[] | undefined;
  readonly thumb?: { readonly way: (typeof thumbs)[number]; readonly reason?: string };
}

/** An answer, as far as it has come. */
export interface Answer {
  readonly id: string;
  /** With `[n]` where it rests on source n. */
  readonly text: string;
  readonly status: AnswerStatus;
  readonly parts: AnswerParts;
}

/** How long an answer counts as being made after its server last said so. */
const leaseMs = 15_000;

/** Until when an answer is held that is being made at this time. */
export const heldFrom = (now: Date): string => new Date(now.getTime() + leaseMs).toISOString();

export const readParts = (partsJson: string): AnswerParts => JSON.parse(partsJson) as AnswerParts;

/** What is sent of a receipt. */
export const shownReceipt = ({ id, text, to, undo }: StoredReceipt): AnswerReceipt => ({ id, text, to, undo });
export const shownReceipts = (receipts: readonly StoredReceipt[] = []): AnswerReceipt[] => receipts.map(shownReceipt);

/** The text of an answer with what is to be said at its end. */
export const withEnd = (text: string, end: string): string =>
  text === '' || end === '' || /\s$/.test(text) ? text + end : `${text} ${end}`;

const lapsed = 'The server that was answering this has stopped. Ask again.';

/** Ends the answers of a conversation whose server has stopped, and says so in them. */
export async function endLapsed(db: Writing, key: ConversationKey, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('conversationMessages')
    .select(['id', 'text', 'partsJson'])
    .where((eb) => eb.and(key))
    .where('heldUntil', '<=', now.toISOString())
    .execute();
  for (const { id, text, partsJson } of rows)
    await db
      .updateTable('conversationMessages')
      .set({ ...ended('cut', withEnd(text, lapsed), readParts(partsJson)) })
      .where((eb) => eb.and({ ...key, id }))
      .where('heldUntil', '<=', now.toISOString())
      .execute();
}

/** The columns of an answer that has ended. */
export const ended = (status: AnswerStatus, text: string, parts: AnswerParts) => ({
  status,
  text,
  search: fold(text),
  partsJson: JSON.stringify({ ...parts, steps: parts.steps?.map((step) => ({ ...step, done: true })) }),
  heldUntil: null,
});

/** An answer that was written down; undefined if it is gone. */
export async function readAnswer(
  db: Pick<Database, 'selectFrom'>,
  key: ConversationKey,
  id: string,
): Promise<(Answer & Pick<Selectable<Tables['conversationMessages']>, 'heldUntil'>) | undefined> {
  const row = await db
    .selectFrom('conversationMessages')
    .select(['id', 'text', 'status', 'partsJson', 'heldUntil'])
    .where((eb) => eb.and({ ...key, id }))
    .executeTakeFirst();
  if (!row) return undefined;
  const { partsJson, ...rest } = row;
  return { ...rest, parts: readParts(partsJson) };
}

/** Keeps how an answer ended, with the question that it asks. */
export async function endAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
  { id, text, status, parts }: Answer,
  { proposed = [], hinted }: { readonly proposed?: readonly Action[]; readonly hinted: boolean },
): Promise<void> {
  const at = clock().toISOString();
  await db.change(key.tenantId, async (trx) => {
    const kept = await trx
      .updateTable('conversationMessages')
      .set(ended(status, text, parts))
      .where((eb) => eb.and({ ...key, id, status: 'writing' }))
      .returning('id')
      .executeTakeFirst();
    if (kept)
      await trx
        .updateTable('conversations')
        .set({
          ...(proposed.length > 0 && { pendingJson: JSON.stringify(proposed), askedAt: at }),
          hinted: hinted ? 1 : 0,
          usedAt: at,
        })
        .where((eb) => eb.and(key))
        .execute();
  });
}
