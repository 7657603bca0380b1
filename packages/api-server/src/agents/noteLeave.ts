import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import type { Writing } from '../platform/store/Database.ts';
import { noteActivity } from '../tenants/noteActivity.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** Whether an agent may do by itself what reaches other people. */
const mayActBy = ({ customSettings }: Pick<AgentConfiguration, 'customSettings'>): boolean =>
  customSettings['mayAct'] === true;

/** Notes that a member allowed an agent to act in their name, or took that back. */
export async function noteLeave(
  db: Writing,
  { tenantId, id: agentId, name: agent }: AgentRow,
  {
    before,
    after,
    at,
    by,
  }: { before: AgentConfiguration; after: AgentConfiguration; at: string; by?: string | undefined },
): Promise<void> {
  if (mayActBy(before) === mayActBy(after)) return;
  const kind = mayActBy(after) ? 'mayActAllowed' : 'mayActWithdrawn';
  await noteActivity(
    db,
    { tenantId, agentId, at },
    { kind: 'changed', text: { kind, args: { agent, ...(by !== undefined && { by }) } } },
  );
}
