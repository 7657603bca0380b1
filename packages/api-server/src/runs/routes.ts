import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { startOf } from './addRun.ts';
import { startRun } from './startRun.ts';
import { cancelRun } from './cancelRun.ts';
import { findRunOfDeletedAgent } from './runsOfDeletedAgents.ts';
import { readPreview } from './readPreview.ts';
import { readRun, refuseOtherAgents } from './readRun.ts';

/** Starting, following and cancelling runs. */
export function runRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.runAgent, ({ member, params, body }) =>
    startRun(context, member.tenantId, {
      key: params.agentId,
      input: body?.input,
      ...startOf(member),
    }),
  );
  route(server, endpoints.runPreview, ({ member, params }) => readPreview(context, member.tenantId, params.agentId));
  route(server, endpoints.run, async ({ member, params }) => {
    const kept = await findRunOfDeletedAgent(context, member.tenantId, params.runId);
    const run = kept ?? (await readRun(context.db, member.tenantId, params.runId));
    refuseOtherAgents(member, run);
    return run;
  });
  route(server, endpoints.cancelRun, ({ member, params }) => cancelRun(context, member, params.runId));
}
