import { expect, waitFor } from 'storybook/test';
import { configure, Flow, nextPoll, sentTo, startFlow } from './flow.tsx';
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
