import { severities } from '@switchboard/api-contract/attention';
import type { Context } from '../context.ts';
import type { AgentRow } from '../services/agents/agentRows.ts';
import { causes } from './causes.ts';
import type { Finding, Looking } from './Cause.ts';

/**
 * All that is open of a tenant, the worst first, and of equals the latest. Computed from what is stored, so that a
 * finding goes when its cause does.
 */
export async function findingsOf(context: Looking, tenantId: string): Promise<Finding[]> {
  const agents = await readAgents(context.db, tenantId);
  const found: Finding[] = [];
  for (const cause of causes) found.push(...(await cause(context, { tenantId, agents })));
  const mended = new Set(found.flatMap(({ mends }) => mends ?? []));
  const rank = ({ severity }: Finding): number => severities.indexOf(severity);
  return found
    .filter(({ faultOf }) => faultOf === undefined || !mended.has(faultOf))
    .toSorted((a, b) => rank(a) - rank(b) || (b.since ?? '').localeCompare(a.since ?? '') || a.id.localeCompare(b.id));
}

const readAgents = (db: Context['db'], tenantId: string): Promise<AgentRow[]> =>
  db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).orderBy('position').orderBy('id').execute();
