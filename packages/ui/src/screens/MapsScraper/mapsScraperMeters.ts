import { limits } from '@switchboard/api-contract/limits';
import type { MapsScraperStatus } from '@switchboard/api-contract/agents/mapsScraper';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { figureNote } from '../../blocks/agents/AgentPage/figureNote.ts';
import { count, percentOfWhole } from '../../format/numbers.ts';

/** The bars of Performance Analytics. */
export function mapsScraperMeters({ metrics }: MapsScraperStatus): readonly AnalyticsMeter[] {
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
