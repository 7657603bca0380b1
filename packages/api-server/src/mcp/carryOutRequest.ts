import type { AuditActor } from '@switchboard/api-contract/audit';
import { carryOut, parseActions } from '../assistant/actions/actions.ts';
import type { Member } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import { endRequest, type RequestRow } from '../requests/requests.ts';

type Ended = Parameters<typeof endRequest>[2];

/** For how long a caller waits for what is being done; it goes on without them. */
const patienceMs = 25_000;

/**
 * Does what a program asked for, which its caller has taken, and stores what came of it. Returns that; undefined if it
 * takes longer than anybody waits. `onFault` is told what was thrown.
 */
export async function carryOutRequest(
  context: Context,
  { member, by, row }: { readonly member: Member; readonly by: AuditActor; readonly row: RequestRow },
  onFault: (error: unknown) => void,
): Promise<Ended | undefined> {
  const done = carryOutAll(context, { member, by, row }).catch((error: unknown): Ended => {
    onFault(error);
    return { state: 'failed', outcome: 'This could not be done.', to: null, runId: null };
  });
  const stored = done.then(async (ended) => {
    await endRequest(context, row, ended);
    return ended;
  });
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const cancel = context.timers.after(patienceMs, () => resolve(undefined));
  stored.catch(onFault);
  return Promise.race([stored, late]).finally(cancel);
}

/** Each action after the other, until one can't be done. */
async function carryOutAll(
  context: Context,
  { member, by, row }: { readonly member: Member; readonly by: AuditActor; readonly row: RequestRow },
): Promise<Ended> {
  const texts: string[] = [];
  let [to, runId]: [string | null, string | null] = [null, null];
  for (const action of parseActions(row.actionsJson)) {
    const { outcome, receipt, runId: begun } = await carryOut(context, member, action, by);
    texts.push(outcome);
    if (!receipt) return { state: 'failed', outcome: texts.join(' '), to, runId };
    to ??= receipt.to ?? null;
    runId ??= begun ?? null;
  }
  return { state: 'done', outcome: texts.join(' '), to, runId };
}
