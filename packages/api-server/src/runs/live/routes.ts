import { PassThrough } from 'node:stream';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { route, tokenOf } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { AgentWatches } from './AgentWatches.ts';

/** How often a stream asks whether its session still holds. */
const sessionCheckMs = 5_000;

/** The live events of an agent. */
export function liveRoutes(server: Server): void {
  const { app, context, sessions, timers } = server;
  const { db, clock } = context;
  const watches = new AgentWatches({ db, clock, timers, onFault: (err) => app.log.error({ err }, 'a watch failed') });
  const open = new Set<() => void>();
  app.addHook('preClose', () => {
    for (const end of open) end();
    watches.close();
  });
  route(server, endpoints.agentEvents, async ({ member, params, request, reply }) => {
    const { id: agentId } = await findAgentRow(db, member.tenantId, params.agentId);
    const token = tokenOf(request);
    const body = new PassThrough();
    const end = (): void => {
      stopListening();
      stopChecks();
      open.delete(end);
      body.end();
    };
    const stopListening = watches.listen({
      tenantId: member.tenantId,
      agentId,
      after: readId(request.headers['last-event-id']),
      onEvent: ({ id, event, data }) =>
        void body.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    });
    let silentSince = clock().getTime();
    body.write(': open\n\n');
    let stopChecks = timers.after(sessionCheckMs, check);
    async function check(): Promise<void> {
      if (!(await sessions.find(token, { watching: true }))) return end();
      if (clock().getTime() - silentSince >= limits.runs.heartbeatMs) {
        silentSince = clock().getTime();
        body.write(': still here\n\n');
      }
      if (open.has(end)) stopChecks = timers.after(sessionCheckMs, () => void check());
    }
    open.add(end);
    request.raw.once('close', end);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(body);
  });
}

function readId(header: string | string[] | undefined): number | undefined {
  const id = Number(header);
  return header !== undefined && Number.isSafeInteger(id) ? id : undefined;
}
