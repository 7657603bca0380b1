import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Request } from './Case.ts';

const connect = (connectionId: string, body: object): Request => ({
  endpoint: 'setupConnection',
  path: { connectionId },
  body,
});
const account = { clientId: 'client', clientSecret: 'secret', refreshToken: 'refresh' };
const configure = (agentId: string, customSettings: object): Request => ({
  endpoint: 'configureAgent',
  path: { agentId },
  body: { customSettings },
});

/** What each agent needs before one of its runs can start. */
export const runPrerequisites: Readonly<Record<AgentSlug, readonly Request[]>> = {
  research: [connect('tavily', { apiKey: 'tvly-1' }), connect('openai', { apiKey: 'sk-1' })],
  orchestrator: [],
  'maps-scraper': [
    connect('serper', { apiKey: 'key' }),
    configure('maps-scraper', { categories: ['Restaurants'], locations: ['Leipzig'] }),
  ],
  contacts: [connect('gmail', account)],
  calendar: [connect('google-calendar', account)],
  email: [connect('gmail', account)],
  'lead-generation': [
    connect('apollo', { apiKey: 'key' }),
    configure('lead-generation', { targetIndustries: ['Logistics'] }),
  ],
};
