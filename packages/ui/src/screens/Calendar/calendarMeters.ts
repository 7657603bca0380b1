import type { CalendarSettings, CalendarStatus } from '@switchboard/api-contract/agents/calendar';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { count, percentOfWhole } from '../../format/numbers.ts';

/** The bars of Performance Analytics. A day is full at the saved number of meetings. */
export function calendarMeters(
  { metrics }: CalendarStatus,
  settings: CalendarSettings | undefined,
): readonly AnalyticsMeter[] {
  const today = metrics.meetingsToday;
  const most = settings?.maxMeetingsPerDay;
  const known = today !== undefined && most !== undefined;
  return [
    { label: 'Booked without asking', value: metrics.bookedWithoutQuestion },
    { label: 'On-time starts', value: metrics.onTimeStarts },
    {
      label: 'Day filled',
      value: known ? percentOfWhole(today, most) : undefined,
      text: known ? `${count(today)} of ${count(most)}` : undefined,
    },
  ];
}
