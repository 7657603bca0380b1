import type { AgentSlug } from '../agentTable.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { specialDataOf } from '../records/specialDataOf.ts';
import { sampleCalendar } from './calendar.ts';
import { sampleEmail } from './email.ts';
import { sampleLeadGeneration } from './leadGeneration.ts';
import { sampleMapsScraper } from './mapsScraper.ts';

/** Records for the 'Specialized' tab, the same ones as on the agent's own page; undefined for agents without such a tab. */
export function sampleSpecialData(now: Date, slug: AgentSlug): AnswerOf<typeof endpoints.agent>['specialData'] {
  switch (slug) {
    case 'lead-generation':
      return specialDataOf.leads(sampleLeadGeneration(now).leads ?? []);
    case 'email':
      return specialDataOf.emails(sampleEmail(now).emails ?? []);
    case 'calendar':
      return specialDataOf.events(sampleCalendar(now).events ?? []);
    case 'maps-scraper':
      return specialDataOf.locations(sampleMapsScraper(now).businesses ?? []);
    default:
      return undefined;
  }
}
