import { mapsScraperAgent } from '@switchboard/api-contract/agents/mapsScraper';
import { MapsScraperScreen } from '@switchboard/ui/screens/MapsScraper';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useRecords } from '../queries/records/useRecords.ts';
import { recordSending } from './recordSending.tsx';

const { slug, records } = mapsScraperAgent;

/** /agents/maps-scraper/detail */
export function Component() {
  const page = useAgentPage(mapsScraperAgent);
  const businesses = useRecords({ slug, collection: 'businesses', definition: records.businesses, query: page.query });
  return (
    <MapsScraperScreen
      {...page}
      businesses={businesses}
      sending={recordSending({ agentId: page.agent.id, collection: 'businesses' })}
    />
  );
}
