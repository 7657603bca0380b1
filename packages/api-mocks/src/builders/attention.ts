import { attention as attentionSchema } from '@switchboard/api-contract/attention';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type * as v from 'valibot';
import { read } from './build.ts';
import { daysAgo, minutesAgo } from '../now.ts';

export type AttentionAnswer = v.InferInput<typeof attentionSchema>;
type Item = AttentionAnswer['items'][number];

/** A key that Apollo refuses, in six runs. */
export const attentionItem = (overrides: Partial<Item> = {}): Item => ({
  id: 'runs.lead-generation-agent.credentialsOutdated.apollo',
  kind: 'connection',
  severity: 'critical',
  text: 'Apollo refused the key',
  about: '6 runs of Lead Generation',
  count: 6,
  since: minutesAgo(101),
  action: { label: 'Set up Apollo', to: addresses.setup('apollo') },
  ...overrides,
});

/** The disk of the server is full. No button leads to its mend. */
export const fullDiskItem = (): Item =>
  attentionItem({
    id: 'storage.full',
    kind: 'storage',
    text: 'The disk of this server is full',
    about: 'Nothing can be saved until there is space on it',
    count: undefined,
    since: undefined,
    action: undefined,
  });

/** A way of signing in that Salesforce switches off. */
export const endingItem = (): Item =>
  attentionItem({
    id: 'ends.salesforce.This way of signing in',
    kind: 'ends',
    severity: 'caution',
    text: 'This way of signing in ends on 20 Feb 2027',
    about: 'Salesforce, in 55 days. Lead Generation Agent uses it. Connect it by My Domain and client credentials',
    count: undefined,
    since: undefined,
    action: { label: 'Open the connection', to: addresses.setup('salesforce') },
  });

/** One of each severity, the worst first. */
export const fiveItems = (): Item[] => [
  attentionItem(),
  attentionItem({
    id: 'workflow.workflow-1',
    kind: 'workflow',
    text: '“Move the pilot review” failed',
    about: 'Workflow Calendar clean-up',
    count: 1,
    since: minutesAgo(43),
    action: { label: 'Open the workflow', to: addresses.run('switchboard-super-agent', 'workflow-1') },
  }),
  attentionItem({
    id: 'budget.month',
    kind: 'budget',
    severity: 'caution',
    text: '82% of this month’s budget is spent',
    about: '€41.20 of €50.00, ten days left',
    count: 1,
    since: undefined,
    action: { label: 'Open usage', to: '/profile?tab=usage' },
  }),
  attentionItem({
    id: 'schedule.email-agent',
    kind: 'schedule',
    severity: 'caution',
    text: 'Email Agent holds its schedule',
    about: 'Paused, 3 runs left out',
    count: 3,
    since: undefined,
    action: { label: 'Open the agent', to: addresses.enabled('email-agent') },
  }),
  attentionItem({
    id: 'replies.email-agent',
    kind: 'replies',
    severity: 'info',
    text: '2 replies wait for you',
    about: 'Email Agent, the oldest',
    count: 2,
    since: minutesAgo(50),
    action: { label: 'Read the replies', to: addresses.agent('email-agent') },
  }),
];

/** What was done since yesterday evening. */
export const sinceAnswer = (): NonNullable<AttentionAnswer['since']> => ({
  from: daysAgo(1),
  lines: [
    {
      id: 'lead-generation',
      agentId: 'lead-generation-agent',
      link: '29 leads',
      rest: 'found, 11 updated',
      to: addresses.agent('lead-generation-agent'),
    },
    {
      id: 'maps-scraper',
      agentId: 'google-maps-scraper',
      link: '64 businesses',
      rest: 'in Leipzig',
      to: addresses.agent('google-maps-scraper'),
    },
    {
      id: 'email',
      agentId: 'email-agent',
      link: '214 messages',
      rest: 'read, 9 replies drafted',
      to: addresses.agent('email-agent'),
    },
    {
      id: 'research',
      agentId: 'research-agent',
      link: 'Cold chain in the EU',
      rest: 'is done',
      to: addresses.agent('research-agent'),
    },
    { id: 'runs', link: '41 runs', rest: 'ended, 3 failed', to: '/agents' },
  ],
});

/** Nothing needs anybody. */
export const attention = (overrides: Partial<AttentionAnswer> = {}) =>
  read(attentionSchema, { items: [], ...overrides });

/** The way to a first result, at its start. */
export const firstStepsAnswer = (
  overrides: Partial<NonNullable<AttentionAnswer['firstSteps']>> = {},
): NonNullable<AttentionAnswer['firstSteps']> => ({
  connected: false,
  sandbox: false,
  offer: false,
  chosen: false,
  choose: addresses.setting('lead-generation-agent', 'targetIndustries'),
  run: addresses.agent('lead-generation-agent'),
  ...overrides,
});
