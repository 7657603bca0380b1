import { agentTable } from '@switchboard/api-contract/agentTable';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { workflowEndpoints } from '@switchboard/api-contract/endpoints/workflows';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { WorkflowControl } from '@switchboard/ui/screens/Orchestrator';
import { useMemo } from 'react';
import { write } from '../../api/outcomes.ts';
import { agentListQueries } from '../agentList.ts';
import { useAgentCache } from '../cachedReads.ts';
import { useRead } from '../useRead.ts';

const orchestratorId = agentTable.find(({ slug }) => slug === 'orchestrator')?.id ?? 'orchestrator';

/** Asks for the steps towards a goal. Nothing is started. */
export const planWorkflow = (goal: string) => write(workflowEndpoints.planWorkflow, { body: { goal } });

/** What the orchestrator's page asks of workflows. A workflow's run has its id. */
export function useWorkflows(): WorkflowControl {
  const cache = useAgentCache('orchestrator');
  const agents = useRead(agentListQueries.list()).data?.items;
  return useMemo(() => {
    const { pauseWorkflow, resumeWorkflow } = workflowEndpoints;
    const valuesFor = (runId: string) => ({ values: { runId } });
    return {
      agents,
      onPlan: planWorkflow,
      onPause: (workflowId, paused) =>
        cache.afterWrite(write(paused ? pauseWorkflow : resumeWorkflow, { values: { workflowId } }), (workflow) =>
          cache.replaceRecord(workflowId, workflow),
        ),
      // A run is answered, not its workflow.
      onCancel: (runId) => cache.afterWrite(write(runEndpoints.cancelRun, valuesFor(runId)), cache.invalidate),
      onRetry: (runId) => cache.afterWrite(write(runEndpoints.retryRun, valuesFor(runId)), cache.invalidate),
      runHref: (runId) => addresses.run(orchestratorId, runId),
    };
  }, [cache, agents]);
}
