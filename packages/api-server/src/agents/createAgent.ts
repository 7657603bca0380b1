import { agentTable } from '@switchboard/api-contract/agentTable';
import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { nameKey, type newAgent } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import type { InferOutput } from 'valibot';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { addFirstSchedule } from './schedules/autoSync.ts';
import { Refusal } from '../platform/Refusal.ts';
import { describeListedAgent, type AgentSummaryAnswer } from './listAgents.ts';

const builtInIds = new Set<string>(agentTable.flatMap((entry) => [entry.id, entry.slug]));

/**
 * Creates an agent, idle until it is started. Its id is made from its name, with a number if that id is taken.
 * Refuses a name that another agent has, and more agents than an organisation may create.
 */
export async function createAgent(
  { db, clock }: Context,
  tenantId: string,
  { name, type, description }: InferOutput<typeof newAgent>,
): Promise<AgentSummaryAnswer> {
  return db.change(tenantId, async (trx) => {
    const rows = await trx
      .selectFrom('agents')
      .select(['id', 'name', 'position'])
      .where('tenantId', '=', tenantId)
      .execute();
    if (rows.some((row) => nameKey(row.name) === nameKey(name)))
      throw new Refusal('invalid', messages.agentNameTaken, { fields: { name: messages.agentNameTaken } });
    if (rows.filter(({ id }) => !builtInIds.has(id)).length >= limits.createdAgents)
      throw new Refusal('conflict', messages.agentsFull);
    // Runs of a deleted agent can still be read under its id.
    const kept = await trx
      .selectFrom('keptRuns')
      .select('agentId')
      .distinct()
      .where('tenantId', '=', tenantId)
      .execute();
    const ids = new Set([...builtInIds, ...rows.map((row) => row.id), ...kept.map((row) => row.agentId)]);
    const agent = {
      tenantId,
      id: freeId(name, ids),
      listType: type,
      detailType: agentTable.find((entry) => entry.listType === type)?.detailType ?? type,
      name,
      description,
      status: 'idle' as const,
      capabilitiesJson: '[]',
      integrationsJson: '[]',
      configurationJson: JSON.stringify(defaultConfiguration),
      configurationVersion: 1,
      secrets: null,
      systemPrompt: null,
      position: Math.max(0, ...rows.map((row) => row.position)) + 1,
      createdAt: clock().toISOString(),
    };
    await trx.insertInto('agents').values(agent).execute();
    await addFirstSchedule(trx, agent, clock());
    await writeAudit(trx, {
      tenantId,
      kind: 'agent.created',
      at: agent.createdAt,
      target: name,
      agentId: agent.id,
      changes: [{ field: 'type', new: type }],
    });
    return describeListedAgent(agent, []);
  });
}

/** `Sales Scout` becomes sales-scout, then sales-scout-2 …; a name without Latin letters or digits becomes agent. */
function freeId(name: string, ids: ReadonlySet<string>): string {
  const base =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 56)
      .replace(/-+$/, '') || 'agent';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!ids.has(id)) return id;
  }
}
