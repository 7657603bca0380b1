import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { leaveNoLine } from '../platform/acting.ts';
import { changesBetween } from '../audit/changesBetween.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Writing } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** What was changed of a configuration, and when. */
interface Configured {
  readonly before: AgentConfiguration;
  readonly after: AgentConfiguration;
  /** The secrets that were given anew. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly at: string;
}

/** Writes down each setting that was changed; of a secret only that it was. */
export async function noteConfiguration(
  db: Writing,
  { tenantId, id: agentId, name: target }: AgentRow,
  { before, after, secrets, at }: Configured,
): Promise<void> {
  const { customSettings: own, ...rest } = before;
  const { customSettings: ownAfter, ...restAfter } = after;
  const changes = [
    ...changesBetween(rest, restAfter),
    ...changesBetween(own, ownAfter).filter(({ field }) => field !== 'isActive'),
    ...Object.keys(secrets).map((field) => ({ field, new: 'changed' })),
  ];
  if (changes.length === 0) return leaveNoLine();
  await writeAudit(db, { tenantId, kind: 'agent.configured', at, target, agentId, changes });
}
