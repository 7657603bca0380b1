import { perApolloCall } from '@switchboard/api-contract/agents/leadGeneration';
import type { LeftOut } from '../../providers/readEach.ts';
import { RunFailure } from '../Program.ts';

/** Apollo shows no further page, however long its pages are. */
export const lastPage = 500;
/** How many people are asked for at once: fewer where an answer is too large. Each divides the one before it. */
const sizes: readonly number[] = [perApolloCall.search, 50, 25, 5, 1];
export const tooLarge: LeftOut = 'too-large';

interface Found {
  readonly people: readonly unknown[] | null;
  readonly total_entries?: number | null | undefined;
}

/** People of a search. `total`: how many it finds in all, where that is known. */
interface Part {
  readonly people: readonly unknown[];
  readonly left: readonly LeftOut[];
  readonly total?: number | null | undefined;
}

/** Gives this in place of an answer that was too large. */
export const whereTooLarge =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof RunFailure && error.answer === tooLarge) return instead;
    throw error;
  };

/** Reads the people from a place on, counted from 0, in smaller parts where they are too large to be read at once. */
export async function readPart(
  ask: (page: number, size: number) => Promise<Found>,
  from: number,
  [size = 1, ...smaller]: readonly number[] = sizes,
): Promise<Part> {
  const page = from / size + 1;
  const found = page > lastPage ? undefined : await ask(page, size).catch(whereTooLarge(undefined));
  if (found) return { people: found.people ?? [], left: [], total: found.total_entries };
  const [step] = smaller;
  if (step === undefined) return { people: [], left: [tooLarge] };
  const parts: Part[] = [];
  for (let at = from; at < from + size; at += step) {
    const part = await readPart(ask, at, smaller);
    parts.push(part);
    if (part.people.length + part.left.length < step) break;
  }
  return {
    people: parts.flatMap(({ people }) => people),
    left: parts.flatMap(({ left }) => left),
    total: parts.find(({ total }) => typeof total === 'number')?.total,
  };
}
