import { emailSettings } from '@switchboard/api-contract/agents/email';
import { modelFor } from '../../outside/models/modelFor.ts';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';
import { mailTask } from './mailTask.ts';
import { readDeleted, findRecords, writeRecords } from '../../records/records.ts';
import { readInbox } from './inbox/readInbox.ts';
import { sortMail } from './inbox/sortMail.ts';
import { writeMessages } from './writeMessages.ts';
import { writeReplies } from './replies/writeReplies.ts';
import { signInToGoogle } from '../../outside/google/google.ts';
import { endedByBudget } from '../../runs/queue/endedByBudget.ts';
import { BudgetSpent } from '../../outside/metering/BudgetSpent.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import { recordsWrittenStep } from '../../runs/recordsWrittenStep.ts';

/**
 * Reads the newest messages of the connected mailbox, sorts them, and drafts replies to those that ask something, or
 * drafts the messages that a workflow's step tells it to. Sends nothing itself: a reply that may go out by itself waits
 * for its time.
 */
export const runEmail: Program['run'] = async (context, run) => {
  const settings = emailSettings.read(run.configuration.customSettings);
  if (!settings.gmailIntegration) throw new RunFailure({ kind: 'gmailOff', args: {} });
  const account = await googleAccountOf(context, run.tenantId, ['gmail']);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Gmail'] } });
  const { task } = run.input;
  if (task !== undefined && mailTask(task) === 'write') {
    const model = await modelFor(context, run.tenantId, run);
    if (!model)
      throw new RunFailure(
        { kind: 'instructionNeedsModel', args: { agent: run.agent.name } },
        { next: { kind: 'connection', id: 'openai' } },
      );
    return writeMessages(context, run, { model, settings, account });
  }
  const google = await signInToGoogle(context, run, account, { kind: 'mailNotReadable', args: {} });
  const model = await modelFor(context, run.tenantId, run);
  const read = await readInbox(google, run, { full: model !== undefined, now: context.clock() });
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'emails', origin } as const;
  const ids = read.mails.map(({ record }) => record.id);
  const { ids: deleted } = await readDeleted(context.db, place);
  const inbox = { ...read, mails: read.mails.filter(({ record }) => !deleted.has(record.id)) };
  const before = await findRecords(context.db, place, { ids });
  const known = new Map(before.map((record) => [record.id, record]));
  const sorting = model && (await valueOrBudgetSpent(sortMail(model, run, { mails: inbox.mails, known, settings })));
  const sorted = sorting instanceof BudgetSpent ? undefined : sorting;
  const records = inbox.mails.map(({ record }) => ({ ...record, ...sorted?.get(record.id) }));
  const drafting =
    model && sorted ? await valueOrBudgetSpent(writeReplies(context, run, { model, settings, inbox, records })) : 0;
  const drafted = drafting instanceof BudgetSpent ? 0 : drafting;
  const stopped = [sorting, drafting].find((part) => part instanceof BudgetSpent);
  const leftOut = model
    ? []
    : [
        ...(settings.smartFilters ? ['categories'] : []),
        ...(settings.sentimentAnalysis ? ['tone'] : []),
        'drafted replies',
      ];
  if (!model) run.log.add({ kind: 'decision', text: { kind: 'withoutModel', args: { parts: leftOut } } });
  const added = records.filter(({ id }) => !known.has(id)).length;
  const result = {
    kind: 'messagesRead',
    args: {
      messages: records.length,
      added,
      ...(inbox.left > 0 && { left: inbox.left }),
      ...(drafted > 0 && { drafted }),
      ...(leftOut.length > 0 && { leftOut }),
    },
  } as const;
  return {
    result,
    activity: { kind: 'synced', text: { kind: 'mailboxSynced', args: { added } } },
    ...(stopped && endedByBudget(stopped, result)),
    writtenStep: recordsWrittenStep('emails', { added, updated: records.length - added }),
    write: (db, at) =>
      writeRecords(
        db,
        { ...place, at },
        records.map((record) => ({ record, createdAt: record.timestamp ?? at })),
      ),
  };
};

/** What a part of a run comes to that the rest can do without, or that a budget ended it. */
async function valueOrBudgetSpent<T>(work: Promise<T>): Promise<T | BudgetSpent> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BudgetSpent) return error;
    throw error;
  }
}
