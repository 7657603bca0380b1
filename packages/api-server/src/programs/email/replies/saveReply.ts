import { readMailbox } from '@switchboard/api-contract/address';
import type { EmailSettings } from '@switchboard/api-contract/agents/email';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { proposalIdOfReply } from '@switchboard/api-contract/agents/replies';
import { weekdays, type WorkingHours } from '@switchboard/api-contract/agents/shared';
import { addDays, clocksIn, instantAt, weekdayOf, minuteMs } from '@switchboard/api-contract/time';
import { writeAction, writeProposals } from '../../../proposals/writeProposals.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { countTemplateUse, sendMailAction, type LetterToSend } from '../outboundActions.ts';
import { writeRecords } from '../../../records/records.ts';
import type { Run } from '../../../runs/Run.ts';
import { recordsWrittenStep } from '../../../runs/runSteps.ts';
import type { Mail } from '../inbox/Mail.ts';
import type { GoogleReader } from '../../../outside/google/google.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { createDraft } from '../../../outside/mail/gmail.ts';

/** Keeps a message as a draft in Gmail; undefined if the account may not be written to: then it is kept here alone. */
export async function saveGmailDraft(
  mailbox: GoogleReader,
  { log }: Pick<Run, 'log'>,
  letter: Parameters<typeof createDraft>[1],
  threadId?: string,
): Promise<string | undefined> {
  try {
    return await createDraft(mailbox, letter, threadId);
  } catch (error) {
    if (!(error instanceof RunFailure) || error.again) throw error;
    log.add({ kind: 'decision', text: error.reason });
    return undefined;
  }
}

const daysTried = 8;

/** The first instant within working hours that is not before another one; undefined if no day is a working day. */
export function withinHours({ start, end, timezone, workingDays }: WorkingHours, earliest: Date): Date | undefined {
  const from = earliest.getTime();
  const today = clocksIn(timezone, from).date;
  for (let day = 0; day < daysTried; day += 1) {
    const date = addDays(today, day);
    const weekday = weekdays[weekdayOf(date)];
    if (!workingDays.some((one) => one === weekday)) continue;
    const opens = instantAt(timezone, date, start);
    if (from < instantAt(timezone, date, end)) return new Date(Math.max(from, opens));
  }
  return undefined;
}

/** A message gets one reply at most, so the reply is named after it. */
export const replyIdOf = (emailId: string): string => `reply-${emailId}`;

type Reply = RecordOf<'replies'>;
type Template = RecordOf<'templates'>;

/** What is kept of a reply. Without `action` there is nothing to send. */
export interface NewReply {
  readonly record: Reply;
  readonly action?: LetterToSend;
  readonly settings?: EmailSettings;
  readonly template?: Template | undefined;
  readonly now?: Date;
}

/** Says of a message why it gets no reply. */
export const refusedReply = (
  run: Pick<Run, 'id'>,
  { headers, threadId }: Mail,
  { record, reason, at }: { record: RecordOf<'emails'>; reason: Fact; at: string },
): NewReply => {
  const from = readMailbox(headers.get('from') ?? '');
  return {
    record: {
      id: replyIdOf(record.id),
      emailId: record.id,
      threadId,
      name: (from?.name || from?.address) ?? record.from ?? '',
      subject: record.subject ?? '',
      ...(record.category != null && { category: record.category }),
      state: 'refused',
      reason,
      createdAt: at,
      runId: run.id,
    },
  };
};

/** When a reply goes out by itself; undefined if it waits for a member. */
const sendTimeOf = ({ settings, now }: NewReply): Date | undefined =>
  settings?.autoReply && settings.mayAct && now
    ? withinHours(settings.workingHours, new Date(now.getTime() + settings.responseDelay * minuteMs))
    : undefined;

/** Keeps a reply at once, with what sends it: by itself at its time, or once a member says so. */
export async function saveReply({ tenantId, agent, id: runId, origin, log }: Run, reply: NewReply): Promise<void> {
  const { record, action, settings, template } = reply;
  const sendAt = sendTimeOf(reply)?.toISOString();
  const place = { tenantId, agentId: agent.id, origin } as const;
  const step = action ? recordsWrittenStep('replies', { added: 1 }) : undefined;
  await log.keep(
    () => step,
    async (db, at) => {
      const kept = sendAt === undefined ? record : { ...record, state: 'waiting', sendAt };
      await writeRecords(db, { ...place, collection: 'replies' }, [{ record: kept, createdAt: at }]);
      if (!action) return;
      const sends = sendMailAction.toStored({ ...action, replyId: record.id, automatic: sendAt !== undefined });
      await writeAction(db, { tenantId, agentId: agent.id, recordId: record.id }, sends, sendAt);
      if (settings?.autoReply && !settings.mayAct)
        await writeProposals(db, { ...place, runId, at }, [
          {
            id: proposalIdOfReply(record.id),
            text: { kind: 'sendMessageTo', args: { to: action.to, subject: action.subject } },
            target: action.to,
            action: sends,
          },
        ]);
      if (template) await countTemplateUse(db, place, template.id, at);
    },
  );
}
