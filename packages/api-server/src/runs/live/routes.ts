import { endpoints } from '@switchboard/api-contract/endpoints';
import { openEventStream } from '../../identity/eventStream.ts';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { AgentWatches } from './AgentWatches.ts';

/** The live events of an agent. */
export function liveRoutes(server: Server): void {
  const { app, context, timers } = server;
  const { db, clock } = context;
  const watches = new AgentWatches({ db, clock, timers, onFault: (err) => app.log.error({ err }, 'a watch failed') });
  const open = new Set<() => void>();
  app.addHook('preClose', () => {
    for (const end of open) end();
    watches.close();
  });
  route(server, endpoints.agentEvents, async ({ member, params, request, reply }) => {
    const { id: agentId } = await findAgentRow(db, member.tenantId, params.agentId);
    const stream = openEventStream(server, request, reply);
    const stopListening = watches.listen({
      tenantId: member.tenantId,
      agentId,
      after: readId(request.headers['last-event-id']),
      onEvent: stream.write,
    });
    open.add(stream.end);
    stream.ended.addEventListener('abort', () => {
      stopListening();
      open.delete(stream.end);
    });
    return stream.reply;
  });
}

function readId(header: string | string[] | undefined): number | undefined {
  const id = Number(header);
  return header !== undefined && Number.isSafeInteger(id) ? id : undefined;
}
