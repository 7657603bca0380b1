import { newRecordDestinations, collectionSentBy } from '@switchboard/api-contract/agents/abilities';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { sendServiceTable } from '@switchboard/api-contract/records/send';
import { wordsOf, type FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Run } from '../runs/Run.ts';
import { RunFailure, type Remedy } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import { type RunLog, callerFor } from '../outside/Caller.ts';
import type { SentRow } from './Destination.ts';
import { reachService, type ReachedService, type SendingFrom } from './openDestination.ts';
import { auditSending, sendFrom, sentFact, type SendReport } from './sendFrom.ts';
import { isUnrecognised } from './sendRows.ts';
import type { RunFollower } from '../runs/RunFollower.ts';
import { markUnsentBegun, countUnsent, finishUnsent, claimUnsent, type UnsentKey } from '../records/unsentRows.ts';

const mostAtOnce = 200;
/** More wait for the next run, so that one comes to its end. */
const mostInRun = 1_000;
/** The most calls, and the most reasons of refusals, that the steps of a run list. */
const mostCallsListed = 20;
const mostReasons = 3;

/**
 * Sends the new records that wait for a service, in the name of a run, and writes as its steps what became of them.
 * Returns what a member can do if the service took none, or not all.
 */
async function sendWaiting(context: Context, run: Run, from: SendingFrom): Promise<Remedy | undefined> {
  const { db } = context;
  const waiting = { tenantId: run.tenantId, agentId: run.agent.id, service: from.service };
  const { through } = sendServiceTable[from.service];
  if ((await countUnsent(db, waiting, run.id)) === 0) return undefined;
  const reached = await reachService(context, run.tenantId, from.service);
  const caller = {
    ...callerFor({ tenantId: run.tenantId, id: `send-${run.id}`, sandbox: reached?.sandbox ?? false }),
    signal: run.signal,
    log: limitCalls(run.log),
  };
  const report = reached
    ? await sendParts(context, run, { from, reached, waiting, caller })
    : {
        ...nothing,
        stopped: new RunFailure(
          { kind: 'connectService', args: { services: through.map(serviceName) } },
          { next: { kind: 'connection', id: through[0] } },
        ),
      };
  await auditSending(context, from, report);
  logOutcome(run.log, from, report, await countUnsent(db, waiting, run.id));
  const { stopped } = report;
  if (!stopped) return undefined;
  const next = caller.origin.remedy ?? stopped.next;
  return next.kind === 'connection' ? next : undefined;
}

/**
 * Sends the records that a run found for the first time, with those that earlier runs could not send, to each service
 * that its configuration names.
 */
export const sendNewRecords: RunFollower = {
  followUps: (context, run) => {
    const { agent, configuration } = run;
    const collection = collectionSentBy(agent.listType);
    if (!collection) return [];
    return newRecordDestinations(agent.listType, configuration.customSettings).map(
      (service) => () => sendWaiting(context, run, { agent, collection, service }),
    );
  },
};

const nothing: SendReport = { created: 0, updated: 0, skipped: 0, refused: [], inPart: [] };

interface Sending {
  readonly from: SendingFrom;
  readonly reached: ReachedService;
  readonly waiting: UnsentKey;
  readonly caller: ReturnType<typeof callerFor>;
}

/** Sends part after part, until none waits, the service takes no more, or it has been enough for one run. */
async function sendParts(context: Context, run: Run, { from, reached, waiting, caller }: Sending): Promise<SendReport> {
  const { db } = context;
  const { tenantId, signal } = run;
  const settle = (outcomes: readonly SentRow[]) => {
    const again = outcomes.filter((one) => 'again' in one && one.again);
    return db.change(tenantId, (trx) =>
      finishUnsent(trx, waiting, { done: idsOf(outcomes.filter((one) => !again.includes(one))), again: idsOf(again) }),
    );
  };
  let all = nothing;
  for (let taken = 0; taken < mostInRun && !all.stopped;) {
    signal.throwIfAborted();
    const { ids, begun } = await claimUnsent(db, waiting, { runId: run.id, most: mostAtOnce });
    if (ids.length === 0) break;
    taken += ids.length;
    run.log.progress({ text: { kind: 'askingService', args: { service: sendServiceTable[from.service].name } } });
    const part = await sendFrom(context, caller, from, reached, ids, {
      begun,
      beforeBatch: (rows) =>
        db.change(tenantId, (trx) => markUnsentBegun(trx, waiting, idsOf(rows.filter(isUnrecognised)))),
      afterBatch: async (outcomes) => {
        // A row that was cut off may have arrived, so it stays marked as begun.
        await settle(signal.aborted ? outcomes.filter((one) => 'outcome' in one) : outcomes);
        signal.throwIfAborted();
      },
    });
    const later = new Set(part.refused.flatMap(({ id, again }) => (again ? id : [])));
    await db.change(tenantId, (trx) =>
      finishUnsent(trx, waiting, { done: ids.filter((id) => !later.has(id)), again: [] }),
    );
    all = {
      created: all.created + part.created,
      updated: all.updated + part.updated,
      skipped: all.skipped + part.skipped,
      refused: [...all.refused, ...part.refused.filter(({ again }) => !again)],
      inPart: [...all.inPart, ...part.inPart],
      stopped: part.stopped,
    };
  }
  return all;
}

const idsOf = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id);

/** The steps that say what became of them. `left`: how many still wait. */
function logOutcome(log: RunLog, { service: id, collection }: SendingFrom, report: SendReport, left: number): void {
  const service = sendServiceTable[id].name;
  const { created, updated, skipped, refused, inPart, stopped } = report;
  if (created + updated + skipped + refused.length > 0)
    log.add({ kind: 'write', text: sentFact({ service: id, collection }, report) });
  for (const { count, reason } of reasonsOf(refused.map(({ error }) => error)))
    log.add({ kind: 'decision', text: { kind: 'recordsRefused', args: { service, collection, count, reason } } });
  for (const { count, reason } of reasonsOf(inPart.map(({ note }) => note)))
    log.add({ kind: 'decision', text: { kind: 'recordsInPart', args: { service, collection, count, reason } } });
  const reason: FactOrExternalText = stopped?.reason ?? { kind: 'mostSentAtOnce', args: {} };
  if (left > 0)
    log.add({
      kind: 'decision',
      text: { kind: 'recordsWait', args: { service, collection, count: left, reason } },
      ...(stopped && { failed: true }),
    });
}

/** The commonest reasons, and how many records each is for. */
const reasonsOf = (reasons: readonly FactOrExternalText[]) =>
  [...Map.groupBy(reasons, (reason) => wordsOf(reason)).values()]
    .map((some) => ({ count: some.length, reason: some[0] ?? ('' as FactOrExternalText) }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostReasons);

/** A log that keeps the first calls and every one that failed, since each record may take a call. */
function limitCalls(log: RunLog): RunLog {
  let calls = 0;
  return {
    add: (step) => {
      calls += 1;
      if (calls <= mostCallsListed || step.failed) log.add(step);
    },
    progress: (progress) => log.progress(progress),
    keep: (...part) => log.keep(...part),
  };
}
