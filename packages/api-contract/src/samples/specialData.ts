import type { AgentSlug } from '../agents.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { sampleCalendar } from './calendar.ts';
import { sampleEmail } from './email.ts';
import { sampleLeadGeneration } from './leadGeneration.ts';
import { sampleMapsScraper } from './mapsScraper.ts';

type Answer = NonNullable<AnswerOf<typeof endpoints.agent>['specialData']>;

const autoCategories = ['Contract', 'Billing', 'Meeting', 'Pilot', 'Payment'] as const;

/** Records for the 'Specialized' tab, the same ones as on the agent's own page; undefined for agents without such a tab. */
export function sampleSpecialData(now: Date, slug: AgentSlug): Answer | undefined {
  switch (slug) {
    case 'lead-generation':
      return { leads: sampleLeadGeneration(now).leads?.map(({ id, company, name, industry, score, status, createdAt }) => ({ id, company, contactName: name, industry, score, status, createdAt })) };
    case 'email':
      return {
        emails: sampleEmail(now).emails?.map(({ id, subject, from, to, timestamp, status }, index) => ({
          id, subject, from, to, timestamp, type: status === 'replied' ? 'auto_response' : 'incoming', category: autoCategories[index], responded: status === 'replied',
        })),
      };
    case 'calendar':
      return {
        events: sampleCalendar(now).events?.map(({ id, title, type, attendees, startTime }, index) => ({
          id, title, type, startTime, attendees: attendees?.map((attendee) => attendee.name ?? '') ?? [], conflictResolved: index === 2,
        })),
      };
    case 'maps-scraper':
      return { locations: sampleMapsScraper(now).businesses?.map(({ id, name, category, rating, phone, address, scrapedAt }) => ({ id, name, category, rating, ...(phone ? { phone } : {}), address, scrapedAt })) };
    case 'research':
    case 'orchestrator':
    case 'contacts':
      return undefined;
  }
}
