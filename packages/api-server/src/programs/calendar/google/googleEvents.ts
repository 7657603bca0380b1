import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import * as v from 'valibot';
import type { Context } from '../../../platform/Context.ts';
import type { GoogleAccount } from '../../../outside/credentials/credentials.ts';
import { readEach } from '../../../outside/providers/readEach.ts';
import type { Caller } from '../../../outside/Caller.ts';
import { signInToGoogle } from '../../../outside/google/google.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { eventFields, googleEvent, type GoogleEvent } from './googleEvent.ts';
import { listEvents, type Listed } from './listEvents.ts';

const calendars = 'https://www.googleapis.com/calendar/v3';
const primary = `${calendars}/calendars/primary/events`;
const addressOf = (id: string): string => `${primary}/${encodeURIComponent(id)}`;
/** Guests hear of what changes. */
const tellGuests = { sendUpdates: 'all', prettyPrint: 'false' } as const;

const nothing = v.undefined();
const instant = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
);
const busyTime = v.object({ start: instant, end: instant });
const busyTimes = v.object({
  calendars: v.record(
    v.string(),
    v.object({
      errors: v.optional(v.array(v.unknown()), []),
      busy: v.optional(v.array(v.unknown()), []),
    }),
  ),
});

/** More are not answered: https://developers.google.com/calendar/api/v3/reference/freebusy/query */
const mostCalendars = 50;

export type GoogleEvents = Awaited<ReturnType<typeof openGoogleEvents>>;

/** The events of the connected account's own calendar. Throws RunFailure. */
export async function openGoogleEvents(context: Context, caller: Caller, account: GoogleAccount) {
  const gone = new RunFailure({ kind: 'eventGone', args: {} });
  const { read, write, post } = await signInToGoogle(
    context,
    caller,
    account,
    { kind: 'eventsNotReadable', args: {} },
    gone,
  );
  const judge = ({ status, body }: { status: number; body: string }): RunFailure | undefined => {
    if (status === 404 || status === 410) return gone;
    if (status !== 403 || /"reason":\s*"\w*(?:LimitExceeded|quotaExceeded)"/i.test(body)) return undefined;
    return body.includes('forbiddenForNonOrganizer')
      ? new RunFailure({ kind: 'onlyOrganizerChanges', args: {} })
      : new RunFailure(
          { kind: 'eventsNotWritable', args: {} },
          { next: { kind: 'connection', id: account.serviceId } },
        );
  };
  /** With all guests: what is written back takes away who is not in it. */
  const get = (id: string): Promise<GoogleEvent> =>
    read(addressOf(id), { fields: eventFields, prettyPrint: 'false' }, googleEvent, {
      kind: 'eventRead',
      args: {},
    }).catch((error: unknown) => {
      throw error instanceof RunFailure && error.answer === 'gone' ? gone : error;
    });
  return {
    get,
    /** See `listEvents`; at most as many as asked for. */
    list: (period: TimeSpan, most?: number): Promise<Listed> =>
      listEvents({ read, log: caller.log }, primary, period, most),
    /**
     * Adds an event and invites its attendees. One that is there already, because an answer was lost, is read.
     * https://developers.google.com/calendar/api/v3/reference/events/insert
     */
    async insert(body: { readonly id: string } & object): Promise<GoogleEvent> {
      const there = new RunFailure({ kind: 'eventInserted', args: {} });
      return write(
        {
          method: 'POST',
          url: primary,
          query: tellGuests,
          body,
          judge: (refusal) => (refusal.status === 409 ? there : judge(refusal)),
        },
        googleEvent,
        { kind: 'eventInserted', args: {} },
      ).catch((error: unknown) => {
        if (error === there) return get(body.id);
        throw error;
      });
    },
    /** https://developers.google.com/calendar/api/v3/reference/events/patch */
    patch: (id: string, body: object): Promise<GoogleEvent> =>
      write({ method: 'PATCH', url: addressOf(id), query: tellGuests, body, judge }, googleEvent, {
        kind: 'eventPatched',
        args: {},
      }),
    /** Guests are told. https://developers.google.com/calendar/api/v3/reference/events/delete */
    remove: async (id: string): Promise<void> => {
      await write({ method: 'DELETE', url: addressOf(id), query: tellGuests, judge }, nothing, {
        kind: 'eventDeleted',
        args: {},
      });
    },
    /**
     * When the calendars of these addresses are busy; those that can't be read are missing. At most `mostCalendars`.
     * https://developers.google.com/calendar/api/v3/reference/freebusy/query
     */
    async busy(ids: readonly string[], { from, to }: TimeSpan): Promise<ReadonlyMap<string, readonly TimeSpan[]>> {
      const body = {
        timeMin: new Date(from).toISOString(),
        timeMax: new Date(to).toISOString(),
        items: ids.slice(0, mostCalendars).map((id) => ({ id })),
      };
      const answer = await post(`${calendars}/freeBusy`, body, busyTimes, {
        headers: {},
        step: { kind: 'busyTimesRead', args: { calendars: body.items.length } },
      });
      return new Map(
        Object.entries(answer.calendars).flatMap(([id, { errors, busy }]) =>
          errors.length > 0
            ? []
            : [[id, readEach(busy, busyTime).read.map(({ start, end }) => ({ from: start, to: end }))] as const],
        ),
      );
    },
  };
}
