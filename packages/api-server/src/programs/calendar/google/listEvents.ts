import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import * as v from 'valibot';
import { readEach, logLeftOut, type LeftOut } from '../../../outside/providers/readEach.ts';
import type { Caller } from '../../../outside/Caller.ts';
import type { GoogleReader } from '../../../outside/google/google.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { eventFields, googleEvent, type GoogleEvent } from './googleEvent.ts';
import { mostAttendees } from './recordOf.ts';

const page = v.object({ items: v.optional(v.array(v.unknown()), []), nextPageToken: v.optional(v.string()) });
const identified = v.object({ id: v.string() });
const pageSize = 100;
const mostListed = 1_000;
const shortestMs = 3_600_000;
/** After so many unreadable answers the run fails: a broken service is not asked for each hour of a month. */
const mostUnread = 16;

/** What was read of a calendar. */
export interface Listed {
  readonly items: readonly GoogleEvent[];
  /** The ids of those that are there, and could not be read. */
  readonly odd: ReadonlySet<string>;
  /** About these stretches nothing is known: they could not be read, or lie beyond the most that is. */
  readonly unread: readonly TimeSpan[];
}

/**
 * The events of a calendar within a stretch of time, recurring ones written out, at most `most`. What can't be read at
 * once is asked for in halves: half of the time, half as many to a page. What could not be read, and why, is told in
 * the run's steps. https://developers.google.com/workspace/calendar/api/v3/reference/events/list
 */
export async function listEvents(
  { read, log }: Pick<GoogleReader, 'read'> & Pick<Caller, 'log'>,
  address: string,
  period: TimeSpan,
  most = mostListed,
): Promise<Listed> {
  const found = new Map<string, GoogleEvent>();
  const ids = new Set<string>();
  /** Why items without an id could not be read. */
  const left: LeftOut[] = [];
  const unread: TimeSpan[] = [];
  let [pages, failures, isCut] = [0, 0, false];

  const cutFrom = (stretch: TimeSpan): void => {
    isCut = true;
    unread.push(stretch);
  };
  const readPage = async (query: Query): Promise<string | undefined> => {
    const args = { service: 'Google Calendar', page: (pages += 1) };
    log.progress({ text: { kind: 'readingPage', args } });
    const { items, nextPageToken } = await read(address, query, page, { kind: 'pageRead', args });
    const known = readEach(items, identified);
    for (const { id } of known.read) ids.add(id);
    left.push(...known.left);
    for (const item of readEach(items, googleEvent).read) found.set(item.id, item);
    return nextPageToken;
  };
  const readPages = async (stretch: TimeSpan, size: number): Promise<void> => {
    let pageToken: string | undefined;
    do {
      const query = queryOf(stretch, size, pageToken);
      pageToken = await readPage(query).catch((error: unknown) => {
        throw isForHalves(error, query) ? new Unread(error) : error;
      });
    } while (pageToken !== undefined && found.size < most);
    if (pageToken !== undefined) cutFrom({ from: lastStart(found) ?? stretch.from, to: stretch.to });
  };
  const leaveOut = (stretch: TimeSpan, why: LeftOut): void => {
    // One event reaches into both of two neighbours.
    if (unread.at(-1)?.to !== stretch.from) left.push(why);
    unread.push(stretch);
  };
  const readPeriod = async (stretch: TimeSpan, size: number): Promise<void> => {
    if (found.size >= most) return cutFrom(stretch);
    try {
      await readPages(stretch, size);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      failures += 1;
      if (failures > mostUnread) throw error.failure;
      const { from, to } = stretch;
      if (to - from <= shortestMs) return leaveOut(stretch, error.failure.answer ?? 'odd');
      const middle = Math.floor((from + to) / 2);
      await readPeriod({ from, to: middle }, Math.ceil(size / 2));
      await readPeriod({ from: middle, to }, Math.ceil(size / 2));
    }
  };

  await readPeriod(period, Math.min(pageSize, most));
  const items = [...found.values()].slice(0, most);
  const odd = new Set([...ids].filter((id) => !found.has(id)));
  logLeftOut(log, items.length, [...[...odd].map(() => 'odd' as const), ...left]);
  if (isCut) log.add({ kind: 'decision', text: { kind: 'eventsCut', args: { events: items.length } } });
  return { items, odd, unread };
}

type Query = ReturnType<typeof queryOf>;
const queryOf = ({ from, to }: TimeSpan, size: number, pageToken: string | undefined) => ({
  timeMin: new Date(from).toISOString(),
  timeMax: new Date(to).toISOString(),
  singleEvents: 'true',
  orderBy: 'startTime',
  maxResults: String(size),
  maxAttendees: String(mostAttendees),
  prettyPrint: 'false',
  fields: `nextPageToken,items(${eventFields})`,
  ...(pageToken !== undefined && { pageToken }),
});

/**
 * Whether to ask again in halves: an answer could not be read, or a token of a page is no longer valid, and halves have
 * tokens of their own. A service that asks for patience is asked again by another attempt of the run.
 */
const isForHalves = (error: unknown, { pageToken }: Query): error is RunFailure =>
  error instanceof RunFailure && (error.answer !== undefined || (pageToken !== undefined && !error.again));

/** An answer that could not be read. */
class Unread extends Error {
  readonly failure: RunFailure;
  constructor(failure: RunFailure) {
    super('An answer could not be read');
    this.failure = failure;
  }
}

const lastStart = (items: ReadonlyMap<string, GoogleEvent>): number | undefined => {
  const { start } = [...items.values()].at(-1) ?? {};
  const at = Date.parse(start?.dateTime ?? start?.date ?? '');
  return Number.isNaN(at) ? undefined : at;
};
