import { newRecordDestinations } from '@switchboard/api-contract/agents/abilities';
import { asActor, asServer } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { attemptRun, AttemptAborted } from './attemptRun.ts';
import { claimRuns, type Claimed } from './claim.ts';
import { announceChange } from '../changes.ts';
import { StoredRunLog } from '../StoredRunLog.ts';
import { untilStored } from '../untilStored.ts';
import { kindOfText, traced, type Work } from '../../platform/tracing/traced.ts';
import { findCancelled, nextDelayedStart, recoverExpired, renewLeases } from './leases.ts';
import { endAttempt, type AttemptEnding } from './endAttempt.ts';
import { DatabaseUnavailableError } from '../../platform/store/Database.ts';
import type { QueueDue } from '../Run.ts';
import type { Timers } from '../../platform/clock.ts';

declare module '../../platform/Context.ts' {
  interface Context {
    /** Aborts a run that was cancelled, whichever server has it. Call it after the transaction. */
    readonly breakOff: (runId: string) => void;
  }
}

/** How long a worker may be silent before its runs are taken from it. */
const leaseMs = 20_000;
/**
 * How often leases are renewed and checked, and how soon again where that failed: a database that is away for ten
 * seconds costs no lease.
 */
const leaseCheckMs = { usual: 4_000, failed: 1_000 } as const;
/** How often a worker asks whether another server was told to cancel one of its runs, should it not be told. */
const cancelCheckMs = 1_000;

/** What Jobs needs. */
export interface JobsOptions {
  readonly timers: Timers;
  /** What queues and begins whatever is due. */
  readonly due?: readonly QueueDue[];
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown, of?: { readonly run: string; readonly tenant: string }) => void;
}

/** A run that this worker holds by a lease. */
interface HeldRun {
  readonly runId: string;
  readonly tenantId: string;
  readonly abort: AbortController;
  /** Cancels the timer that aborts it. */
  keep: () => void;
}

/**
 * Works through the queue, which is the table of executions. It is woken when a run is queued on whatever server,
 * one has ended here, or a limit changes; a run that waits for another attempt sets a timer. The timer that checks the
 * leases finds what nobody told of.
 */
export class Jobs {
  readonly #context: Context;
  readonly #options: JobsOptions;
  readonly #running = new Map<string, HeldRun>();
  readonly #work = new Set<Promise<void>>();
  #pass: Promise<void> | undefined;
  #wakeAgain = false;
  readonly #stopping = new AbortController();
  #cancelLeaseCheck = (): void => {};
  #cancelNextMoment = (): void => {};
  #cancelCheck: (() => void) | undefined;
  readonly #stopListening: readonly (() => void)[];

  constructor(context: Context, options: JobsOptions) {
    this.#context = context;
    this.#options = options;
    this.#stopListening = [
      context.db.listen('queue', () => this.wake()),
      context.db.listen('cancel', (runId) => this.#cancel(runId)),
    ];
  }

  /** Starts working: takes over what a dead worker left behind, and what is queued. */
  begin(): void {
    this.#cancelLeaseCheck();
    this.#track(this.#checkLeases());
  }

  /** Call it when a run may be waiting. Returns at once. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#pass) {
      this.#wakeAgain = true;
      return;
    }
    this.#wakeAgain = false;
    // What runs now is no longer part of the call that woke it.
    this.#pass = asServer(() => this.#takeAll()).finally(() => {
      this.#pass = undefined;
      if (this.#wakeAgain) this.wake();
    });
    this.#track(this.#pass);
  }

  /** Aborts a run that was cancelled, if this worker has it. */
  #cancel(runId: string): void {
    for (const held of this.#running.values())
      if (held.runId === runId) held.abort.abort(new AttemptAborted('cancelled'));
  }

  /** Resolves when nothing is running and nothing that could run now is waiting. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }

  /** Takes no more runs, aborts the running ones and puts them back into the queue for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#cancelLeaseCheck();
    this.#cancelNextMoment();
    this.#cancelCheck?.();
    for (const end of this.#stopListening) end();
    for (const { abort } of this.#running.values()) abort.abort(new AttemptAborted('stopped'));
    await this.idle();
  }

  #track(work: Promise<unknown>): void {
    const tracked = this.#untilSettled(work).finally(() => this.#work.delete(tracked));
    this.#work.add(tracked);
  }

  async #takeAll(): Promise<void> {
    const { db, clock, config } = this.#context;
    const nextDue = await this.#queueDue();
    const held = [...this.#running.values()].map(({ tenantId }) => tenantId);
    for await (const run of claimRuns(db, { ...config.runSlots, now: clock(), leaseMs, held })) {
      announceChange(db, run.tenantId, run.agent.id);
      this.#track(asActor({ by: run.by }, () => this.#perform(run)));
    }
    const delayed = await nextDelayedStart(db, clock());
    this.#cancelNextMoment();
    if (this.#stopping.signal.aborted) return;
    const moments = [...nextDue, delayed].flatMap((moment) => moment?.getTime() ?? []);
    if (moments.length > 0)
      this.#cancelNextMoment = this.#options.timers.after(Math.max(0, Math.min(...moments) - clock().getTime()), () =>
        this.wake(),
      );
  }

  /** Returns when the next of each is due. A schedule that can't be read must not keep runs from being taken. */
  async #queueDue(): Promise<(Date | undefined)[]> {
    const next: (Date | undefined)[] = [];
    for (const queue of this.#options.due ?? [])
      await this.#untilSettled(queue(this.#context, (work) => this.#track(work)).then((at) => next.push(at)));
    return next;
  }

