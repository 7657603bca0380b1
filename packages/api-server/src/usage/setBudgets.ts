import type { AuditChange } from '@switchboard/api-contract/audit';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { budgetsRequest } from '@switchboard/api-contract/usage';
import { money } from '@switchboard/api-contract/words/say';
import type { InferOutput } from 'valibot';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { listBudgets, readBudgets } from '../outside/metering/budgets.ts';
import { updateBudgetLevels } from '../outside/metering/budgetLevels.ts';
import { setCurrency } from './setCurrency.ts';
import { fromNanos, toNanos } from '../outside/metering/prices.ts';

/** Changes the budgets that are named, and leaves the others. null takes one away. */
export function setBudgets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  { currency: wanted, month, perRun }: InferOutput<typeof budgetsRequest>,
): Promise<AnswerOf<typeof endpoints.setBudgets>> {
  const now = clock();
  const at = now.toISOString();
  return db.change(tenantId, async (trx) => {
    const currency = await setCurrency(trx, { tenantId, wanted, at });
    const names = await readAgentNames(trx, tenantId, Object.keys(perRun));
    const before = await readBudgets(trx, tenantId);
    const given = [...(month === undefined ? [] : [['', month] as const]), ...Object.entries(perRun)];
    const changes: AuditChange[] = [];
    for (const [agentId, amount] of given) {
      const old = before.get(agentId);
      const next = amount === null ? undefined : toNanos(amount);
      if (old === next) continue;
      await writeBudget(trx, { tenantId, agentId, amount: next });
      changes.push({
        field: agentId === '' ? 'month' : `run of ${names.get(agentId) ?? agentId}`,
        old: budgetText(old, currency),
        new: budgetText(next, currency),
      });
    }
    if (changes.length > 0) await writeAudit(trx, { tenantId, kind: 'budget.set', at, changes });
    else markUnchanged();
    await updateBudgetLevels(trx, { tenantId, now });
    return listBudgets(trx, tenantId, now);
  });
}

/** The names of these agents, by id. Refuses one that there isn't. */
async function readAgentNames(
  trx: StoreTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const agents = await trx.selectFrom('agents').select(['id', 'name']).where('tenantId', '=', tenantId).execute();
  const unknown = ids.find((id) => !agents.some((agent) => agent.id === id));
  if (unknown !== undefined)
    throw new Refusal('invalid', 'There is no such agent', { fields: { [`perRun.${unknown}`]: 'No such agent' } });
  return new Map(agents.map(({ id, name }) => [id, name]));
}

const budgetText = (nanos: number | undefined, currency: string): string =>
  nanos === undefined ? 'no limit' : money(fromNanos(nanos), currency);

async function writeBudget(
  trx: StoreTransaction,
  { tenantId, agentId, amount }: { tenantId: string; agentId: string; amount: number | undefined },
): Promise<void> {
  if (amount === undefined)
    await trx.deleteFrom('budgets').where('tenantId', '=', tenantId).where('agentId', '=', agentId).execute();
  else
    await trx
      .insertInto('budgets')
      .values({ tenantId, agentId, amount })
      .onConflict((conflict) => conflict.columns(['tenantId', 'agentId']).doUpdateSet({ amount }))
      .execute();
}
