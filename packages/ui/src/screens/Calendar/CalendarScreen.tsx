import {
  calendarSettings,
  type CalendarSettings,
  type CalendarStatus,
} from '@switchboard/api-contract/agents/calendar';
import { AgentPage } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { AnalyticsCard, type AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { areFiguresFromSandbox, OverviewSection } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { AnswersSection } from '../../blocks/proposals/AnswersSection/AnswersSection.tsx';
import { ProposalsSection } from '../../blocks/proposals/ProposalsSection/ProposalsSection.tsx';
import { RefreshControl } from '../../blocks/states/RefreshControl/RefreshControl.tsx';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { AvailabilityOverview } from './AvailabilityOverview.tsx';
import type { CalendarScreenProps } from './CalendarScreenProps.ts';
import { calendarZone } from './calendarZone.ts';
import { EventsSection } from './EventsSection.tsx';
import { count, percentOfWhole, percent } from '../../format/numbers.ts';
import { figureNote, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';
import { inYourNameSection, workingHoursSection } from '../../blocks/forms/SettingsForm/sharedSections.ts';

/** The cards of Configuration. */
export const calendarSections: readonly SettingsSection<CalendarSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    active: true,
    fields: [
      {
        kind: 'switch',
        key: 'googleCalendarSync',
        label: 'Google Calendar sync',
        hint: 'Each run reads the calendar; events scheduled here are added to it.',
      },
      {
        kind: 'switch',
        key: 'autoScheduling',
        label: 'Auto-scheduling',
        hint: 'Accepts invitations that fall into a free slot and leave the buffer and the meetings a day.',
      },
      {
        kind: 'switch',
        key: 'autoDeclineConflicts',
        label: 'Decline conflicts',
        hint: 'Declines invitations that clash with accepted ones, with a short note.',
      },
      {
        kind: 'switch',
        key: 'meetingRoomBooking',
        label: 'Book meeting rooms',
        hint: 'Adds the first free room to meetings without a place or link.',
      },
      {
        kind: 'chips',
        key: 'meetingRooms',
        label: 'Rooms',
        hint: 'Their addresses in Google Calendar, in the order to try them.',
        placeholder: 'room-4@company.com',
        maxItems: 20,
      },
    ],
  },
  inYourNameSection(
    1,
    'When on, invitations are answered, rooms booked and meetings of workflows scheduled automatically.',
  ),
  workingHoursSection(1),
  {
    title: 'Meeting Settings',
    column: 2,
    fields: [
      {
        kind: 'number',
        key: 'bufferTime',
        label: 'Buffer time',
        hint: 'Kept free between meetings.',
        unit: 'min',
        min: 0,
        max: 240,
      },
      { kind: 'number', key: 'maxMeetingsPerDay', label: 'Meetings a day', hint: 'At most', min: 1, max: 24 },
      {
        kind: 'number',
        key: 'defaultMeetingLength',
        label: 'Default length',
        hint: 'How long an event lasts unless you choose its end.',
        unit: 'min',
        min: 5,
        max: 480,
      },
      {
        kind: 'switch',
        key: 'reminderSettings.enabled',
        label: 'Send reminders',
        hint: 'In your Google Calendar, before the events scheduled here.',
      },
      {
        kind: 'numbers',
        key: 'reminderSettings.defaultReminders',
        label: 'Reminders',
        hint: 'Google Calendar takes the first five.',
        unit: 'min before',
        placeholder: 'Minutes before',
        maxItems: 10,
      },
    ],
  },
];

/** The tiles of Calendar Performance. */
const calendarFigures: readonly Figure<CalendarStatus>[] = [
  {
    label: 'Events Managed',
    value: ({ metrics }) => ({
      figure: count(metrics.eventsManaged),
      note: figureNote(count(metrics.eventsThisWeek), (week) => `${week} this week`),
    }),
  },
  {
    label: 'Meetings Scheduled',
    value: ({ metrics }) => ({
      figure: count(metrics.meetingsScheduled),
      note: figureNote(count(metrics.meetingsToday), (today) => `${today} today`),
    }),
  },
  {
    label: 'Conflicts Resolved',
    value: ({ metrics }) => ({
      figure: count(metrics.conflictsResolved),
      note: figureNote(count(metrics.conflictsOpen), (open) => `${open} open`),
    }),
  },
  {
    label: 'Efficiency Score',
    value: ({ metrics }) => ({ figure: percent(metrics.efficiencyScore), bar: metrics.efficiencyScore }),
  },
];

/** The bars of Performance Analytics. A day is full at the saved number of meetings. */
function calendarMeters(
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

export type { CalendarControl, CalendarScreenProps } from './CalendarScreenProps.ts';

/**
 * The workspace of the calendar agent: figures, events, today's schedule, configuration. Times are in the reader's
 * zone, with the calendar's beside them.
 */
export function CalendarScreen(page: CalendarScreenProps) {
  const { status, refresh, settings, calendar, now } = page;
  const data = dataOf(status);
  const saved = dataOf(settings.saved);
  const zone = calendarZone(data?.timezone, saved?.workingHours.timezone);
  return (
    <AgentPage page={page} sub="Schedules meetings and settles the conflicts" configure>
      <OverviewSection
        title="Calendar Performance"
        status={status}
        figures={calendarFigures}
        now={now}
        actions={<RefreshControl variant="secondary" {...refresh} />}
      />
      {data && page.proposals ? (
        <ProposalsSection proposals={data.proposals} control={page.proposals} now={now} />
      ) : null}
      {data ? <AnswersSection answers={data.answers} onUndo={calendar.onUndo} now={now} /> : null}
      <Grid columns="main">
        <EventsSection page={page} timeZone={zone} />
        <AvailabilityOverview
          view={mapReady(status, (answer) => answer.slots)}
          timeZone={data?.timezone ?? zone}
          sample={isSample(data, 'slots')}
          now={now}
        />
      </Grid>
      <SettingsForm
        title="Configuration"
        settings={settings}
        active={<ActiveSwitch page={page} />}
        schedule={scheduleCardProps(page)}
        contract={calendarSettings}
        sections={calendarSections}
        now={now}
        aside={
          <AnalyticsCard
            title="Performance Analytics"
            sample={isSample(data, 'figures')}
            sandbox={areFiguresFromSandbox(data)}
            meters={data && calendarMeters(data, saved)}
          />
        }
      />
    </AgentPage>
  );
}
