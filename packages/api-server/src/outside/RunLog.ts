import type { StoreWriter } from '../platform/store/Database.ts';
import type { RunStep } from '@switchboard/api-contract/runs/run';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';

/** One thing that a run did, as its program reports it. Holds no secret and no content of a message. */
export interface NewStep extends Partial<Omit<RunStep, 'at' | 'text' | 'kind'>> {
  readonly kind: 'call' | 'model' | 'decision' | 'write';
  readonly text: FactOrExternalText;
}

/** How far a run is. `of` only where the end can be counted. */
export interface Progress {
  readonly done?: number;
  readonly of?: number;
  /** What it does now. */
  readonly text: FactOrExternalText;
}

/** Where a run reports what it does. */
export interface RunLog {
  readonly add: (step: NewStep) => void;
  readonly progress: (progress: Progress) => void;
  /**
   * Writes a part of the result at once, in one transaction with the step that says so, so that it outlives whatever
   * becomes of the run. A step that only the write knows is asked for after it,
   * and left out if it is undefined. Rejects if the run was cancelled or taken over: then nothing is written.
   */
  readonly keep: (
    step: NewStep | (() => NewStep | undefined),
    write: (db: StoreWriter, at: string) => Promise<void>,
  ) => Promise<void>;
}
