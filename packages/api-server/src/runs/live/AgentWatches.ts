import type { LiveEvent } from '@switchboard/api-contract/runs/liveEvents';
import type { Clock } from '../../platform/clock.ts';
import type { Timers } from '../../platform/Timers.ts';
import type { Database } from '../../platform/store/Database.ts';
import { AgentWatch, type DeliveredEvent } from './AgentWatch.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
}

/** Whom to tell of the changes of an agent, and of which of those that somebody missed. */
export interface Listening {
  readonly tenantId: string;
  readonly agentId: string;
  /** The id of the last event that the listener got. */
  readonly after: number | undefined;
  readonly onEvent: (event: DeliveredEvent<LiveEvent>) => void;
}

/** The agents that somebody watches: each is looked at once for all its listeners. */
export class AgentWatches {
  readonly #parts: Parts;
  readonly #watches = new Map<string, AgentWatch>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tells of everything that changes from now on, until the returned function is called. */
  listen({ tenantId, agentId, after, onEvent }: Listening): () => void {
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
