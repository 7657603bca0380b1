import type { MapsScraperStatus } from '@switchboard/api-contract/agents/mapsScraper';
import { figureNote } from '../../blocks/agents/AgentPage/figureNote.ts';
import type { Figure } from '../../blocks/agents/AgentPage/figures.ts';
import { count, decimal, percent, share } from '../../format/numbers.ts';

const contactShare = ({ metrics }: MapsScraperStatus) =>
  metrics.contactsFound === undefined || !metrics.businessesScraped
    ? undefined
    : metrics.contactsFound / metrics.businessesScraped;

/** The tiles of Scraping Performance. */
export const mapsScraperFigures: readonly Figure<MapsScraperStatus>[] = [
  {
    label: 'Businesses Scraped',
    of: ({ metrics }) => ({
      figure: count(metrics.businessesScraped),
      note: figureNote(count(metrics.scrapedToday), (today) => `${today} today`),
    }),
  },
  {
    label: 'Contacts Found',
    of: (status) => ({
      figure: count(status.metrics.contactsFound),
      note: figureNote(share(contactShare(status)), (part) => `${part} of all businesses`),
    }),
  },
  { label: 'Success Rate', of: ({ metrics }) => ({ figure: percent(metrics.successRate), bar: metrics.successRate }) },
  {
    label: 'Avg Rating',
    of: ({ metrics }) => ({
      figure: decimal(metrics.averageRating),
      unit: metrics.averageRating === undefined ? undefined : 'of 5',
      note: figureNote(count(metrics.reviews), (reviews) => `from ${reviews} reviews`),
    }),
  },
];
