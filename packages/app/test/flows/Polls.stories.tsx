import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentOf } from '@switchboard/api-contract/agents/all';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../src/paths.ts';
import { atRest, configure, Flow, nextPoll, post, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/api-status' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

async function expectPoll(path: string, ms: number) {
  await waitFor(() => expect(sentTo(path)).toHaveLength(1));
  await nextPoll(path, ms);
  await expect(sentTo(path).at(-1)?.headers.get('authorization')).toMatch(/^Bearer ./);
}

export const Connections = meta.story({
  parameters: { asserts: ['connections.poll'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Slack' });
    await expectPoll('/api/connections', 30_000);
  },
});

export const AgentDetail = meta.story({
  args: { path: '/agent/lead-generation-agent?tab=executions' },
  parameters: { asserts: ['agent-detail.poll'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Lead Generation Agent' });
    await expectPoll('/api/agents/lead-generation-agent', 30_000);
    await expectPoll('/api/agent-executions/lead-generation-agent', 10_000);
  },
});

export const Research = meta.story({
  args: { path: '/agents/research/detail?tab=tasks' },
  parameters: { asserts: ['research.poll'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'AI Research Agent' });
    await expectPoll('/api/agents/research/tasks', 5_000);
    await expectPoll('/api/agents/research/status', 10_000);
    await expect(sentTo('/api/agents/research/sources').length).toBeGreaterThan(1);
  },
});

export const Orchestrator = meta.story({
  args: { path: '/agents/orchestrator/detail' },
  parameters: { asserts: ['orchestrator.poll'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Switchboard Super Agent' });
    await expectPoll('/api/agents/orchestrator/status', 5_000);
  },
});

/** Refresh of each of the seven reads that agent's page again. */
export const Refreshes = meta.story({
  args: { path: paths.dashboard },
  parameters: {
    asserts: [
      'orchestrator.overview',
      'maps-scraper.overview',
      'contacts.overview',
      'calendar.overview',
      'email.overview',
      'lead-generation.overview',
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const { name, slug } of agentTable) {
      await userEvent.click(await canvas.findByRole('link', { name }));
      const refresh = await canvas.findByRole('button', { name: /^Refresh/ });
      await atRest(canvasElement);
      const { path } = agentOf(slug).read;
      const before = sentTo(path).length;
      await userEvent.click(refresh);
      await waitFor(() => expect(sentTo(path), name).toHaveLength(before + 1));
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Dashboard/ }),
      );
    }
  },
});

/** No event tells of what others add by hand: the status does, and the list is read again. */
export const RecordsOfOthers = meta.story({
  args: { path: '/agents/lead-generation/detail' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Export', description: 'Samples can’t be exported' });
    await atRest(canvasElement);
    for (const name of ['Ana Polar', 'Ben Polar']) {
      await post('/api/agents/lead-generation/records/leads', { name, company: 'Polar Freight' });
      await nextPoll('/api/agents/lead-generation/status', 10_000);
      await canvas.findByRole('button', { name: `View ${name}` });
      await expect(canvas.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled');
    }
  },
});

/** What is under way at the end of a flow is answered by its own world, and its app asks nothing more. */
export const Ends = meta.story({
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: 'Slack' });
    const end = startFlow({ theme: globals['theme'] });
    const answers: number[] = [];
    void fetch('/api/connections').then(({ status }) => answers.push(status));
    await end();
    await expect(answers).toHaveLength(1);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

const events = '/api/agents/switchboard-super-agent/events';

export const FollowsLive = meta.story({
  args: { path: '/agents/orchestrator/detail' },
  play: async () => {
    await waitFor(() => expect(sentTo(events).filter(({ signal }) => !signal?.aborted)).toHaveLength(1));
  },
});

/** Without 'Real-time monitoring' the page leaves it to the polls. */
export const DoesNotFollowLive = meta.story({
  args: { path: '/agents/orchestrator/detail' },
  beforeEach: async () => {
    await configure('switchboard-super-agent', { realTimeMonitoring: false });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Switchboard Super Agent' });
    await waitFor(() => expect(sentTo('/api/agents/switchboard-super-agent')).not.toHaveLength(0));
    await nextPoll('/api/agents/orchestrator/status', 5_000);
    await expect(sentTo(events).filter(({ signal }) => !signal?.aborted)).toHaveLength(0);
  },
});
