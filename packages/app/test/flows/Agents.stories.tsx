import { agentTable } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { agentDetailAnswer } from '@switchboard/api-mocks/builders/agents';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { expect, waitFor, type within } from 'storybook/test';
import { Flow, delayedAnswer, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});
type Canvas = ReturnType<typeof within>;

const reads = () => sentTo('/api/agents').length;
const detailsOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('link', { name: `Details of ${name}` }).getAttribute('href');

export const Details = meta.story({
  parameters: { asserts: ['agents.details-link', 'agents.seven'] },
  play: async ({ canvas }) => {
    await canvas.findByText('5 of 7 agents active');
    for (const { name, slug } of agentTable) await expect(detailsOf(canvas, name)).toBe(`/agents/${slug}/detail`);
  },
});

export const Resumed = meta.story({
  parameters: { asserts: ['agents.list'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume Email Agent' }));
    await expect(await canvas.findByText('6 of 7 agents active')).toBeVisible();
    await expect(sentTo('/api/agents/email-agent/start', 'POST')).toHaveLength(1);
    await waitFor(() => expect(reads()).toBe(2));
  },
});

/**
 * A change shows at once and is undone with a message if the server refuses. Neither waits for the list to be read
 * again.
 */
export const PauseRefused = meta.story({
  parameters: { asserts: ['agents.list', 'request.shape'] },
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause Research Agent' });
    const refusal = delayedAnswer();
    overrides.set('/api/agents/research-agent/stop', refusal.answer);
    overrides.set('/api/agents', delayedAnswer().answer);
    await userEvent.click(pause);
    await expect(await canvas.findByText('4 of 7 agents active')).toBeVisible();
    refusal.release(Response.json({ error: 'It broke' }, { status: 500 }));
    await expect(await canvas.findByText('5 of 7 agents active')).toBeVisible();
    await expect((await canvas.findAllByText('Failed to stop agent'))[0]).toBeVisible();
    await expect(sentTo('/api/agents/research-agent/stop', 'POST')).toHaveLength(1);
  },
});

export const Created = meta.story({
  parameters: { asserts: ['agents.record-new', 'agents.details-link'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5 of 7 agents active');
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    const dialog = await findDialog(canvas);
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Support triage');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Agent' }));
    await expect(await canvas.findByRole('heading', { name: 'Support triage' })).toBeVisible();
    await expect(JSON.parse(sentTo('/api/agents', 'POST')[0]?.body ?? '')).toEqual({
      name: 'Support triage',
      type: 'custom',
      description: '',
    });
    // The answer is the new agent: the list is not read again for it.
    await expect(reads()).toBe(1);
    await expect(detailsOf(canvas, 'Support triage')).toMatch(/^\/agent\/[\w-]+$/);
  },
});

export const SevenWhileThereIsNone = meta.story({
  globals: { scenario: 'empty' },
  parameters: { asserts: ['agents.seven'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 of 7 agents active')).toBeVisible();
  },
});

export const SevenWhileListIsMissing = meta.story({
  globals: { scenario: 'missing' },
  parameters: { asserts: ['agents.seven'], allowConsole: [/404/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 of 7 agents active')).toBeVisible();
  },
});

/**
 * A change also shows at once on sample agents, and stays while the server has no list. A refused one is undone with
 * a message.
 */
export const PausedWithoutList = meta.story({
  parameters: { asserts: ['agents.list', 'agents.sample'] },
  beforeEach: () => {
    overrides.set('/api/agents', () => Response.json({ error: 'Nothing here' }, { status: 404 }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7 of 7 agents active')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sample' })).toBeVisible();
    const answers = { research: delayedAnswer(), calendar: delayedAnswer() };
    overrides.set('/api/agents/research-agent/stop', answers.research.answer);
    overrides.set('/api/agents/calendar-agent/stop', answers.calendar.answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Research Agent' }));
    await expect(await canvas.findByText('6 of 7 agents active')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Calendar Agent' }));
    await expect(await canvas.findByText('5 of 7 agents active')).toBeVisible();
    answers.calendar.release(Response.json({ error: 'It broke' }, { status: 500 }));
    await expect((await canvas.findAllByText('Failed to stop agent'))[0]).toBeVisible();
    await expect(await canvas.findByText('6 of 7 agents active')).toBeVisible();
    answers.research.release(Response.json(agentDetailAnswer({ id: 'research-agent', status: 'paused' })));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Resume Research Agent' })).not.toHaveAttribute('aria-busy'),
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Dashboard/ }));
    await expect(await canvas.findByText('6 of 7 agents active')).toBeVisible();
  },
});

/** The server has the last word on names; its message is shown at the field. */
export const NameTaken = meta.story({
  parameters: { asserts: ['agents.name-taken'], allowConsole: [/422/] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5 of 7 agents active');
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    const name = (await findDialog(canvas)).getByLabelText(/^Name/);
    await userEvent.type(name, ' email AGENT {Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(messages.agentNameTaken));
    await expect(name).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { name: 'Email Agent' })).toHaveLength(1);
  },
});

/** The address may contain the agent's slug; the calls use its id. */
export const StartedBySlug = meta.story({
  args: { path: '/agent/research' },
  parameters: { asserts: ['agent-detail.action-start'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Stop/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Start/ }));
    await waitFor(() => expect(sentTo('/api/agents/research-agent/start', 'POST')).toHaveLength(1));
    await expect(await canvas.findByText('Agent started successfully')).toBeVisible();
  },
});
