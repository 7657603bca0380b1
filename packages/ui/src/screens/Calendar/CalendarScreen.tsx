import { calendarSettings, type CalendarSettings, type CalendarStatus } from '@switchboard/api-contract/records/calendar';
import { useMemo } from 'react';
import { AgentPage, type AgentPageProps } from '../../blocks/AgentPage/AgentPage.tsx';
import { AnalyticsCard } from '../../blocks/AgentPage/AnalyticsCard.tsx';
import { OverviewSection } from '../../blocks/AgentPage/OverviewSection.tsx';
import { RecordsSection } from '../../blocks/RecordsSection/RecordsSection.tsx';
import { RefreshControl } from '../../blocks/RefreshControl/RefreshControl.tsx';
import { SettingsForm } from '../../blocks/SettingsForm/SettingsForm.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { AvailabilityOverview } from './AvailabilityOverview.tsx';
import { calendarFigures } from './calendarFigures.ts';
import { calendarMeters } from './calendarMeters.ts';
import { calendarSections } from './calendarSections.ts';
import { calendarZone, zoneLong } from './calendarZone.ts';
import { EventCards } from './EventCards.tsx';
import { eventForm } from './eventForm.ts';
import { eventKind } from './eventKind.tsx';
import { inOrder } from './eventTime.ts';

export type CalendarScreenProps = AgentPageProps<CalendarStatus, CalendarSettings, 'events'>;

/** The workspace of the calendar agent: figures, events, today's schedule, configuration. Times are those of the calendar's zone. */
export function CalendarScreen(page: CalendarScreenProps) {
  const { status, refresh, query, onQueryChange, settings, onAdd, now } = page;
  const data = dataOf(status);
  const saved = dataOf(settings.saved);
  const sample = data?.sample ?? false;
  const zone = calendarZone(data?.timezone, saved?.workingHours.timezone);
  const kind = useMemo(() => eventKind(zone), [zone]);
  const events = useMemo(() => mapReady(status, (answer) => ({ ...answer.events, items: inOrder(answer.events.items, now) })), [status, now]);
  return (
    <AgentPage page={page} sub="Schedules meetings and settles the conflicts" configure>
      <OverviewSection title="Calendar Performance" status={status} figures={calendarFigures} now={now} actions={<RefreshControl variant="secondary" {...refresh} />} />
      <Grid columns="main">
        <RecordsSection
          kind={kind}
          view={events}
          sample={sample}
          query={query}
          onQueryChange={onQueryChange}
          add={{ form: eventForm(zone, zoneLong(zone, now)), onAdd: (body) => onAdd('events', body) }}
          note={`Times in ${zoneLong(zone, now)}`}
          now={now}
        >
          {(rows, open) => <EventCards events={rows} timeZone={zone} now={now} onOpen={open} />}
        </RecordsSection>
        <AvailabilityOverview view={mapReady(status, (answer) => answer.slots)} timeZone={data?.timezone ?? zone} sample={sample} now={now} />
      </Grid>
      <SettingsForm
        title="Configuration"
        settings={settings}
        contract={calendarSettings}
        sections={calendarSections}
        now={now}
        aside={<AnalyticsCard title="Performance Analytics" sample={sample} meters={data && calendarMeters(data, saved)} />}
      />
    </AgentPage>
  );
}
