import { changeValues } from '@switchboard/api-contract/orders/changeValues';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { readBody } from '../../platform/http/readBody.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { agentIdOf } from '../../tenants/agentKey.ts';
import { addWorkflow } from '../../workflows/addWorkflow.ts';
import { planWorkflow } from '../../workflows/planWorkflow.ts';
import { quoted } from '../words.ts';
import { defineAction } from './ActionDefinition.ts';

const orchestrator = 'orchestrator';

const startWorkflow = defineAction({
  args: v.object({ goal: v.string() }),
  right: 'work',
  question: ({ goal }) => ['plan and start', `a workflow for ${quoted(goal)}`],
  canUndo: false,
  agent: () => orchestrator,
  costs: async () => 'One request to your language model plans it, and each of its steps is a run of an agent.',
  change: {
    show: ({ goal }) => ({ form: 'workflow', agentId: orchestrator, values: { goal } }),
    take: (_, __, ___, values) => readBody(changeValues.workflow, values),
  },
  carryOut: async (context, { tenantId, name: startedBy }, { goal }) => {
    const { name, steps } = await planWorkflow(context, tenantId, goal);
    for (const [index, { problem }] of steps.entries())
      if (problem) throw new Refusal('conflict', `Step ${index + 1} of the plan can’t be done: ${wordsOf(problem)}`);
    const planned = {
      name: name ?? '',
      description: goal,
      steps: steps.map(({ agent, task, after }) => ({ agent, task, after })),
    };
    const { id } = await addWorkflow(context, tenantId, planned, { trigger: 'assistant', startedBy });
    return {
      text: `The workflow ${planned.name} has started with ${counted(steps.length, 'step')}.`,
      to: addresses.run(agentIdOf(orchestrator), id),
    };
  },
});

export const actionsOnWorkflows = { workflow: startWorkflow } as const;
