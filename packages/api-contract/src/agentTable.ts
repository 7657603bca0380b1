import { product } from './product.ts';

/**
 * The one table of the seven agents. `listType` is the type in lists, `detailType` the type in `GET
 * /api/agents/{id}`, `slug` the name in addresses. The API accepts an agent's id or its slug.
 */
export const agentTable = [
  {
    id: 'research-agent',
    listType: 'research',
    detailType: 'research',
    slug: 'research',
    name: 'Research Agent',
    description: 'Answers questions from papers, news and reports.',
  },
  {
    id: `${product.id}-super-agent`,
    listType: 'orchestrator',
    detailType: 'orchestrator',
    slug: 'orchestrator',
    name: `${product.name} Super Agent`,
    description: 'Splits a request into tasks and routes each one.',
  },
  {
    id: 'google-maps-scraper',
    listType: 'scraper',
    detailType: 'business_scraper',
    slug: 'maps-scraper',
    name: 'Google Maps Scraper',
    description: 'Collects business names, phones and ratings around a place.',
  },
  {
    id: 'contacts-agent',
    listType: 'contacts',
    detailType: 'contacts_sync',
    slug: 'contacts',
    name: 'Contacts Agent',
    description: 'Keeps the address book in step with the Google account.',
  },
  {
    id: 'calendar-agent',
    listType: 'calendar',
    detailType: 'calendar_management',
    slug: 'calendar',
    name: 'Calendar Agent',
    description: 'Schedules meetings and settles the conflicts.',
  },
  {
    id: 'email-agent',
    listType: 'email',
    detailType: 'email_automation',
    slug: 'email',
    name: 'Email Agent',
    description: 'Sorts the inbox and drafts the replies.',
  },
  {
    id: 'lead-generation-agent',
    listType: 'lead-generation',
    detailType: 'lead_generation',
    slug: 'lead-generation',
    name: 'Lead Generation Agent',
    description: 'Finds companies that fit and scores contacts.',
  },
] as const;

export type AgentEntry = (typeof agentTable)[number];
export type AgentSlug = AgentEntry['slug'];
/** The seven slugs, in the order of the table. */
export const agentSlugs = agentTable.map((entry) => entry.slug);
/** The model that the documentation shows for every agent of the list: text of samples, not what is asked. */
export const agentModel = 'gpt-4o';

/** The entry with this id, slug, list type or detail type; undefined for agents that members created. */
export function findAgent(key: string): AgentEntry | undefined {
  return agentTable.find(
    (entry) => entry.id === key || entry.slug === key || entry.listType === key || entry.detailType === key,
  );
}
