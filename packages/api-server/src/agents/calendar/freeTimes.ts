import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { daysSearched, freeSlots } from '@switchboard/api-contract/agents/freeSlots';
import type { Stretch } from '@switchboard/api-contract/agents/todaysSlots';
import type { Context } from '../../context.ts';
import { isFrom } from '../../runs/Origin.ts';
import { readRecords } from '../../services/records/records.ts';
import type { Run } from '../Program.ts';
import type { GoogleEvents } from './googleEvents.ts';

/** The calendar that a step works on. */
export interface OpenCalendar {
  readonly google: GoogleEvents;
  readonly settings: CalendarSettings;
}

const own = 'primary';
const dayMs = 86_400_000;

/** When the account and the guests whose calendars can be read have time, from an instant on. At most six. */
export async function freeTimes(
  { db }: Pick<Context, 'db'>,
  { tenantId, agent, origin }: Run,
  { google, settings }: OpenCalendar,
  { guests, from, minutes }: { readonly guests: readonly string[]; readonly from: number; readonly minutes: number },
): Promise<Stretch[]> {
  const busy = await google.busy([own, ...guests], { from, to: from + (daysSearched + 1) * dayMs });
  const events = await readRecords(db, { tenantId, agentId: agent.id, collection: 'events' });
  return freeSlots({
    settings,
    own: busy.get(own) ?? [],
    others: guests.flatMap((address) => busy.get(address) ?? []),
    meetings: events
      .filter(isFrom(origin))
      .filter(({ type, status }) => type === 'meeting' && status !== 'cancelled')
      .map(({ startTime, endTime }) => ({ from: Date.parse(startTime ?? ''), to: Date.parse(endTime ?? '') })),
    minutes,
    from,
  });
}
