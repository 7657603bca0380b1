import type {
  AnswerQuestion,
  AnswerReceipt,
  AnswerSource,
  AnswerStatus,
  AnswerStep,
  thumbs,
} from '@switchboard/api-contract/conversations';
import { searchableText } from '@switchboard/api-contract/text';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { unlessUnavailable, type StoreWriter, type StoreReader } from '../../platform/store/Database.ts';
import type { Context } from '../../platform/Context.ts';
import type { Action, StoredReceipt } from '../actions/actions.ts';

/** The assistant's answer to one message. */
export interface AssistantReply {
  /** What is still to be said after what was told while it was made; '' if all was told. */
  readonly text: string;
  /** Slugs of those of the seven agents that were asked. */
  readonly agents: readonly AgentSlug[];
  /** The actions that the text asks the member to confirm. */
  readonly proposed?: readonly Action[];
  /** What was done after a yes. */
  readonly receipts?: readonly StoredReceipt[];
  /** The nearest questions that can be answered, where the message was not understood; undefined where it was. */
  readonly suggestions?: readonly string[] | undefined;
  /** Why its provider broke off, for the log. */
  readonly brokenOff?: string;
}

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
  /** What could be asked next. */
  readonly suggestions?: readonly string[];
  readonly thumb?: { readonly way: (typeof thumbs)[number]; readonly reason?: string };
}

/** An answer, as far as it has come. */
export interface AssistantAnswer {
  readonly id: string;
  /** With `[n]` where it rests on source n. */
  readonly text: string;
  readonly status: AnswerStatus;
  readonly parts: AnswerParts;
}

/** How long an answer counts as being made after its server last said so. */
const leaseMs = 15_000;

/** Until when an answer is held that is being made at this time. */
export const leaseEnd = (now: Date): string => new Date(now.getTime() + leaseMs).toISOString();

export const readParts = (partsJson: string): AnswerParts => JSON.parse(partsJson) as AnswerParts;

/** What is sent of a receipt. */
export const describeReceipt = ({ id, text, to, undo }: StoredReceipt): AnswerReceipt => ({ id, text, to, undo });
export const describeReceipts = (receipts: readonly StoredReceipt[] = []): AnswerReceipt[] =>
  receipts.map(describeReceipt);

/** The text of an answer with what is to be said at its end. */
export const withEnding = (text: string, end: string): string =>
  text === '' || end === '' || /\s$/.test(text) ? text + end : `${text} ${end}`;

const stoppedServerText = 'The server that was answering this has stopped, or could not save the rest. Ask again.';

/** Whether the server that makes an answer has stopped, or can't save it. */
export const isLeft = ({ heldUntil }: { readonly heldUntil: string | null }, now: Date): boolean =>
  heldUntil !== null && heldUntil <= now.toISOString();

/** How such an answer has ended. */
export const leftColumns = ({ text, partsJson }: { readonly text: string; readonly partsJson: string }) =>
  endedColumns('cut', withEnding(text, stoppedServerText), readParts(partsJson));

/** Ends the answers of a conversation whose server has stopped, and says so in them. */
export async function endAnswersOfStoppedServers(db: StoreWriter, key: ConversationKey, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('conversationMessages')
    .select(['id', 'text', 'partsJson'])
    .where((eb) => eb.and(key))
    .where('heldUntil', '<=', now.toISOString())
    .execute();
  for (const { id, ...row } of rows)
    await db
      .updateTable('conversationMessages')
      .set(leftColumns(row))
      .where((eb) => eb.and({ ...key, id }))
      .where('heldUntil', '<=', now.toISOString())
      .execute();
}

/** The columns of an answer that has ended. */
const endedColumns = (status: AnswerStatus, text: string, parts: AnswerParts) => ({
  status,
  text,
  search: searchableText(text),
  partsJson: JSON.stringify({ ...parts, steps: parts.steps?.map((step) => ({ ...step, done: true })) }),
  heldUntil: null,
});

/** An answer, as far as it was written down; undefined if it is gone. */
export async function readStoredAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
  id: string,
): Promise<AssistantAnswer | undefined> {
  const read = () =>
    db
      .selectFrom('conversationMessages')
      .select(['text', 'status', 'partsJson', 'heldUntil'])
      .where((eb) => eb.and({ ...key, id }))
      .executeTakeFirst();
  let row = await read();
  if (row && isLeft(row, clock())) {
    await db.change(key.tenantId, (trx) => endAnswersOfStoppedServers(trx, key, clock())).catch(unlessUnavailable);
    row = await read();
  }
  if (row && isLeft(row, clock())) row = { ...row, ...leftColumns(row) };
  return row && { id, text: row.text, status: row.status, parts: readParts(row.partsJson) };
}

/** The answer of a conversation that is being made. */
export const findUnfinishedAnswer = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
): Promise<Pick<AssistantAnswer, 'id'> | undefined> =>
  db
    .selectFrom('conversationMessages')
    .select('id')
    .where((eb) => eb.and(key))
    .where('heldUntil', '>', clock().toISOString())
    .executeTakeFirst();

const updateUnfinishedAnswer = (db: StoreWriter, key: ConversationKey, id: string) =>
  db
    .updateTable('conversationMessages')
    .where((eb) => eb.and({ ...key, id, status: 'writing' }))
    .returning('stopAsked');

/** Writes down how far an answer has come, and goes on holding it. Undefined: it has ended, or is gone. */
export const writeAnswer = (db: StoreWriter, key: ConversationKey, { id, text, parts }: AssistantAnswer, now: Date) =>
  updateUnfinishedAnswer(db, key, id)
    .set({ text, partsJson: JSON.stringify(parts), heldUntil: leaseEnd(now) })
    .executeTakeFirst();

/** Asks whichever server makes an answer to end it. */
export const requestStop = (db: StoreWriter, key: ConversationKey, id: string) =>
  updateUnfinishedAnswer(db, key, id).set({ stopAsked: 1 }).executeTakeFirst();

/** Whether an answer is to end; undefined if it has, or is gone. */
export const readStopRequest = (db: StoreReader, key: ConversationKey, id: string) =>
  db
    .selectFrom('conversationMessages')
    .select('stopAsked')
    .where((eb) => eb.and({ ...key, id, status: 'writing' }))
    .executeTakeFirst();

/** What an answer leaves for the next message. */
export interface Ending {
  /** The actions that it asks about. */
  readonly proposed?: readonly Action[] | undefined;
  /** It told which connection would help. */
  readonly hinted?: boolean;
}

/** Keeps an answer that has ended. False: it is gone, or another server ended it. */
export function endAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
  { id, text, status, parts }: AssistantAnswer,
  { proposed = [], hinted = false }: Ending = {},
): Promise<boolean> {
  const at = clock().toISOString();
  return db.change(key.tenantId, async (trx) => {
    const kept = await updateUnfinishedAnswer(trx, key, id)
      .set(endedColumns(status, text, parts))
      .executeTakeFirst();
    if (!kept) return false;
    await trx
      .updateTable('conversations')
      .set({
        ...(proposed.length > 0 && { pendingJson: JSON.stringify(proposed), askedAt: at }),
        ...(hinted && { hinted: 1 }),
        usedAt: at,
      })
      .where((eb) => eb.and(key))
      .execute();
    return true;
  });
}
