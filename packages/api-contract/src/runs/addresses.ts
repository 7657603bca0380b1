import { agentTable } from '../agentTable.ts';

const contactsPage = (agentId: string): string =>
  agentTable.some(({ id }) => id === agentId) ? '/agents/contacts/detail' : `/agent/${encodeURIComponent(agentId)}`;

/** The collections whose records a page opens by its address, and what stands there before the parameter's name. */
const openedBy: Readonly<Record<string, string>> = {
  leads: '',
  contacts: '',
  businesses: '',
  emails: '',
  events: '',
  templates: 'templates-',
  workflows: 'workflows-',
};

/** Addresses in the app to which an answer of the API or a run leads. */
export const addresses = {
  /** API Connections, with the setup of a service open. */
  setup: (serviceId: string): string => `/api-status?setup=${encodeURIComponent(serviceId)}`,
  /** The page of an agent: its own, or the one that all have. */
  agent: (agentId: string): string => {
    const entry = agentTable.find(({ id }) => id === agentId);
    return entry ? `/agents/${entry.slug}/detail` : `/agent/${encodeURIComponent(agentId)}`;
  },
  /** The page of an agent at its configuration, with the focus on a setting: its own page, or the one that all have. */
  setting: (agentId: string, setting: string): string => {
    const entry = agentTable.find(({ id }) => id === agentId);
    const name = encodeURIComponent(setting);
    return entry
      ? `/agents/${entry.slug}/detail?${entry.slug === 'research' ? 'tab=configuration&' : ''}setting=${name}`
      : `/agent/${encodeURIComponent(agentId)}?tab=configuration&setting=${name}`;
  },
  /** The page that every agent has, with the focus on what enables it. */
  enabled: (agentId: string): string => `/agent/${encodeURIComponent(agentId)}?tab=configuration&setting=enabled`,
  /** The page of one of the seven, at the place where a member writes what a run works on. */
  newRun: (slug: string): string => `/agents/${encodeURIComponent(slug)}/detail?run=new`,
  /** The page of an agent that syncs contacts, with the changes open that wait for a member. */
  syncPreview: (agentId: string): string => `${contactsPage(agentId)}?review=sync`,
  /** The same with the pairs open that may be one. */
  duplicates: (agentId: string): string => `${contactsPage(agentId)}?review=duplicates`,
  /** The organisation's budgets, open to be changed. */
  budget: '/profile?tab=usage&open=budget',
  /** What an organisation spent. */
  usage: '/profile?tab=usage',
  /** The members of the organisation, and whom it invited. */
  members: '/profile?tab=members',
  /** What the organisation's channels are told. */
  notifications: '/profile?tab=notifications',
  /** A record, in the list of its agent where records open there, else the agent's page. A research is its run. */
  record: (agentId: string, collection: string, recordId: string): string => {
    if (collection === 'tasks') return addresses.run(agentId, recordId);
    const page = addresses.agent(agentId);
    const prefix = openedBy[collection];
    const isListed = prefix !== undefined && agentTable.some(({ id }) => id === agentId);
    return isListed ? `${page}?${prefix}record=${encodeURIComponent(recordId)}` : page;
  },
  /** One run of an agent. */
  run: (agentId: string, runId: string): string =>
    `/agent/${encodeURIComponent(agentId)}?tab=executions&run=${encodeURIComponent(runId)}`,
} as const;
