import { expect, waitFor, within } from 'storybook/test';
import { Flow, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/dashboard' },
  globals: { scenario: 'empty' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** One press connects everything, however often it is pressed. */
export const ConnectsAll = meta.story({
  parameters: { asserts: ['dashboard.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Try it with the sandbox' }));
    await expect(await canvas.findByText(/services connected to the sandbox$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try it with the sandbox' })).toBeNull());
    await expect(sentTo('/api/sandbox/connect', 'POST')).toHaveLength(1);
  },
});

/** The reason is said, and the button stays. */
export const Refused = meta.story({
  parameters: { asserts: ['dashboard.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set('/api/sandbox/connect', () =>
      Response.json({ error: 'The sandbox is not allowed here.' }, { status: 409 }),
    );
    const button = await canvas.findByRole('button', { name: 'Try it with the sandbox' });
    await userEvent.click(button);
    const said = await canvas.findByText('The sandbox was not connected');
    await expect(within(said.closest('li') ?? document.body).getByText(/not allowed here/)).toBeVisible();
    await expect(button).toBeVisible();
  },
});

/** How many records went is said, and what shows them is read again. */
export const RecordsRemoved = meta.story({
  args: { path: '/api-status' },
  globals: { scenario: 'ok' },
  parameters: { asserts: ['connection.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    const records = '/api/sandbox/records';
    overrides.set(records, () => Response.json({ deleted: 12 }));
    overrides.set('/api/connections/calls', () => Response.json({ hours: [], sandboxRecords: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove sandbox records' }));
    const reads = sentTo('/api/connections').length;
    await userEvent.dblClick(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('12 sandbox records removed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(sentTo(records, 'DELETE')).toHaveLength(1);
    await expect(sentTo('/api/connections').length).toBe(reads + 1);
  },
});
