import { needsOfPlan, missingBudget, refusalOfRun, missingConnection } from '@switchboard/api-contract/runs/missingOf';
import { modelFor, type TenantModel } from '../outside/models/openModel.ts';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../outside/RunFailure.ts';
import { changeOf, writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { BudgetSpent } from '../outside/metering/budgets.ts';
import { Refusal } from '../platform/Refusal.ts';
import { planSteps, type ProposedStep } from './planSteps.ts';

/** Proposes steps for a goal, for a member to edit and start. Changes nothing. */
export async function planWorkflow(
  context: Context,
  tenantId: string,
  goal: string,
): Promise<AnswerOf<typeof endpoints.planWorkflow>> {
  const model = await plannerFor(context, tenantId);
  try {
    const { name, steps, leftOut } = await planSteps(context, { tenantId, goal, model });
    const at = context.clock().toISOString();
    const changes = changeOf('goal', undefined, goal);
    await writeAudit(context.db, { tenantId, kind: 'workflow.planned', at, target: name, changes });
    return {
      name,
      steps: steps.map(describeStep),
      left: leftOut.map((text) => ({ text })),
      service: model.name,
      model: model.modelId,
      ...(model.inSandbox && { sandbox: true }),
      at,
    };
  } catch (error) {
    if (error instanceof BudgetSpent) {
      const { error: problem, missing } = refusalOfRun([missingBudget(error.fact)]);
      throw new Refusal('conflict', problem, { missing });
    }
    if (error instanceof RunFailure) throw new Refusal('unavailable', wordsOf(error.reason));
    throw error;
  }
}

const describeStep = ({ agent, task, after, understood }: ProposedStep) => ({
  agent: agent.id,
  task,
  after: [...after],
  ...('refused' in understood
    ? { problem: understood.refused }
    : understood.criteria && { reads: Object.values(understood.criteria).flat() }),
});

/** The model that plans. Refuses where none is connected, and says which would do. */
export async function plannerFor(context: Context, tenantId: string): Promise<TenantModel> {
  const model = await modelFor(context, tenantId);
  if (model) return model;
  const { missing } = refusalOfRun(needsOfPlan.map(missingConnection));
  throw new Refusal('conflict', wordsOf({ kind: 'plannerMissing', args: {} }), { missing });
}
