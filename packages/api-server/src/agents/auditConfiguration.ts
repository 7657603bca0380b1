import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { markUnchanged } from '../platform/actor.ts';
import { auditChangesBetween } from '../audit/auditChangesBetween.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { addActivity } from '../tenants/addActivity.ts';

/** What was changed of a configuration, and when. */
interface Configured {
  readonly before: AgentConfiguration;
  readonly after: AgentConfiguration;
  /** The secrets that were given anew. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly at: string;
  /** The member's name. */
  readonly by: string | undefined;
}

/** Whether an agent may do by itself what reaches other people. */
const mayActBy = ({ customSettings }: Pick<AgentConfiguration, 'customSettings'>): boolean =>
  customSettings['mayAct'] === true;

/**
 * Writes down each setting that was changed, of a secret only that it was; and in the activity that a member allowed
 * the agent to act in their name, or took that back.
 */
export async function auditConfiguration(
  db: StoreWriter,
  { tenantId, id: agentId, name }: AgentRow,
  { before, after, secrets, at, by }: Configured,
): Promise<void> {
  const { customSettings: own, ...rest } = before;
  const { customSettings: ownAfter, ...restAfter } = after;
  const changes = [
    ...auditChangesBetween(rest, restAfter),
    ...auditChangesBetween(own, ownAfter).filter(({ field }) => field !== 'isActive'),
    ...Object.keys(secrets).map((field) => ({ field, new: 'changed' })),
  ];
  if (changes.length === 0) return markUnchanged();
  await writeAudit(db, { tenantId, kind: 'agent.configured', at, target: name, agentId, changes });
  if (mayActBy(before) === mayActBy(after)) return;
  const kind = mayActBy(after) ? 'mayActAllowed' : 'mayActWithdrawn';
  const args = { agent: name, ...(by !== undefined && { by }) };
  await addActivity(db, { tenantId, agentId, at }, { kind: 'changed', text: { kind, args } });
}
