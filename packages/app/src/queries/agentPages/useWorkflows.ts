import { agentTable } from '@switchboard/api-contract/agentTable';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { workflowEndpoints } from '@switchboard/api-contract/endpoints/workflows';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { WorkflowControl } from '@switchboard/ui/screens/Orchestrator';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { write } from '../../api/write.ts';
import { agentListQueries } from '../agentList.ts';
import { agentStatusKey } from '../agents.ts';
import { recordsKey } from '../records/recordsKey.ts';
import { useRead } from '../useRead.ts';

const orchestratorId = agentTable.find(({ slug }) => slug === 'orchestrator')?.id ?? 'orchestrator';

/** Proposes steps for a goal. Nothing is started. */
export const planWorkflow = (goal: string) => write(workflowEndpoints.planWorkflow, { body: { goal } });

/** What the orchestrator's page asks of workflows. A workflow's run has its id. */
export function useWorkflows(): WorkflowControl {
  const queryClient = useQueryClient();
  const agents = useRead(agentListQueries.list()).data?.items;
  return useMemo(() => {
    const renewed = async <T>(written: Promise<T>): Promise<T> => {
      const outcome = await written;
      const keys = [agentStatusKey('orchestrator'), recordsKey('orchestrator')];
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      return outcome;
    };
    const { pauseWorkflow, resumeWorkflow } = workflowEndpoints;
    return {
      agents,
      onPlan: planWorkflow,
      onHold: (workflowId, held) => renewed(write(held ? pauseWorkflow : resumeWorkflow, { values: { workflowId } })),
      onCancel: (runId) => renewed(write(runEndpoints.cancelRun, { values: { runId } })),
      onRetry: (runId) => renewed(write(runEndpoints.retryRun, { values: { runId } })),
      runHref: (runId) => addresses.run(orchestratorId, runId),
    };
  }, [queryClient, agents]);
}
