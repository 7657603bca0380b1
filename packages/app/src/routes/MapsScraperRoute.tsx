import { mapsScraperAgent } from '@switchboard/api-contract/agents/mapsScraper';
import { MapsScraperScreen } from '@switchboard/ui/screens/MapsScraper';
import { agentPage } from './agentPage.tsx';

/** /agents/maps-scraper/detail */
export const MapsScraperRoute = agentPage(mapsScraperAgent, MapsScraperScreen);
