import { messages } from '@switchboard/api-contract/errors';
import { expect } from 'storybook/test';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { call } from '../../src/api/client.ts';
import { Flow, delayedAnswer, overrides, sent, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

export const ErrorText = meta.story({
  args: { path: '/agent/research-agent' },
  globals: { scenario: 'missing' },
  parameters: { asserts: ['request.error-text'], allowConsole: [/404/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to Load Agent' })).toBeVisible();
    await expect(canvas.getByText(/^404: /)).toBeVisible();
    await expect(call(agentEndpoints.agent, { values: { agentId: 'research-agent' } })).rejects.toThrow(
      /^404: \{"error":/,
    );
  },
});

/** The timeouts of the story's calls, in milliseconds. */
const timeouts: number[] = [];

export const TimedOut = meta.story({
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
    timeouts.length = 0;
    AbortSignal.timeout = (ms) => {
      timeouts.push(ms);
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    };
    return () => {
      Object.defineProperty(AbortSignal, 'timeout', real);
    };
  },
  parameters: { asserts: ['request.timeout'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(messages.timeout))[0]).toBeVisible();
    // A write times out like a read.
    await expect(
      call(agentEndpoints.agentAction, { values: { agentId: 'research-agent', action: 'stop' } }),
    ).rejects.toThrow(messages.timeout);
    await expect(new Set(timeouts)).toEqual(new Set([300_000]));
  },
});

export const Shape = meta.story({
  parameters: { asserts: ['request.shape'] },
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause Research Agent' });
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    // A refetch caused by these would come before this press. None follows it, since its answer never arrives.
    overrides.set('/api/agents/research-agent/stop', delayedAnswer().answer);
    await userEvent.click(pause);
    await canvas.findByText('4 of 7 agents active');
    const [read] = sentTo('/api/agents');
    await expect(read).toMatchObject({ credentials: 'include', body: undefined });
    await expect(read?.headers.get('content-type')).toBeNull();
    const [write] = sentTo('/api/agents/research-agent/stop', 'POST');
    await expect(write).toMatchObject({ credentials: 'include', body: undefined });
    await expect(write?.headers.get('content-type')).toBeNull();
    await expect(write?.headers.get('authorization')).toMatch(/^Bearer ./);
    await expect(sentTo('/api/agents')).toHaveLength(1);
  },
});

export const FailedOnce = meta.story({
  globals: { scenario: 'forbidden' },
  parameters: { asserts: ['request.shape'], allowConsole: [/403/] },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/^403: /))[0]).toBeVisible();
    await expect(sentTo('/api/agents')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(sentTo('/api/agents')).toHaveLength(2);
  },
});

export const Unauthorised = meta.story({
  globals: { scenario: 'unauthorised' },
  parameters: { asserts: ['request.unauthorised'], allowConsole: [/401/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    // Nothing is sent after the first 401.
    const count = sent.length;
    await expect(call(agentEndpoints.agents)).rejects.toThrow('Your session has ended');
    await expect(sent).toHaveLength(count);
  },
});

export const UnauthorisedAsNull = meta.story({
  globals: { scenario: 'unauthorised' },
  args: { path: '/login' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'], storage: {} }),
  parameters: { asserts: ['request.unauthorised'], allowConsole: [/401/] },
  play: async () => {
    await expect(await call(agentEndpoints.agents, { onUnauthorised: 'null' })).toBeNull();
  },
});

export const Malformed = meta.story({
  globals: { scenario: 'malformed' },
  parameters: { asserts: ['request.malformed'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/The server sent an answer/))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'AI Agents' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

export const RateLimited = meta.story({
  globals: { scenario: 'rateLimited' },
  parameters: { allowConsole: [/429/] },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/^429: .*Next try /))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(sentTo('/api/agents')).toHaveLength(1);
  },
});
