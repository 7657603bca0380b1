import type { AgentDetail } from '../agents.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';

type SpecialDataAnswer = NonNullable<AnswerOf<typeof endpoints.agent>['specialData']>;
type Of<
  E extends 'leadGenerationStatus' | 'emailStatus' | 'calendarStatus' | 'mapsScraperStatus',
  K extends keyof AnswerOf<(typeof endpoints)[E]>,
> = NonNullable<AnswerOf<(typeof endpoints)[E]>[K]>;

/** The rows of `AgentDetail['specialData']`, made from the records of the agent's own page. */
export const specialDataOf = {
  leads: (leads: Of<'leadGenerationStatus', 'leads'>): SpecialDataAnswer => ({
    leads: leads.map(({ id, company, name, industry, score, status, createdAt }) => ({
      id,
      company,
      contactName: name,
      industry,
      score,
      status,
      createdAt,
    })),
  }),
  emails: (emails: Of<'emailStatus', 'emails'>): SpecialDataAnswer => ({
    emails: emails.map(({ id, subject, from, to, timestamp, status, priority }) => ({
      id,
      subject,
      from,
      to,
      timestamp,
      type: status === 'replied' ? 'auto_response' : 'incoming',
      category: priority === 'high' ? 'urgent' : 'general',
      responded: status === 'replied',
    })),
  }),
  events: (events: Of<'calendarStatus', 'events'>): SpecialDataAnswer => ({
    events: events.map(({ id, title, type, attendees, startTime }) => ({
      id,
      title,
      type,
      startTime,
      attendees: attendees?.flatMap(({ name, email }) => name ?? email ?? []) ?? [],
      conflictResolved: false,
    })),
  }),
  locations: (businesses: Of<'mapsScraperStatus', 'businesses'>): SpecialDataAnswer => ({
    locations: businesses.map(({ id, name, category, rating, phone, address, scrapedAt }) => ({
      id,
      name,
      category,
      rating,
      phone,
      address,
      scrapedAt,
    })),
  }),
} as const satisfies Record<Exclude<keyof NonNullable<AgentDetail['specialData']>, 'sample'>, unknown>;
