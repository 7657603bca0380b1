import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { startOf } from '../runs/addRun.ts';
import { addWorkflow } from './addWorkflow.ts';
import { pauseOrResumeWorkflow } from './pauseOrResumeWorkflow.ts';
import { planWorkflow } from './planWorkflow.ts';
import { retryRun } from './retryRun.ts';

/** Planning, starting and pausing workflows; retrying runs, since a run may be a workflow's. */
export function workflowRoutes(server: Server): void {
  const { context } = server;
  // A workflow is also work for other agents, so it is more than a record.
  route(server, endpoints.addWorkflow, ({ member, body }) =>
    addWorkflow(context, member.tenantId, body, startOf(member)),
  );
  route(server, endpoints.addOwnWorkflow, ({ member, params, body }) =>
    addWorkflow(context, member.tenantId, body, startOf(member), params.agentId),
  );
  route(server, endpoints.planWorkflow, ({ member, body }) => planWorkflow(context, member.tenantId, body.goal));
  route(server, endpoints.pauseWorkflow, ({ member, params }) =>
    pauseOrResumeWorkflow(context, member, params.workflowId, true),
  );
  route(server, endpoints.resumeWorkflow, ({ member, params }) =>
    pauseOrResumeWorkflow(context, member, params.workflowId, false),
  );
  route(server, endpoints.retryRun, ({ member, params }) => retryRun(context, member, params.runId));
}
