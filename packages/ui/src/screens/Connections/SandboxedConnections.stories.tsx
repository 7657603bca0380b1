import { connectionList, disconnectedConnection, sandboxConnection } from '@switchboard/api-mocks/builders/connections';
import { expect, fn, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { cardOf, connectionsStory, only } from '../../../test/connections/connectionsStory.tsx';
import { tested } from '../../../test/connections/tested.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { ConnectionsScreenProps } from './ConnectionsScreen.tsx';

const simulated = ['openai', 'anthropic', 'gmail', 'google-calendar', 'stripe', 'apollo', 'slack'].map((id) =>
  sandboxConnection(id, { lastTest: tested('ok', 'It accepted the key.') }),
);
const refused = sandboxConnection('serper', {
  status: 'error',
  lastTest: tested('wrong-credentials', 'Serper does not accept the credentials.', 'Copy the key again.'),
});

const meta = preview.meta({
  title: 'API Connections/Sandbox',
  ...connectionsStory,
  args: {
    ...connectionsStory.args,
    sandboxAllowed: true,
    connections: only(...simulated, disconnectedConnection()),
    sandboxRecords: true,
  },
});

export const Sandboxed = meta.story({
  parameters: { covers: ['connection.sandbox'] },
  play: async ({ canvas }) => {
    const card = cardOf(canvas, 'Stripe');
    for (const action of ['Test', 'Settings for', 'Disconnect'])
      await expect(card.getByRole('button', { name: `${action} Stripe` })).toBeVisible();
    // One mark for all of them.
    await expect(canvas.getAllByRole('button', { name: 'Sandbox' })).toHaveLength(1);
    const figure = canvas.getByRole('group', { name: 'Connected Services' });
    await expect(figure).toHaveTextContent(/7of 8/);
    await expect(canvas.getByText('These services are simulated')).toBeVisible();
  },
});

/** Real services alone are counted, and each card of the sandbox is marked. */
export const BesideReal = meta.story({
  args: { connections: only(...connectionList().items, refused) },
  parameters: { covers: ['connection.sandbox'] },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('group', { name: 'Connected Services' });
    await expect(figure).toHaveTextContent(/5of 8/);
    await expect(figure).toHaveTextContent('1 in the sandbox, not counted');
    await expect(canvas.getAllByRole('button', { name: 'Sandbox' })).toHaveLength(1);
    await expect(cardOf(canvas, 'Serper').getByRole('button', { name: 'Sandbox' })).toBeVisible();
    await expect(canvas.getByText('1 service is simulated')).toBeVisible();
  },
});

export const Narrow = Sandboxed.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

/** Services that were simulated before may have left records. */
export const NoneSandboxed = meta.story({
  args: { connections: only(...connectionList().items) },
  parameters: { covers: ['connection.sandbox'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No service is simulated any more/)).toBeVisible();
  },
});

/** There is nothing to remove. */
export const NoSandboxRecords = meta.story({
  args: { sandboxRecords: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These services are simulated')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove sandbox records' })).toBeNull();
  },
});

export const AsksBeforeRemoving = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['connection.sandbox'] },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove sandbox records' });
    await userEvent.click(button);
    const ask = within(await canvas.findByRole('alertdialog', { name: 'Remove sandbox records' }));
    await expect(ask.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemoveSandboxRecords).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRemoveSandboxRecords).toHaveBeenCalledOnce();
  },
});

export const RemovingFails = meta.story({
  tags: ['behaviour'],
  args: {
    onRemoveSandboxRecords: fn<ConnectionsScreenProps['onRemoveSandboxRecords']>(async () => ({
      kind: 'refused',
      message: 'HTTP 503: Service Unavailable',
    })),
  },
  parameters: { asserts: ['connection.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sandbox records' }));
    const ask = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: 'Remove' }));
    await expect(await ask.findByText('HTTP 503: Service Unavailable')).toBeVisible();
  },
});

/** What fails in the sandbox is mended there first. */
export const ReconnectsTheSandbox = meta.story({
  tags: ['behaviour'],
  args: { connections: only(refused) },
  parameters: { asserts: ['connection.sandbox'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Serper' }));
    const dialog = await openedDialog(canvas, 'Connect Serper');
    await expect(await dialog.findByRole('switch', { name: 'Use the sandbox' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await expect(args.onSetup).toHaveBeenCalledWith('serper', { sandbox: true, key: 'sandbox' });
  },
});

/** The real form of a service that is simulated keeps nothing of the sandbox. */
export const ReplacesTheSandbox = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['connection.sandbox', 'setup.sandbox'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings for Apollo' }));
    const dialog = await openedDialog(canvas, 'Connect Apollo');
    await expect(await dialog.findByText(/Connecting the real service replaces it\.$/)).toBeVisible();
    await expect(dialog.queryByText('Leave blank to keep the stored one.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(args.onSetup).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'real-key{Enter}');
    await waitFor(() => expect(args.onSetup).toHaveBeenCalledWith('apollo', { apiKey: 'real-key', baseUrl: '' }));
  },
});
