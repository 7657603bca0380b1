import { endpoints } from '@switchboard/api-contract/endpoints';
import type { LiveEvent } from '@switchboard/api-contract/runs/run';
import { openEventStream } from '../../identity/eventStream.ts';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import type { Clock, Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/store/Database.ts';
import { AgentWatch, type DeliveredEvent } from './AgentWatch.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
}

/** Somebody who listens to the events of an agent. */
interface Listener {
  readonly tenantId: string;
  readonly agentId: string;
  /** The id of the last event that the listener got. */
  readonly after: number | undefined;
  readonly onEvent: (event: DeliveredEvent<LiveEvent>) => void;
}

/** The agents that somebody watches: each is looked at once for all its listeners. */
class AgentWatches {
  readonly #parts: Parts;
  readonly #watches = new Map<string, AgentWatch>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends whatever changes from now on, and what was missed, until the returned function is called. */
  listen({ tenantId, agentId, after, onEvent }: Listener): () => void {
    const key = JSON.stringify([tenantId, agentId]);
    const watch =
      this.#watches.get(key) ??
      new AgentWatch({ ...this.#parts, tenantId, agentId, onForgotten: () => this.#watches.delete(key) });
    this.#watches.set(key, watch);
    return watch.listen(onEvent, after);
  }

  close(): void {
    for (const watch of this.#watches.values()) watch.close();
  }
}

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
