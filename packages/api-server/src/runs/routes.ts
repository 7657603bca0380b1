import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { startRun } from './startRun.ts';
import { cancelRun } from './cancelRun.ts';
import { findRunOfDeletedAgent } from './runsOfDeletedAgents.ts';
import { readPreview } from './readPreview.ts';
import { readRun } from './readRun.ts';

/** Starting, following and cancelling runs. */
export function runRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.runAgent, ({ member, params, body }) =>
    startRun(context, member.tenantId, {
      key: params.agentId,
      input: body?.input,
      trigger: 'member',
      startedBy: member.name,
    }),
  );
  route(server, endpoints.runPreview, ({ member, params }) => readPreview(context, member.tenantId, params.agentId));
  route(
    server,
    endpoints.run,
    async ({ member, params }) =>
      (await findRunOfDeletedAgent(context, member.tenantId, params.runId)) ??
      readRun(context.db, member.tenantId, params.runId),
  );
  route(server, endpoints.cancelRun, ({ member, params }) => cancelRun(context, member, params.runId));
}
