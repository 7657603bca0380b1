import { completedStatuses, failedStatuses, hasFailed, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { isServiceId, type ServiceId, serviceName } from '@switchboard/api-contract/catalogue';
import { cut } from '@switchboard/api-contract/text';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { counted } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { describeRemedy } from '../../runs/describeRun.ts';
import { readStatusTotals } from '../../runs/runTotals.ts';
import type { Remedy } from '../../outside/RunFailure.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import type { Cause, OpenItem } from '../Cause.ts';
import { failureCauseOf, testedWellSince, remedyOf } from '../failureCause.ts';

/** So many failed runs of one agent are looked at, the newest. */
const most = 200;
const longest = 160;

interface Failed {
  readonly id: string;
  readonly queuedAt: string;
  readonly endTime: string | null;
  readonly sandbox: number;
  readonly reason: FactOrText | undefined;
  readonly remedy: Remedy;
  readonly cause: string;
}

/** Reasons that say that the credentials are worth nothing. */
const refused: readonly string[] = ['credentialsOutdated', 'tokenOutdated', 'clientOutdated'];

/**
 * Runs that failed since their agent last completed one: those with the same reason are one, and gone as soon as the
 * connection that it names is tested well. Steps of workflows are part of the workflow's own.
 */
export const failedRuns: Cause = async ({ db }, { tenantId, agents }) => {
  const isFixed = await testedWellSince(db, tenantId);
  const found: OpenItem[] = [];
  const totals = await readStatusTotals(db, { tenantId });
  const failed = totals.filter(({ sample, status }) => sample === 0 && hasFailed(status));
  for (const agent of agents) {
    if (!failed.some(({ agentId }) => agentId === agent.id)) continue;
    const groups = new Map<string, Failed[]>();
    for (const run of await readFailed(db, agent, isFixed)) {
      const key = groupKeyOf(run);
      groups.set(key, [...(groups.get(key) ?? []), run]);
    }
    for (const [key, runs] of groups) found.push(toOpenItem(agent, key, runs));
  }
  return found;
};

const groupKeyOf = ({ reason, remedy }: Failed): string =>
  [typeof reason === 'string' ? 'text' : (reason?.kind ?? 'unknown'), 'id' in remedy ? remedy.id : ''].join('.');

/** The item of failed runs, newest first, that have the same reason. */
function toOpenItem(agent: AgentRow, key: string, runs: readonly Failed[]): OpenItem {
  const newest = runs[0];
  if (!newest) throw new Error('A group without runs');
  const { reason, remedy, cause } = newest;
  const service = remedy.kind === 'connection' && isServiceId(remedy.id) ? remedy.id : undefined;
  const count = runs.length;
  const next = describeRemedy(agent.id, remedy);
  return {
    id: `runs.${agent.id}.${key}`,
    kind: service ? 'connection' : 'runs',
    severity: 'critical',
    text: textOf(agent, reason, service),
    about: `${count === most ? `The last ${most} runs` : counted(count, 'run')} of ${agent.name}`,
    count,
    since: runs.at(-1)?.queuedAt ?? newest.queuedAt,
    ...(runs.every(({ sandbox }) => sandbox === 1) && { sandbox: true }),
    action:
      next.to === undefined
        ? { label: 'View run', to: addresses.run(agent.id, newest.id) }
        : { label: next.label, to: next.to },
    cause,
    ...(service && { leadsToFix: true }),
  };
}

function textOf(agent: AgentRow, reason: FactOrText | undefined, service: ServiceId | undefined): string {
  if (service && typeof reason === 'object' && refused.includes(reason.kind))
    return `${serviceName(service)} refused the key`;
  return cut(wordsOf(reason).trim(), longest) || `${agent.name} failed`;
}

/** The agent's failed runs since the last one that it completed, newest first. */
async function readFailed(
  db: StoreReader,
  { tenantId, id }: AgentRow,
  isFixed: Awaited<ReturnType<typeof testedWellSince>>,
): Promise<Failed[]> {
  const of = (statuses: readonly RunStatus[]) =>
    db
      .selectFrom('executions')
      .select(['id', 'agentId', 'queuedAt', 'endTime', 'sandbox', 'errorMessage', 'nextJson', 'workflowId'])
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', id)
      // All columns of the index, in its order.
      .where('sample', '=', 0)
      .where('status', 'in', statuses)
      .orderBy('queuedAt', 'desc');
  const completed = await of(completedStatuses).limit(1).executeTakeFirst();
  const failed = await of(failedStatuses)
    .$if(completed !== undefined, (query) => query.where('queuedAt', '>', completed?.queuedAt ?? ''))
    .limit(most)
    .execute();
  return failed
    .filter((run) => run.workflowId === null && !isFixed(run))
    .map((run) => ({
      ...run,
      reason: run.errorMessage === null ? undefined : readStoredFact(run.errorMessage),
      remedy: remedyOf(run),
      cause: failureCauseOf(run),
    }));
}
