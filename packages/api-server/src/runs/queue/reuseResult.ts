import { limits } from '@switchboard/api-contract/limits';
import { needsOfRun } from '@switchboard/api-contract/runs/missingOf';
import type { Run, RunResult } from '../Run.ts';
import type { Context } from '../../platform/Context.ts';
import { credentialsOf } from '../../outside/credentials/credentials.ts';
import { deleteRecords } from '../../records/records.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { findOrchestrator } from '../../tenants/agentRows.ts';
import { queueSettings } from './queueOrder.ts';

const hourMs = 3_600_000;

/**
 * With resource optimization, the result of a completed run of the same agent with the same input and configuration,
 * in place of what a workflow's step would do once more; undefined if there is none, or for other runs. What the
 * sandbox answered and what a real service did never stand for each other.
 */
export async function reuseResult(context: Context, run: Run): Promise<RunResult | undefined> {
  const { db, clock } = context;
  const { id, tenantId, agent, workflowId, log } = run;
  if (workflowId === undefined || workflowId === id) return undefined;
  if (!queueSettings(await findOrchestrator(db, tenantId)).resourceOptimization) return undefined;
  const own = await db
    .selectFrom('executions')
    .select(['inputJson', 'configurationJson'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const same = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agent.id)
    .where('status', '=', 'completed')
    .where('sample', '=', 0)
    .where('sandbox', '=', (await isInSandbox(context, run)) ? 1 : 0)
    .where('endedBy', 'is', null)
    .where('inputJson', '=', own.inputJson)
    .where('configurationJson', '=', own.configurationJson)
    .where('endTime', '>=', new Date(clock().getTime() - limits.workflow.sameForHours * hourMs).toISOString())
    .orderBy('endTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!same?.result) return undefined;
  const before = readStoredFact(same.result);
  // Of a result that was taken over itself, the run that it is from.
  const [first, result] =
    typeof before === 'object' && before.kind === 'resultTakenOver'
      ? [String(before.args['run']), before.args['result']]
      : [same.id, before];
  run.origin.sandbox = same.sandbox === 1;
  log.add({ kind: 'decision', text: { kind: 'resultReused', args: { run: first } } });
  return {
    result: { kind: 'resultTakenOver', args: { result: result as typeof before, run: first } },
    write: async (trx) => {
      // The research of the other run is the one that is shown.
      await deleteRecords(trx, { tenantId, agentId: agent.id, collection: 'tasks' }, [id]);
      await trx
        .updateTable('executions')
        .set({ sandbox: same.sandbox })
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Whether the sandbox would answer one of the services that this run needs. */
async function isInSandbox(
  { db, vault, sandboxes }: Context,
  { tenantId, agent, configuration }: Run,
): Promise<boolean> {
  for (const serviceId of new Set(
    needsOfRun(agent.listType, configuration.customSettings).needs.flatMap(({ services }) => services),
  )) {
    const credentials = await credentialsOf({ db, vault }, tenantId, serviceId);
    if (credentials && sandboxes.keyOf({ tenantId, serviceId, credentials }) !== undefined) return true;
  }
  return false;
}
