import { newWorkflow, workflow } from '../agents/orchestrator.ts';
import { planRequest, workflowPlan } from '../agents/workflowPlan.ts';
import { work } from './Endpoint.ts';
import { runRefusals } from './runs.ts';

/**
 * Planning and holding workflows. The orchestrator's are started by adding one, and all cancelled and retried as their
 * run, which has the same id.
 */
export const workflowEndpoints = {
  planWorkflow: work.post('/api/agents/orchestrator/plan', planRequest, workflowPlan, 'workflow.planned', {
    conflict: 'No language model is connected; `missing` says so',
    unavailable: 'The language model did not plan; the sentence says why',
  }),
  addOwnWorkflow: work.post('/api/agents/:agentId/workflows', newWorkflow, workflow, 'workflow.added', runRefusals),
  pauseWorkflow: work.post('/api/workflows/:workflowId/pause', undefined, workflow, 'workflow.paused', {
    conflict: 'It has ended, or is paused already',
  }),
  resumeWorkflow: work.post('/api/workflows/:workflowId/resume', undefined, workflow, 'workflow.resumed', {
    conflict: 'It is not paused',
  }),
} as const;
