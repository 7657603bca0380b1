import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, sentTo, startFlow } from './flow.tsx';

/** Intervals that the page asked for, with what each would do. */
const intervals: { ms: number; run: () => void }[] = [];

const meta = {
  component: Flow,
  args: { path: '/api-status' },
  beforeEach: ({ globals }) => {
    intervals.length = 0;
    const real = window.setInterval;
    window.setInterval = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
      if (typeof handler === 'function') intervals.push({ ms, run: () => handler(...rest) });
      return real(handler, ms, ...rest);
    }) as typeof window.setInterval;
    const stop = startFlow({ theme: globals['theme'] });
    return () => {
      window.setInterval = real;
      stop();
    };
  },
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lets the interval of `ms` pass once and expects another read of `path`. */
async function expectPoll(path: string, ms: number) {
  await waitFor(() => expect(sentTo(path)).toHaveLength(1));
  await waitFor(() => expect(intervals.some((interval) => interval.ms === ms)).toBe(true));
  for (const interval of intervals.filter((each) => each.ms === ms)) interval.run();
  await waitFor(() => expect(sentTo(path).length).toBeGreaterThan(1));
  await expect(sentTo(path).at(-1)?.headers.get('authorization')).toMatch(/^Bearer ./);
}

export const Connections: Story = {
  parameters: { covers: ['connections.poll'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Slack' });
    await expectPoll('/api/connections', 30_000);
  },
};

export const AgentDetail: Story = {
  args: { path: '/agent/lead-generation-agent?tab=executions' },
  parameters: { covers: ['agent-detail.poll'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Lead Generation Agent' });
    await expectPoll('/api/agents/lead-generation-agent', 30_000);
    await expectPoll('/api/agent-executions/lead-generation-agent', 10_000);
  },
};
