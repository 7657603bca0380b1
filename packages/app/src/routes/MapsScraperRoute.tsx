import { mapsScraperEndpoints } from '@switchboard/api-contract/endpoints/mapsScraper';
import { limits } from '@switchboard/api-contract/limits';
import { mapsScraperSettings, mapsScraperStatus } from '@switchboard/api-contract/records/mapsScraper';
import { MapsScraperScreen } from '@switchboard/ui/screens/MapsScraper';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'maps-scraper',
  status: mapsScraperEndpoints.mapsScraperStatus,
  pollMs: limits.pollMs.agentStatus,
  settings: mapsScraperSettings,
  loadSample: async () =>
    v.parse(
      mapsScraperStatus,
      (await import('@switchboard/api-contract/samples/mapsScraper')).sampleMapsScraper(readClock()),
    ),
  add: {},
} as const;

/** /agents/maps-scraper/detail */
export function MapsScraperRoute() {
  return <MapsScraperScreen {...useAgentPage(source)} />;
}
