import { RunFailure } from '../outside/RunFailure.ts';
import { isBusy, RowsRefused } from './askDestination.ts';
import type { DestinationPlace, SentRow, RefusedRow, Row } from './Destination.ts';

/** What is called before a batch is sent, and after it. */
export interface BatchListener {
  readonly beforeBatch?: (rows: readonly Row[]) => Promise<void>;
  readonly afterBatch: (outcomes: readonly SentRow[]) => Promise<void>;
}

/** Whether the service could not recognise the row, so that sending it once more would add it twice. */
export const isUnrecognised = ({ email, knownAs }: Row): boolean => email === undefined && knownAs === undefined;

/**
 * Sends rows in batches, and says of each what became of it. What a service refuses is tried one by one, to find which
 * it is. If it does not answer any more, the rest is not sent: `stopped` is why.
 */
export async function sendRows(
  {
    mostAtOnce,
    send,
  }: Pick<DestinationPlace, 'mostAtOnce'> & { readonly send: (rows: readonly Row[]) => Promise<readonly SentRow[]> },
  rows: readonly Row[],
  { service, beforeBatch, afterBatch }: BatchListener & { readonly service: string },
): Promise<{ readonly outcomes: readonly SentRow[]; readonly stopped: RunFailure | undefined }> {
  const all: SentRow[] = [];
  let stopped: RunFailure | undefined;
  const attempt = async (some: readonly Row[]): Promise<readonly SentRow[]> => {
    try {
      return await send(some);
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      if (error instanceof RowsRefused)
        return some.length > 1 ? oneByOne(some) : some.map(({ id }) => ({ id, error: error.reason }));
      stopped = error;
      return some.map((row) => retryUnlessUncertain(service, row, error));
    }
  };
  const oneByOne = async (some: readonly Row[]): Promise<readonly SentRow[]> => {
    const done: SentRow[] = [];
    for (const row of some) done.push(...(stopped === undefined ? await attempt([row]) : [later(row, stopped)]));
    return done;
  };
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const some = rows.slice(from, from + mostAtOnce);
    if (stopped === undefined) await beforeBatch?.(some);
    const failure = stopped;
    const outcomes = failure === undefined ? await attempt(some) : some.map((row) => later(row, failure));
    await afterBatch(outcomes);
    all.push(...outcomes);
  }
  return { outcomes: all, stopped };
}

const later = ({ id }: Pick<Row, 'id'>, { reason }: RunFailure): RefusedRow => ({ id, error: reason, again: true });

/** A row that may have arrived, so that nobody sends it again without having looked. */
export const uncertainRow = (service: string, { id }: Pick<Row, 'id'>): RefusedRow => ({
  id,
  error: { kind: 'mayHaveArrived', args: { service } },
});

/** A row that can be sent later, unless it may have arrived and would not be recognised. */
export const retryUnlessUncertain = (service: string, row: Row, failure: RunFailure): RefusedRow =>
  isUncertain(failure) && isUnrecognised(row) ? uncertainRow(service, row) : later(row, failure);

/** Whether a failure leaves open what the service did. */
const isUncertain = (failure: RunFailure): boolean => failure.again && !isBusy(failure);
