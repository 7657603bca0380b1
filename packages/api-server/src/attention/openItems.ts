import { severities } from '@switchboard/api-contract/attention';
import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { alerts } from './causes/alerts.ts';
import { budgets } from './causes/budgets.ts';
import { connectionErrors } from './causes/connectionErrors.ts';
import { expiredInvitations } from './causes/expiredInvitations.ts';
import { failedRuns } from './causes/failedRuns.ts';
import { failedWorkflows } from './causes/failedWorkflows.ts';
import { heldSchedules } from './causes/heldSchedules.ts';
import { waitingProposals } from './causes/waitingProposals.ts';
import type { Cause, OpenItem, CauseContext } from './Cause.ts';

/** What can need somebody, whichever the agents. Of findings with the same cause the first is told. */
const causes: readonly Cause[] = [
  failedWorkflows,
  failedRuns,
  connectionErrors,
  budgets,
  waitingProposals,
  heldSchedules,
  expiredInvitations,
  alerts,
];

/**
 * All that is open of a tenant, the worst first, and of equals the latest. Computed from what is stored, so that a
 * finding goes when its cause does.
 */
export async function readOpenItems(context: CauseContext, tenantId: string): Promise<OpenItem[]> {
  const agents = await readAgents(context.db, tenantId);
  const found: OpenItem[] = [];
  const all = [...causes, ...context.programs.flatMap((program) => program.causes ?? [])];
  for (const cause of all) found.push(...(await cause(context, { tenantId, agents })));
  const rank = ({ severity }: OpenItem): number => severities.indexOf(severity);
  return oneOfEach(found).toSorted(
    (a, b) => rank(a) - rank(b) || (b.since ?? '').localeCompare(a.since ?? '') || a.id.localeCompare(b.id),
  );
}

/** Of the findings with the same cause, the one that leads to its mend, or else the first. */
function oneOfEach(found: readonly OpenItem[]): OpenItem[] {
  const told = new Map<string, OpenItem>();
  for (const finding of found) {
    const { cause } = finding;
    if (cause === undefined) continue;
    const other = told.get(cause);
    if (!other || (finding.mends && !other.mends)) told.set(cause, finding);
  }
  return found.filter((finding) => finding.cause === undefined || told.get(finding.cause) === finding);
}

const readAgents = (db: Context['db'], tenantId: string): Promise<AgentRow[]> =>
  db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).orderBy('position').orderBy('id').execute();