  async #untilSettled(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#options.onFault(error);
    }
  }

  #perform(claimed: Claimed): Promise<void> {
    const work: Work = {
      name: `run ${claimed.agent.listType}`,
      apart: true,
      attributes: {
        'gen_ai.agent.id': claimed.agent.id,
        'switchboard.run': claimed.id,
        'switchboard.tenant': claimed.tenantId,
        'switchboard.attempt': claimed.attempt,
      },
    };
    return traced(work, () => this.#attempt(claimed, work));
  }

  async #attempt(claimed: Claimed, { attributes }: Work): Promise<void> {
    const { db, clock } = this.#context;
    const abort = new AbortController();
    const { id: runId, tenantId } = claimed;
    const of = { run: runId, tenant: tenantId };
    const held: HeldRun = { runId, tenantId, abort, keep: () => {} };
    this.#running.set(claimed.leaseId, held);
    this.#holdUntil(held, claimed.leasedUntil);
    if (this.#stopping.signal.aborted) abort.abort(new AttemptAborted('stopped'));
    const cancelTimeout = this.#options.timers.after(claimed.timeoutMs, () => abort.abort(new AttemptAborted('late')));
    const log = new StoredRunLog(claimed, {
      db,
      clock,
      timers: this.#options.timers,
      signal: abort.signal,
      onFault: (error) => this.#options.onFault(error, of),
      onLost: (why) => abort.abort(new AttemptAborted(why)),
    });
    this.#checkCancels();
    try {
      const sendNewTo = newRecordDestinations(claimed.agent.listType, claimed.configuration.customSettings);
      const origin = { sandbox: false, runId, sendNewTo };
      const ending = await attemptRun(this.#context, { ...claimed, log, origin, signal: abort.signal }).catch(
        (error: unknown) => {
          this.#options.onFault(error, of);
          return serverFault(runId);
        },
      );
      attributes['switchboard.run.ending'] = ending?.kind ?? 'taken';
      if (ending && 'reason' in ending) attributes['error.type'] = kindOfText(ending.reason);
      const unwritten = await log.end();
      if (ending)
        await untilStored(() => endAttempt(this.#context, claimed, ending, unwritten), {
          timers: this.#options.timers,
          signal: this.#stopping.signal,
          onFault: (error) => this.#options.onFault(error, of),
        });
    } catch (error) {
      this.#options.onFault(error, of);
      // Stopped before the database was there again: the run has not failed, and is recovered once its lease is over.
      if (error instanceof DatabaseUnavailableError) return;
      // Writing the result failed. The run must not look as if it were still running.
      await endAttempt(this.#context, claimed, serverFault(claimed.id)).catch((again: unknown) =>
        this.#options.onFault(again, of),
      );
    } finally {
      cancelTimeout();
      held.keep();
      this.#running.delete(claimed.leaseId);
      this.wake();
    }
  }

  /** Aborts a run once others may take it, unless its lease is renewed before. */
  #holdUntil(run: HeldRun, leasedUntil: Date): void {
    const { db, clock } = this.#context;
    run.keep();
    if (!db.shared) return;
    const leftMs = leasedUntil.getTime() - clock().getTime();
    run.keep = this.#options.timers.after(leftMs, () => run.abort.abort(new AttemptAborted('taken')));
  }

  /** While something runs, asks whether another server was told to cancel it. */
  #checkCancels(): void {
    const { db } = this.#context;
    if (!db.shared || this.#cancelCheck || this.#stopping.signal.aborted) return;
    this.#cancelCheck = this.#options.timers.after(cancelCheckMs, () => {
      this.#cancelCheck = undefined;
      this.#track(this.#breakOffCancelled());
    });
  }

  async #breakOffCancelled(): Promise<void> {
    try {
      for (const leaseId of await findCancelled(this.#context.db, [...this.#running.keys()]))
        this.#running.get(leaseId)?.abort.abort(new AttemptAborted('cancelled'));
    } catch (error) {
      this.#options.onFault(error);
    }
    if (this.#running.size > 0) this.#checkCancels();
  }

  async #checkLeases(): Promise<void> {
    const { db, clock } = this.#context;
    let next: number = leaseCheckMs.usual;
    try {
      const held = [...this.#running];
      const until = new Date(clock().getTime() + leaseMs);
      const renewed = await renewLeases(
        db,
        held.map(([leaseId]) => leaseId),
        until,
      );
      for (const [leaseId, run] of held) {
        if (renewed.has(leaseId)) this.#holdUntil(run, until);
        else run.abort.abort(new AttemptAborted('taken'));
      }
      await recoverExpired(this.#context);
    } catch (error) {
      this.#options.onFault(error);
      next = leaseCheckMs.failed;
    }
    if (this.#stopping.signal.aborted) return;
    this.#cancelLeaseCheck = this.#options.timers.after(next, () => this.#track(this.#checkLeases()));
    this.wake();
  }
}

const serverFault = (run: string): AttemptEnding => ({
  kind: 'failed',
  reason: { kind: 'serverFault', args: { run } },
  next: { kind: 'retry' },
});
