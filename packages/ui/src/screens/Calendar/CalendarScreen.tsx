import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { AgentPage } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { PageActive } from '../../blocks/agents/AgentPage/PageActive.tsx';
import { pageSchedule } from '../../blocks/agents/AgentPage/pageSchedule.ts';
import { AnalyticsCard } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isSample } from '../../blocks/agents/AgentPage/isSample.ts';
import { OverviewSection } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { AnswersSection } from '../../blocks/proposals/AnswersSection/AnswersSection.tsx';
import { ProposalsSection } from '../../blocks/proposals/ProposalsSection/ProposalsSection.tsx';
import { RefreshControl } from '../../blocks/states/RefreshControl/RefreshControl.tsx';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { AvailabilityOverview } from './AvailabilityOverview.tsx';
import type { CalendarScreenProps } from './CalendarScreenProps.ts';
import { calendarFigures } from './calendarFigures.ts';
import { calendarMeters } from './calendarMeters.ts';
import { calendarSections } from './calendarSections.ts';
import { calendarZone } from './calendarZone.ts';
import { EventsSection } from './EventsSection.tsx';

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
        active={<PageActive page={page} />}
        schedule={pageSchedule(page)}
        contract={calendarSettings}
        sections={calendarSections}
        now={now}
        aside={
          <AnalyticsCard
            title="Performance Analytics"
            sample={isSample(data, 'figures')}
            meters={data && calendarMeters(data, saved)}
          />
        }
      />
    </AgentPage>
  );
}
