import { newWorkflow, workflow } from '../agents/orchestrator.ts';
import { planRequest, workflowPlan } from '../agents/workflowPlan.ts';
import { work } from './Endpoint.ts';

/**
 * Planning and holding workflows. The orchestrator's are started by adding one, and all cancelled and retried as their
 * run, which has the same id.
 */
export const workflowEndpoints = {
  /** Proposes steps for a goal and changes nothing. 409 with `missing` if no language model is connected. */
  planWorkflow: work.post('/api/agents/orchestrator/plan', planRequest, workflowPlan, 'workflow.planned'),
  /** Starts a workflow of an orchestrator that a member created. 404 for an agent of another type. */
  addOwnWorkflow: work.post('/api/agents/:agentId/workflows', newWorkflow, workflow, 'workflow.added'),
  /** No further step starts. 409 if the workflow has ended, or is paused already. */
  pauseWorkflow: work.post('/api/workflows/:workflowId/pause', undefined, workflow, 'workflow.paused'),
  /** 409 if the workflow is not paused. */
  resumeWorkflow: work.post('/api/workflows/:workflowId/resume', undefined, workflow, 'workflow.resumed'),
} as const;
