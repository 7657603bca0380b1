import { addresses } from '@switchboard/api-contract/runs/addresses';
import * as v from 'valibot';
import { cancelRun } from '../../runs/cancelRun.ts';
import { retryRun } from '../../workflows/retryRun.ts';
import { defineAction } from './ActionDefinition.ts';
import { costsOfRun } from './costsOf.ts';

/** `at`: when it was started, in words. */
const args = v.object({ runId: v.string(), agentId: v.string(), agentName: v.string(), at: v.string() });

const cancel = defineAction({
  args,
  right: 'work',
  question: ({ agentName, at }) => ['cancel', `the run of ${agentName} from ${at}`],
  canUndo: false,
  agent: ({ agentId }) => agentId,
  carryOut: async (context, member, { runId, agentId, agentName }) => {
    await cancelRun(context, member, runId);
    return { text: `The run of ${agentName} is cancelled.`, to: addresses.run(agentId, runId) };
  },
});

const retry = defineAction({
  args,
  right: 'work',
  question: ({ agentName, at }) => ['retry', `the run of ${agentName} from ${at}`],
  canUndo: false,
  agent: ({ agentId }) => agentId,
  costs: (context, tenantId, { agentId }) => costsOfRun(context, tenantId, agentId),
  carryOut: async (context, member, { runId, agentId, agentName }) => {
    const { id } = await retryRun(context, member, runId);
    return { text: `The run of ${agentName} has started again.`, to: addresses.run(agentId, id) };
  },
});

export const actionsOnRuns = { cancelRun: cancel, retryRun: retry } as const;
