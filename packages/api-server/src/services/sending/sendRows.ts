import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../../agents/Program.ts';
import { systemTimers, type Timers } from '../../Timers.ts';
import { RowsRefused } from './askDestination.ts';
import type { OpenPlace, Outcome, Row } from './Destination.ts';

/** A service that asks for a longer wait is not waited for: whoever sends is waiting. */
const longestWait = 5;
const mostTries = 3;

/**
 * Sends rows in batches, and says of each what became of it. What a service refuses is tried one by one, to find which
 * it is. If it does not answer any more, the rest is not sent. `told` is called after each batch.
 */
export async function sendRows(
  { most, send }: Pick<OpenPlace, 'most' | 'send'>,
  rows: readonly Row[],
  told: (outcomes: readonly Outcome[]) => Promise<void>,
  timers: Timers = systemTimers,
): Promise<readonly Outcome[]> {
  const all: Outcome[] = [];
  let stopped: FactOrExternalText | undefined;
  const attempt = async (some: readonly Row[], tries = 1): Promise<readonly Outcome[]> => {
    try {
      return await send(some);
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      if (error instanceof RowsRefused) return some.length > 1 ? oneByOne(some) : refuse(some, error.reason);
      if (error.again && error.retryAfter > 0 && error.retryAfter <= longestWait && tries < mostTries) {
        await new Promise<void>((go) => timers.after(error.retryAfter * 1000, go));
        return attempt(some, tries + 1);
      }
      stopped = error.reason;
      return refuse(some, error.reason);
    }
  };
  const oneByOne = async (some: readonly Row[]): Promise<readonly Outcome[]> => {
    const done: Outcome[] = [];
    for (const row of some) done.push(...(stopped === undefined ? await attempt([row]) : refuse([row], stopped)));
    return done;
  };
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most);
    const outcomes = stopped === undefined ? await attempt(some) : refuse(some, stopped);
    await told(outcomes);
    all.push(...outcomes);
  }
  return all;
}

const refuse = (rows: readonly Row[], error: FactOrExternalText): readonly Outcome[] =>
  rows.map(({ id }) => ({ id, error }));
