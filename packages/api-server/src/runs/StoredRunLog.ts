import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import { limits } from '@switchboard/api-contract/limits';
import type { Clock } from '../platform/clock.ts';
import type { Database, StoreWriter } from '../platform/store/Database.ts';
import type { NewStep, Progress, RunLog } from '../outside/Caller.ts';
import { activeSpan, kindOfText, traced, type Work } from '../platform/tracing/traced.ts';
import { announceChange } from './changes.ts';
import { writeSteps, type DatedStep } from './runSteps.ts';
import { untilStored, type Storing } from './untilStored.ts';

/** The attempt that reports. */
interface Attempt {
  readonly tenantId: string;
  readonly id: string;
  readonly agent: { readonly id: string };
  readonly leaseId: string;
  /** How many steps earlier attempts have reported. */
  readonly stepsBefore: number;
}

interface Parts extends Storing {
  readonly db: Database;
  readonly clock: Clock;
  /** Called when the run was cancelled, or when another worker has it. */
  readonly onLost: (why: 'cancelled' | 'taken') => void;
}

/** A part of the result, and the step that says so. */
interface Part {
  readonly step: () => NewStep | undefined;
  readonly write: (db: StoreWriter, at: string) => Promise<void>;
}

/** The attempt may not write any more. */
class NotHeld extends Error {}

/** The steps of an attempt that were not written yet, and the position of the first. */
export interface Unwritten {
  readonly steps: readonly DatedStep[];
  readonly position: number;
}

/**
 * Writes the steps of an attempt while it runs: the first at once, those that follow together, a few times a second.
 * Those that are left when the attempt ends are for `endAttempt`.
 */
export class StoredRunLog implements RunLog {
  readonly #attempt: Attempt;
  readonly #parts: Parts;
  #waiting: DatedStep[] = [];
  #position: number;
  #progress: Progress | undefined;
  #progressIsNew = false;
  #writing: Promise<void> | undefined;
  #cancelWait: (() => void) | undefined;
  #lastWrite = Number.NEGATIVE_INFINITY;
  #ended = false;

  constructor(attempt: Attempt, parts: Parts) {
    this.#attempt = attempt;
    this.#parts = parts;
    this.#position = attempt.stepsBefore;
  }

  add(step: NewStep): void {
    this.#waiting.push(this.#dated(step));
    // Calls are parts of the trace themselves.
    if (step.kind === 'decision' || step.kind === 'write') activeSpan.getStore()?.addEvent(kindOfText(step.text));
    this.#writeSoon();
  }

  progress(progress: Progress): void {
    this.#progress = progress;
    this.#progressIsNew = true;
    this.#writeSoon();
  }

  async keep(
    step: NewStep | (() => NewStep | undefined),
    write: (db: StoreWriter, at: string) => Promise<void>,
  ): Promise<void> {
    while (this.#writing) await this.#writing;
    if (this.#ended) throw new NotHeld();
    const shown: Work = { name: 'step', attributes: {} };
    const told = (): NewStep | undefined => {
      const said = typeof step === 'function' ? step() : step;
      if (said) shown.name = `step ${kindOfText(said.text)}`;
      return said;
    };
    const part = { step: told, write };
    const work = traced(shown, () => untilStored(() => this.#write(part), this.#parts));
    this.#writing = work.catch(() => {}).finally(() => (this.#writing = undefined));
    await work;
  }

  /** Writes nothing more, and hands over what was not written. */
  async end(): Promise<Unwritten> {
    this.#ended = true;
    this.#cancelWait?.();
    while (this.#writing) await this.#writing;
    return { steps: this.#waiting, position: this.#position };
  }

  #dated = (step: NewStep): DatedStep => ({ ...step, at: this.#parts.clock().toISOString() });

  #writeSoon(): void {
    if (this.#ended || this.#writing || this.#cancelWait) return;
    const { clock, timers } = this.#parts;
    const write = (): void => {
      this.#cancelWait = undefined;
      // What could not be written stays waiting: for the next time, or for the end.
      this.#writing = this.#write()
        .catch(() => {})
        .finally(() => {
          this.#writing = undefined;
          if (this.#waiting.length > 0 || this.#progressIsNew) this.#writeSoon();
        });
    };
    const wait = limits.runs.stepsEveryMs - (clock().getTime() - this.#lastWrite);
    if (wait > 0) this.#cancelWait = timers.after(wait, write);
    else write();
  }

  /** Writes what waits, and `part` with it. If that fails, all of it stays waiting but for the part. */
  async #write(part?: Part): Promise<void> {
    const { db, clock, onLost } = this.#parts;
    const { tenantId, id, agent, leaseId } = this.#attempt;
    this.#lastWrite = clock().getTime();
    this.#progressIsNew = false;
    const waiting = this.#waiting.length;
    let steps: readonly DatedStep[] = [];
    await db.change(tenantId, async (trx) => {
      const row = await trx
        .selectFrom('executions')
        .select('cancelAskedAt')
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .where('leaseId', '=', leaseId)
        .where('status', 'in', atWorkStatuses)
        .executeTakeFirst();
      if (row?.cancelAskedAt !== null) {
        onLost(row ? 'cancelled' : 'taken');
        throw new NotHeld();
      }
      await part?.write(trx, clock().toISOString());
      const last = part?.step();
      steps = [...this.#waiting.slice(0, waiting), ...(last ? [this.#dated(last)] : [])];
      await writeSteps(trx, { tenantId, id }, { steps, position: this.#position }, this.#progress);
    });
    this.#waiting.splice(0, waiting);
    this.#position += steps.length;
    announceChange(db, tenantId, agent.id);
  }
}
