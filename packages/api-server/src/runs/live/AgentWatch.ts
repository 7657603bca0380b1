import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { limits } from '@switchboard/api-contract/limits';
import { type LiveEvent, runStep } from '@switchboard/api-contract/runs/run';
import * as v from 'valibot';
import type { Clock, Timers } from '../../platform/clock.ts';
import type { Database, StoreReader } from '../../platform/store/Database.ts';
import { listenToChanges } from '../changes.ts';
import { describeRun, newestRuns, type RunRow } from '../describeRun.ts';

/** How many of the latest runs are read: more than an agent may have at work at a time. */
const mostRuns = 30;
/** The shortest time from one look to the next, however often something changes. */
const lookAgainMs = 50;

/** A run, as far as events tell of it. `state` changes with anything that an event of the run says. */
interface SeenRun {
  readonly id: string;
  readonly row: RunRow;
  readonly status: string;
  readonly state: string;
  readonly steps: number;
}

/** The latest runs of an agent, the oldest first. */
async function readLatest(db: StoreReader, tenantId: string, agentId: string): Promise<ReadonlyMap<string, SeenRun>> {
  const rows = await newestRuns(db, tenantId, agentId).limit(mostRuns).execute();
  return new Map(
    rows.toReversed().map((row) => {
      const { id, status, steps, progressJson, cancelAskedAt, notBefore } = row;
      const state = JSON.stringify([status, progressJson, cancelAskedAt, notBefore]);
      return [id, { id, row, status, state, steps }];
    }),
  );
}

/** The collections that the steps of a run from a position on have written. */
async function readWrittenCollections(
  db: StoreReader,
  tenantId: string,
  runId: string,
  from: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('runSteps')
    .select('bodyJson')
    .where('tenantId', '=', tenantId)
    .where('runId', '=', runId)
    .where('position', '>=', from)
    .execute();
  return [...new Set(rows.flatMap(({ bodyJson }) => v.parse(runStep, JSON.parse(bodyJson)).records?.collection ?? []))];
}

/** What the event of a changed run says. */
function toRunEvent(agentId: string, { row }: SeenRun): Extract<LiveEvent, { event: 'run' }>['data'] {
  const { id, status, progress } = describeRun(row);
  return { id, agentId, status: status ?? '', ...(progress && { progress }) };
}

/** An event with its id, which grows. */
export type DeliveredEvent<Event> = Event & { readonly id: number };
type Sent = DeliveredEvent<LiveEvent> & { readonly at: number };

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly tenantId: string;
  readonly agentId: string;
  readonly onFault: (error: unknown) => void;
  /** Called when nobody has listened for so long that nothing need be kept. */
  readonly onForgotten: () => void;
}

/**
 * Reads the latest runs of an agent while somebody listens, and sends what has changed: when it is told of a change,
 * and now and then. It asks the database, so it makes no difference which server works on a run.
 */
export class AgentWatch {
  readonly #parts: Parts;
  readonly #listeners = new Set<(event: DeliveredEvent<LiveEvent>) => void>();
  readonly #sent: Sent[] = [];
  #seen: ReadonlyMap<string, SeenRun> | undefined;
  #lastId = 0;
  #cancel: (() => void) | undefined;
  #stopHearing = (): void => {};
  #looking = false;
  #lookAgain = false;
  #lookedAt = 0;
  #leftAt = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  listen(onEvent: (event: DeliveredEvent<LiveEvent>) => void, after: number | undefined): () => void {
    if (after !== undefined) for (const { at: _, ...event } of this.#sent) if (event.id > after) onEvent(event);
    this.#listeners.add(onEvent);
    if (!this.#cancel && !this.#looking) this.#begin();
    return () => {
      this.#listeners.delete(onEvent);
      this.#leftAt = this.#parts.clock().getTime();
    };
  }

  close(): void {
    this.#cancel?.();
    this.#stopHearing();
    this.#listeners.clear();
  }

  #begin(): void {
    const { db, tenantId, agentId } = this.#parts;
    this.#stopHearing = listenToChanges(db, tenantId, agentId, () => {
      this.#lookAgain = true;
      if (!this.#looking) this.#lookLater();
    });
    this.#look();
  }

  #lookLater(): void {
    const { timers, clock } = this.#parts;
    const every = this.#lookAgain ? lookAgainMs : limits.runs.watchEveryMs;
    const wait = this.#lookedAt + every - clock().getTime();
    this.#cancel?.();
    if (wait > 0) this.#cancel = timers.after(wait, () => this.#look());
    else this.#look();
  }

  #look(): void {
    const { clock, onFault, onForgotten } = this.#parts;
    this.#looking = true;
    this.#lookAgain = false;
    this.#lookedAt = clock().getTime();
    void this.#sendChanges()
      .catch(onFault)
      .finally(() => {
        this.#looking = false;
        if (this.#listeners.size === 0 && clock().getTime() - this.#leftAt >= limits.runs.replayMs) {
          this.#cancel = undefined;
          this.#stopHearing();
          onForgotten();
          return;
        }
        this.#lookLater();
      });
  }

  async #sendChanges(): Promise<void> {
    const { db, tenantId, agentId } = this.#parts;
    const before = this.#seen;
    const now = await readLatest(db, tenantId, agentId);
    this.#seen = now;
    if (!before) return;
    for (const [id, run] of now) {
      const known = before.get(id);
      if (known && known.state === run.state && known.steps === run.steps) continue;
      if (known?.state !== run.state) this.#send({ event: 'run', data: toRunEvent(agentId, run) });
      if (run.steps > (known?.steps ?? 0)) this.#send({ event: 'step', data: { runId: id, index: run.steps - 1 } });
      for (const collection of await this.#collections(run, known))
        this.#send({ event: 'records', data: { collection } });
    }
  }

  /** The collections that a run has written since; all that it wrote, once it has ended. */
  #collections(run: SeenRun, known: SeenRun | undefined): Promise<readonly string[]> {
    const { db, tenantId } = this.#parts;
    const ended = !isOpen(run.status);
    return readWrittenCollections(db, tenantId, run.id, ended ? 0 : (known?.steps ?? 0));
  }

  #send(event: LiveEvent): void {
    const at = this.#parts.clock().getTime();
    this.#lastId = Math.max(this.#lastId + 1, at);
    const sent = { ...event, id: this.#lastId };
    while (this.#sent[0] && this.#sent[0].at < at - limits.runs.replayMs) this.#sent.shift();
    this.#sent.push({ ...sent, at });
    for (const tell of this.#listeners) tell(sent);
  }
}
