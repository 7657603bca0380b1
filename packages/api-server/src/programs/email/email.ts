import { counted } from '@switchboard/api-contract/words/say';
import { decodeWords } from 'postal-mime';
import * as v from 'valibot';
import { workingStatuses } from '@switchboard/api-contract/agents';
import { emailSettings } from '@switchboard/api-contract/agents/email';
import { sumOfResults } from '../../attention/readSince.ts';
import type { Program } from '../../tenants/Program.ts';
import { readAsInstruction } from '../../workflows/readTask.ts';
import { mailTask, runEmail } from './runEmail.ts';
import { emailRoutes } from './routes.ts';
import { sendComposed, sendMailAction } from './outboundActions.ts';
import { composeReply, takeBackReply } from './replies/composeReply.ts';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import { readEachMessage, listMessages, messagesUrl } from './inbox/listMessages.ts';
import { peopleInWords } from './inbox/Mail.ts';
import { signInToGoogle } from '../../outside/google/google.ts';
import { plainText } from '../../outside/plainText.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';
import { asActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { findActionRecord, saveActionRecord, type ActionTarget } from '../../proposals/carryOutAction.ts';
import type { QueueDue } from '../../runs/Run.ts';
import { storedConfiguration } from '../../tenants/agentRows.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { asDraft, sendReply } from './replies/changeReply.ts';

/** The most that begin at a time; the others follow at the next look. */
const mostAtOnce = 20;

/** Begins to send the replies whose time has come. */
const sendDueReplies: QueueDue = async (context, track) => {
  const { db, clock } = context;
  const now = clock().toISOString();
  const due = await db
    .selectFrom('acts')
    .select(['tenantId', 'agentId', 'recordId'])
    .where('dueAt', '<=', now)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .orderBy('dueAt')
    .limit(mostAtOnce)
    .execute();
  for (const { tenantId, agentId, recordId } of due) track(sendDue(context, { tenantId, key: agentId, recordId }));
  const next = await db
    .selectFrom('acts')
    .select((eb) => eb.fn.min('dueAt').as('at'))
    .where('dueAt', '>', now)
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
};

/** Sends one reply, if that is still allowed. */
async function sendDue(context: Context, asked: ActionTarget): Promise<void> {
  const agent = await mayStillBeSent(context, asked);
  if (agent)
    await asActor({ by: { type: 'schedule', name: agent } }, () => sendReply(context, asked)).catch(
      (error: unknown) => {
        // Another server, or a member, was faster.
        if (!(error instanceof Refusal)) throw error;
      },
    );
}

/**
 * Whatever was allowed when the reply was written must be so when it goes out; else it stays as a draft. Returns the
 * name of the agent that sends it.
 */
async function mayStillBeSent({ db, clock }: Context, asked: ActionTarget): Promise<string | undefined> {
  const { tenantId, recordId } = asked;
  return db.change(tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, asked, 'replies');
    const configuration = storedConfiguration(agent);
    const { autoReply, mayAct } = emailSettings.read(configuration.customSettings);
    const isWorking = configuration.enabled && workingStatuses.some((status) => status === agent.status);
    if (autoReply && mayAct && isWorking && record.state === 'waiting') return agent.name;
    await trx
      .updateTable('acts')
      .set({ dueAt: null })
      .where('tenantId', '=', tenantId)
      .where('recordId', '=', recordId)
      .execute();
    if (record.state === 'waiting')
      await saveActionRecord(
        trx,
        agent,
        'replies',
        { ...asDraft(record), reason: { kind: 'autoReplyStopped', args: {} } },
        clock().toISOString(),
      );
    return undefined;
  });
}

const mostGiven = 10;
const header = v.object({ name: v.string(), value: v.string() });
const message = v.object({
  snippet: v.fallback(v.string(), ''),
  payload: v.fallback(v.object({ headers: v.fallback(v.array(header), []) }), { headers: [] }),
});
const query = {
  format: 'metadata',
  metadataHeaders: ['From', 'Subject', 'Date'],
  fields: 'snippet,payload/headers',
  prettyPrint: 'false',
};
const input = v.strictObject({
  search: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('Words as in Gmail’s search box; left out: the newest')),
  ),
});

/** Reads the beginnings of messages in the connected mailbox. Changes nothing there. */
const mailTool: Open = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId, ['gmail']);
  if (!account) return undefined;
  const { read } = await signInToGoogle(context, run, account, { kind: 'mailNotReadable', args: {} });
  return openTool({
    description: 'Reads e-mail messages of the inbox: who wrote, the subject, the date, and how the message begins.',
    input,
    use: async ({ search = '' }) => {
      const q = `in:inbox ${search}`.trim();
      const found = await listMessages({ read }, q, mostGiven);
      const messages = await readEachMessage(run, found, async (id) => {
        const { snippet, payload } = await read(`${messagesUrl}/${encodeURIComponent(id)}`, query, message);
        const value = (name: string): string =>
          payload.headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
        return {
          subject: plainText(decodeWords(value('subject')), 300),
          from: plainText(peopleInWords(value('from')), 300),
          date: plainText(value('date'), 300),
          body: plainText(snippet, 300),
        };
      });
      return { messages };
    },
  });
};

const sinceLine: Program['sinceLine'] = (runs) => {
  const [added, drafted] = [sumOfResults(runs, 'messagesRead', 'added'), sumOfResults(runs, 'messagesRead', 'drafted')];
  if (added + drafted === 0) return undefined;
  return {
    link: counted(added, 'message'),
    rest: drafted === 0 ? 'read' : `read, ${counted(drafted, 'reply', 'replies')} drafted`,
  };
};

export const email: Program = {
  run: runEmail,
  routes: emailRoutes,
  sinceLine,
  due: sendDueReplies,
  outboundActions: [sendMailAction, sendComposed],
  replies: {
    compose: composeReply,
    takeBack: (context, member, { agentId, recordId }) =>
      takeBackReply(context, member, { tenantId: member.tenantId, key: agentId, recordId }),
  },
  readTask: readAsInstruction('mail', mailTask, 'write'),
  tools: { 'read-mail': mailTool },
};
