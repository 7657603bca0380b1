import { limits } from '@switchboard/api-contract/limits';
import type { Played } from '@switchboard/ui/test/components/Played';
import { expect, waitFor } from 'storybook/test';
import { atRest, Flow, delayedAnswer, overrides, nextPoll, sentTo, startFlow, watchMoves } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Failing reads',
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/api-status' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

const refusal = (status: number) => () => Response.json({ error: 'It broke' }, { status, statusText: 'It broke' });

interface Failing {
  /** The reads that fail, each with its interval. */
  reads: readonly (readonly [path: string, ms: number])[];
  /** What the page shows while they fail. */
  shows: RegExp;
  /** How the reads fail. For 404 the samples are shown and there is nothing to retry. */
  status?: 404 | 500;
}

/** The page opens while the reads fail and keeps polling: nothing moves, and the focus stays. */
const failingPage = (path: string, { reads, shows, status = 500 }: Failing) => ({
  args: { path },
  beforeEach: () => {
    for (const [read] of reads) overrides.set(read, refusal(status));
  },
  parameters: { asserts: ['request.failing'] as const },
  play: async ({ canvas, canvasElement }: Played & { canvasElement: HTMLElement }) => {
    await expect((await canvas.findAllByText(shows))[0]).toBeVisible();
    const focused =
      status === 500
        ? canvas.getAllByRole('button', { name: 'Try again' })[0]
        : canvas.getByRole('heading', { level: 1 });
    focused?.focus();
    await expect(focused).toHaveFocus();
    // Each read has failed a second time, and all other calls are answered.
    for (const [read, ms] of reads) await nextPoll(read, ms);
    await atRest(canvasElement);
    const moved = watchMoves(canvasElement);
    // The first of two polls is answered before the second is made.
    for (const [read, ms] of [...reads, ...reads]) await nextPoll(read, ms);
    await expect(await moved()).toEqual([]);
    await expect(focused).toHaveFocus();
  },
});

const { pollMs } = limits;
const agentList = ['/api/agents', pollMs.agent] as const;
const workspace = (slug: string, ms: number = pollMs.agentStatus) => [[`/api/agents/${slug}/status`, ms]] as const;

export const Connections = meta.story(
  failingPage('/api-status', {
    reads: [['/api/connections', pollMs.connections]],
    shows: /built-in samples, not yours/,
  }),
);
export const Dashboard = meta.story(failingPage('/dashboard', { reads: [agentList], shows: /^500: / }));
export const DashboardSamples = meta.story(
  failingPage('/dashboard', {
    reads: [agentList],
    shows: /^Research Agent$/,
    status: 404,
  }),
);
export const Agents = meta.story(failingPage('/agents', { reads: [agentList], shows: /^500: / }));
export const AgentsSamples = meta.story(
  failingPage('/agents', { reads: [agentList], shows: /^Research Agent$/, status: 404 }),
);
export const AgentDetail = meta.story(
  failingPage('/agent/email-agent', {
    reads: [['/api/agents/email-agent', pollMs.agent]],
    shows: /^Failed to fetch agent details\. 500: /,
  }),
);
export const Executions = meta.story(
  failingPage('/agent/email-agent?tab=executions', {
    reads: [['/api/agent-executions/email-agent', pollMs.executions]],
    shows: /^Failed to fetch agent executions/,
  }),
);
export const Settings = meta.story(
  failingPage('/agents/contacts/detail', {
    reads: [['/api/agents/contacts-agent', pollMs.agent]],
    shows: /^Failed to fetch agent details/,
  }),
);
export const Research = meta.story(
  failingPage('/agents/research/detail', {
    reads: workspace('research'),
    shows: /built-in samples, not yours/,
  }),
);
export const ResearchTasks = meta.story(
  failingPage('/agents/research/detail?tab=tasks', {
    reads: [
      ...workspace('research'),
      ['/api/agents/research/tasks', pollMs.researchTasks],
      ['/api/agents/research/sources', pollMs.researchSources],
    ],
    shows: /built-in samples, not yours/,
  }),
);
export const Orchestrator = meta.story(
  failingPage('/agents/orchestrator/detail', {
    reads: workspace('orchestrator', pollMs.orchestratorStatus),
    shows: /built-in samples, not yours/,
  }),
);
export const MapsScraper = meta.story(
  failingPage('/agents/maps-scraper/detail', {
    reads: workspace('maps-scraper'),
    shows: /built-in samples, not yours/,
  }),
);
export const Contacts = meta.story(
  failingPage('/agents/contacts/detail', {
    reads: workspace('contacts'),
    shows: /built-in samples, not yours/,
  }),
);
export const Calendar = meta.story(
  failingPage('/agents/calendar/detail', {
    reads: workspace('calendar'),
    shows: /built-in samples, not yours/,
  }),
);
export const Email = meta.story(
  failingPage('/agents/email/detail', {
    reads: workspace('email'),
    shows: /built-in samples, not yours/,
  }),
);
export const EmailMissing = meta.story(
  failingPage('/agents/email/detail', {
    reads: workspace('email'),
    shows: /^Email Agent$/,
    status: 404,
  }),
);
export const LeadGeneration = meta.story(
  failingPage('/agents/lead-generation/detail', {
    reads: workspace('lead-generation'),
    shows: /built-in samples, not yours/,
  }),
);

/**
 * When pressed, Try again is busy in place until the answer arrives. It keeps the focus, and the failure is not
 * announced again.
 */
export const TriedAgain = meta.story({
  args: { path: '/agent/email-agent' },
  beforeEach: () => void overrides.set('/api/agents/email-agent', refusal(500)),
  parameters: { asserts: ['request.failing'] as const },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    const message = canvas.getByText(/^Failed to fetch agent details\. 500: /);
    const slow = delayedAnswer();
    overrides.set('/api/agents/email-agent', slow.answer);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    // A second press sends nothing.
    await userEvent.click(button);
    await expect(sentTo('/api/agents/email-agent')).toHaveLength(2);
    overrides.set('/api/agents/email-agent', (forward) => forward());
    slow.release(refusal(500)());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveFocus();
    await expect(message).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Email Agent' })).toBeVisible();
  },
});

/** A new failure message replaces the old one. */
export const OtherWords = meta.story({
  args: { path: '/agents' },
  beforeEach: () => void overrides.set('/api/agents', refusal(500)),
  parameters: { asserts: ['request.failing'] as const },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^500: /))[0]).toBeVisible();
    overrides.set('/api/agents', refusal(403));
    await nextPoll(...agentList);
    await expect(await canvas.findByText(/^403: /)).toBeVisible();
    await expect(canvas.queryByText(/^500: /)).toBeNull();
  },
});
