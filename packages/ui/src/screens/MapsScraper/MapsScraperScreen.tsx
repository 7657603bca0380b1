import { limits } from '@switchboard/api-contract/limits';
import {
  mapsScraperSettings,
  type Business,
  type MapsScraperSettings,
  type MapsScraperStatus,
} from '@switchboard/api-contract/agents/mapsScraper';
import { AgentPage, type AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { AnalyticsCard, type AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { areFiguresFromSandbox, OverviewSection } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { runNowControl } from '../../blocks/agents/AgentPage/startRun.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsSectionProps.ts';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { RefreshControl } from '../../blocks/states/RefreshControl/RefreshControl.tsx';
import { sendNewSection } from '../../blocks/forms/SettingsForm/sharedSections.ts';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { FilterBar } from '../../components/actions/FilterBar/FilterBar.tsx';
import { count, percentOfWhole, decimal, percent, share } from '../../format/numbers.ts';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { businessKind } from './businessKind.tsx';
import { BusinessMap } from './map/BusinessMap.tsx';
import { mapsScraperSections } from './mapsScraperSections.ts';
import { figureNote, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';

const contactShare = ({ metrics }: MapsScraperStatus) =>
  metrics.contactsFound === undefined || !metrics.businessesScraped
    ? undefined
    : metrics.contactsFound / metrics.businessesScraped;

/** The tiles of Scraping Performance. */
const mapsScraperFigures: readonly Figure<MapsScraperStatus>[] = [
  {
    label: 'Businesses Scraped',
    value: ({ metrics }) => ({
      figure: count(metrics.businessesScraped),
      note: figureNote(count(metrics.scrapedToday), (today) => `${today} today`),
    }),
  },
  {
    label: 'Contacts Found',
    value: (status) => ({
      figure: count(status.metrics.contactsFound),
      note: figureNote(share(contactShare(status)), (part) => `${part} of all businesses`),
    }),
  },
  {
    label: 'Success Rate',
    value: ({ metrics }) => ({ figure: percent(metrics.successRate), bar: metrics.successRate }),
  },
  {
    label: 'Avg Rating',
    value: ({ metrics }) => ({
      figure: decimal(metrics.averageRating),
      unit: metrics.averageRating === undefined ? undefined : 'of 5',
      note: figureNote(count(metrics.reviews), (reviews) => `from ${reviews} reviews`),
    }),
  },
];

/** The bars of Performance Analytics. */
function mapsScraperMeters({ metrics }: MapsScraperStatus): readonly AnalyticsMeter[] {
  const today = metrics.scrapedToday;
  return [
    { label: 'Data quality', value: metrics.dataQuality },
    {
      label: 'Today’s limit',
      value: today === undefined ? undefined : percentOfWhole(today, limits.maps.dailyLimit),
      text: figureNote(count(today), (scraped) => `${scraped} of ${count(limits.maps.dailyLimit)}`),
    },
  ];
}

export interface MapsScraperScreenProps extends AgentPageProps<MapsScraperStatus, MapsScraperSettings> {
  /** The businesses as the server pages them. Without it, and on the map, only those of the status answer are shown. */
  businesses?: RecordsControl<Business> | undefined;
}

/** The views, as `view` in the address has them; '' is omitted there. */
const views = [
  { value: '', label: 'Table' },
  { value: 'map', label: 'Map' },
] as const;

const exportFormats = { CSV: 'csv', JSON: 'json', Excel: 'xlsx' } as const;

/** The workspace of the maps scraper: figures, businesses, configuration. */
export function MapsScraperScreen({ businesses, ...page }: MapsScraperScreenProps) {
  const { agent, status, refresh, query, onQueryChange, settings, onExport, now } = page;
  const data = dataOf(status);
  const chosen = dataOf(settings.saved)?.exportFormat;
  const sample = isSample(data, 'businesses');
  const isMap = query['view'] === 'map';
  const answered = mapReady(status, (answer) => answer.businesses);
  const paged = isMap ? undefined : businesses;
  const records = usePageRecords(businessKind.collection, answered, page, { paged, sample });
  return (
    <AgentPage page={page} sub="Business data around a place" configure>
      <OverviewSection
        title="Scraping Performance"
        status={status}
        figures={mapsScraperFigures}
        now={now}
        actions={<RefreshControl variant="secondary" {...refresh} />}
      />
      <RecordsSection
        kind={businessKind}
        records={records}
        total={sample === isSample(data, 'figures') ? data?.metrics.businessesScraped : undefined}
        sample={sample}
        query={query}
        onQueryChange={onQueryChange}
        extraActions={page.sending?.actions}
        exported={{ onExport, first: chosen && exportFormats[chosen] }}
        run={runNowControl(agent)}
        note={`Daily processing limit: ${count(limits.maps.dailyLimit)}`}
        now={now}
        before={
          <FilterBar
            label="View"
            options={views}
            value={isMap ? 'map' : ''}
            onValueChange={(view) => onQueryChange({ view })}
          />
        }
        atOnce={isMap ? Number.MAX_SAFE_INTEGER : undefined}
      >
        {isMap
          ? (shown, open) => (
              <BusinessMap
                businesses={shown}
                place={query['place'] ?? ''}
                onPlaceChange={(place) => onQueryChange({ place })}
                onOpen={open}
              />
            )
          : undefined}
      </RecordsSection>
      <SettingsForm
        title="Configuration"
        settings={settings}
        active={<ActiveSwitch page={page} />}
        schedule={scheduleCardProps(page)}
        contract={mapsScraperSettings}
        sections={[...mapsScraperSections, sendNewSection<MapsScraperSettings>(1, 'businesses', page.sending)]}
        now={now}
        aside={
          <AnalyticsCard
            title="Performance Analytics"
            sample={isSample(data, 'figures')}
            sandbox={areFiguresFromSandbox(data)}
            meters={data && mapsScraperMeters(data)}
          />
        }
      />
    </AgentPage>
  );
}
