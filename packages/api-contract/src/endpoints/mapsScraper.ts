import { mapsScraperStatus } from '../records/mapsScraper.ts';
import { get } from './Endpoint.ts';

/** The maps scraper page. */
export const mapsScraperEndpoints = {
  mapsScraperStatus: get('/api/agents/maps-scraper/status', mapsScraperStatus),
} as const;
