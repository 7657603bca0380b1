import { testResultAnswer } from '@switchboard/api-mocks/builders/connections';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, delayedAnswer, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/api-status' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

const reads = () => sentTo('/api/connections').length;

export const SamplesWhileListFails = meta.story({
  globals: { scenario: 'serverError' },
  parameters: { asserts: ['connections.sample-fallback'], allowConsole: [/50\d/] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^HTTP 50\d: .+\. The connections below are built-in samples, not yours\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(reads()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(reads()).toBe(2);
  },
});

export const SamplesWhileThereIsNone = meta.story({
  globals: { scenario: 'empty' },
  parameters: { asserts: ['connections.sample-fallback'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Sample' })).toBeVisible();
    await expect(canvas.queryByText(/built-in samples, not yours/)).toBeNull();
  },
});

export const Tested = meta.story({
  parameters: { asserts: ['connections.testing'] },
  play: async ({ canvas, userEvent }) => {
    const answer = delayedAnswer();
    overrides.set('/api/connections/anthropic/test', answer.answer);
    const button = await canvas.findByRole('button', { name: 'Test Anthropic' });
    await userEvent.click(button);
    await expect(sentTo('/api/connections/anthropic/test', 'POST')).toHaveLength(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(reads()).toBe(1);
    answer.release(Response.json(testResultAnswer()));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(reads()).toBe(2);
  },
});

export const FailedTest = meta.story({
  parameters: { asserts: ['connections.testing'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set(
      '/api/connections/anthropic/test',
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
    );
    const button = await canvas.findByRole('button', { name: 'Test Anthropic' });
    await userEvent.click(button);
    const card = within(canvas.getByRole('article', { name: 'Anthropic' }));
    await expect(await card.findByText(/HTTP 503: Service Unavailable\./)).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(reads()).toBe(1);
  },
});

export const Disconnected = meta.story({
  parameters: { asserts: ['connections.disconnect-ask'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Slack' }));
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await expect(await canvas.findByRole('button', { name: 'Connect Slack' })).toBeVisible();
    await expect(sentTo('/api/connections/slack/disconnect', 'POST')).toHaveLength(1);
    await expect(reads()).toBe(2);
  },
});

export const Saved = meta.story({
  parameters: { asserts: ['setup.saved', 'request.shape'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings for OpenAI' }));
    const dialog = await findDialog(canvas);
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'sk-new{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const [write] = sentTo('/api/connections/openai/setup', 'POST');
    await expect(JSON.parse(write?.body ?? '')).toEqual({ apiKey: 'sk-new', organization: '' });
    await expect(write?.headers.get('content-type')).toBe('application/json');
    await expect(write?.credentials).toBe('include');
    await expect(reads()).toBe(2);
  },
});

export const SaveRefused = meta.story({
  parameters: { asserts: ['setup.save-failed'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set('/api/connections/openai/setup', () =>
      Response.json(
        { error: 'Key is too short', fields: { apiKey: 'Key is too short' } },
        { status: 422, statusText: 'Unprocessable Content' },
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings for OpenAI' }));
    const dialog = await findDialog(canvas);
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'sk{Enter}');
    await expect(await dialog.findByText('HTTP 422: Unprocessable Content')).toBeVisible();
    await expect(dialog.getByText('Key is too short')).toBeVisible();
    await expect(dialog.getByLabelText(/^API Key/)).toHaveValue('sk');
    // It is not retried, and the list is not read.
    await expect(sentTo('/api/connections/openai/setup', 'POST')).toHaveLength(1);
    await expect(reads()).toBe(1);
  },
});

/** Search and category are in the address. */
export const Addressed = meta.story({
  parameters: { asserts: ['connections.search', 'connections.category'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Search connections...'), 'channels');
    await userEvent.click(canvas.getByRole('button', { name: 'Communication' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/api-status?search=channels&category=Communication'),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});
