import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleMapsScraper } from '@switchboard/api-contract/samples/mapsScraper';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { readRecords } from '../records/records.ts';
import { runCounts } from '../runs/runCounts.ts';
import { countToday, mean, share } from './figures.ts';
import { openPage, withSamples } from './openPage.ts';

/** The maps scraper page. The quality of the data is not measured. */
export async function mapsScraperPage(
  { db, clock }: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.mapsScraperStatus>> {
  const row = await findAgentRow(db, tenantId, 'maps-scraper');
  const page = await openPage(db, row);
  const businesses = await readRecords(db, { tenantId, agentId: row.id, collection: 'businesses' });
  const runs = await runCounts(db, row);
  const answer: AnswerOf<typeof endpoints.mapsScraperStatus> = {
    ...page.head,
    metrics: {
      businessesScraped: businesses.length,
      scrapedToday: countToday(
        businesses.map((business) => business.scrapedAt),
        clock(),
      ),
      contactsFound: businesses.filter((business) => business.phone ?? business.website).length,
      successRate: share(runs.completed, runs.completed + runs.failed),
      averageRating: mean(businesses.flatMap((business) => business.rating ?? [])),
      reviews: businesses.reduce((sum, business) => sum + (business.reviewCount ?? 0), 0),
    },
    businesses,
  };
  const nothing = !page.ran && businesses.length === 0;
  return withSamples(page, answer, sampleMapsScraper, 'metrics', { figures: nothing, businesses: nothing });
}
