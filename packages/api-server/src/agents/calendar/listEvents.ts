import type { Stretch } from '@switchboard/api-contract/agents/todaysSlots';
import * as v from 'valibot';
import { readEach, tellLeftOut, type LeftOut } from '../../providers/readEach.ts';
import type { Caller } from '../callService.ts';
import type { GoogleReader } from '../google.ts';
import { RunFailure } from '../Program.ts';
import { eventFields, googleEvent, type GoogleEvent } from './googleEvent.ts';
import { mostAttendees } from './recordOf.ts';

const page = v.object({ items: v.optional(v.array(v.unknown()), []), nextPageToken: v.optional(v.string()) });
const identified = v.object({ id: v.string() });
const pageSize = 100;
const mostListed = 1_000;
const shortestMs = 3_600_000;
/** A service whose every answer is odd is not asked for each hour of a month. */
const mostUnread = 16;

/** What was read of a calendar. */
export interface Listed {
  readonly items: readonly GoogleEvent[];
  /** The ids of those that are there, and could not be read. */
  readonly odd: ReadonlySet<string>;
  /** About these stretches nothing is known: they could not be read, or lie beyond the most that is. */
  readonly unread: readonly Stretch[];
}

interface Reading {
  readonly items: Map<string, GoogleEvent>;
  readonly ids: Set<string>;
  readonly unread: Stretch[];
  /** Why something without an id was left out. */
  readonly left: LeftOut[];
  failures: number;
  pages: number;
  isCut: boolean;
}

/**
 * The events of a calendar within a stretch of time, recurring ones written out, at most `most`. What can't be read at
 * once is asked for in halves: half of the time, half as many to a page. What could not be read, and why, is told in
 * the run's steps. https://developers.google.com/workspace/calendar/api/v3/reference/events/list
 */
export async function listEvents(
  { read, log }: Pick<GoogleReader, 'read'> & Pick<Caller, 'log'>,
  address: string,
  period: Stretch,
  most = mostListed,
): Promise<Listed> {
  const reading: Reading = {
    items: new Map(),
    ids: new Set(),
    unread: [],
    left: [],
    failures: 0,
    pages: 0,
    isCut: false,
  };
  const cutFrom = (stretch: Stretch): void => {
    reading.isCut = true;
    reading.unread.push(stretch);
  };

  /** Reads page by page; what the last page leaves is unread. */
  const readPages = async ({ from, to }: Stretch, size: number): Promise<void> => {
    let pageToken: string | undefined;
    do {
      const args = { service: 'Google Calendar', page: (reading.pages += 1) };
      log.progress({ text: { kind: 'readingPage', args } });
      const query = {
        timeMin: new Date(from).toISOString(),
        timeMax: new Date(to).toISOString(),
        singleEvents: 'true',
        orderBy: 'startTime',
        maxResults: String(size),
        maxAttendees: String(mostAttendees),
        prettyPrint: 'false',
        fields: `nextPageToken,items(${eventFields})`,
        ...(pageToken !== undefined && { pageToken }),
      };
      const answer = await read(address, query, page, { kind: 'pageRead', args }).catch((error: unknown) => {
        // A token that is no longer valid costs what it stood for, not what was read: halves have tokens of their own.
        const isSplit = error instanceof RunFailure && (error.answer !== undefined || pageToken !== undefined);
        throw isSplit && !isBusy(error) ? new Unread(error) : error;
      });
      const { read: known, left: nameless } = readEach(answer.items, identified);
      for (const { id } of known) reading.ids.add(id);
      reading.left.push(...nameless);
      for (const item of readEach(answer.items, googleEvent).read) reading.items.set(item.id, item);
      pageToken = answer.nextPageToken;
    } while (pageToken !== undefined && reading.items.size < most);
    if (pageToken !== undefined) cutFrom({ from: lastStart(reading.items) ?? from, to });
  };

  const readPeriod = async (stretch: Stretch, size: number): Promise<void> => {
    if (reading.items.size >= most) return cutFrom(stretch);
    try {
      await readPages(stretch, size);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      reading.failures += 1;
      if (reading.failures > mostUnread) throw error.failure;
      const { from, to } = stretch;
      if (to - from <= shortestMs) {
        // One event reaches into both of two neighbours.
        if (reading.unread.at(-1)?.to !== from) reading.left.push(error.failure.answer ?? 'odd');
        reading.unread.push(stretch);
        return;
      }
      const middle = Math.floor((from + to) / 2);
      const half = Math.ceil(size / 2);
      await readPeriod({ from, to: middle }, half);
      await readPeriod({ from: middle, to }, half);
    }
  };

  await readPeriod(period, Math.min(pageSize, most));
  const items = [...reading.items.values()].slice(0, most);
  const odd = new Set([...reading.ids].filter((id) => !reading.items.has(id)));
  tellLeftOut(log, items.length, [...[...odd].map(() => 'odd' as const), ...reading.left]);
  if (reading.isCut) log.add({ kind: 'decision', text: { kind: 'eventsCut', args: { events: items.length } } });
  return { items, odd, unread: reading.unread };
}

/** An answer that could not be read. */
class Unread extends Error {
  readonly failure: RunFailure;
  constructor(failure: RunFailure) {
    super('An answer could not be read');
    this.failure = failure;
  }
}

/** Whether the service asks for patience: another attempt of the run is due, not another question. */
const isBusy = ({ again, answer }: RunFailure): boolean => again && answer === undefined;

const lastStart = (items: ReadonlyMap<string, GoogleEvent>): number | undefined => {
  const { start } = [...items.values()].at(-1) ?? {};
  const at = Date.parse(start?.dateTime ?? start?.date ?? '');
  return Number.isNaN(at) ? undefined : at;
};
