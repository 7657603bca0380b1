import type { ServiceId } from '@switchboard/api-contract/catalogue';
import {
  needsOfRun,
  missingOf,
  missingBudget,
  refusalOfRun,
  type MissingFact,
} from '@switchboard/api-contract/runs/missingOf';
import type { Context } from '../platform/Context.ts';
import { type AgentRow, storedConfiguration, namesOfSecrets } from '../tenants/agentRows.ts';
import { credentialsOf } from '../outside/credentials/credentials.ts';
import { Refusal } from '../platform/Refusal.ts';
import { monthSpentFact } from '../outside/metering/budgets.ts';

/** What a run of this agent would lack now; see `missingOf`. */
export async function findMissing(
  context: Pick<Context, 'db' | 'vault' | 'clock'>,
  agent: AgentRow,
): Promise<MissingFact[]> {
  const configuration = storedConfiguration(agent);
  const needs = needsOfRun(agent.listType, configuration.customSettings);
  const services = [...new Set(needs.flatMap((need) => need.services))];
  const credentials = new Map(
    await Promise.all(services.map(async (id) => [id, await credentialsOf(context, agent.tenantId, id)] as const)),
  );
  const lacking = missingOf({
    agent,
    configuration,
    isConnected: (id: ServiceId, account) => {
      const stored = credentials.get(id);
      return stored !== undefined && (!account || Boolean(stored['refreshToken']));
    },
    hasSecret: (name) => namesOfSecrets(context.vault, agent).includes(name),
  });
  const spent = await monthSpentFact(context.db, agent.tenantId, context.clock());
  return spent ? [...lacking, missingBudget(spent)] : lacking;
}

/** Refuses a run that lacks something, and says what. */
export async function refuseUnready(context: Pick<Context, 'db' | 'vault' | 'clock'>, agent: AgentRow): Promise<void> {
  const lacking = await findMissing(context, agent);
  if (lacking.length === 0) return;
  const { error, missing } = refusalOfRun(lacking);
  throw new Refusal('conflict', error, { missing });
}
