import { failingConnection, pendingConnection, serviceConnection } from '@switchboard/api-mocks/builders/connections';
import { expect, fn, waitFor } from 'storybook/test';
import { useState } from 'react';
import { announced, says } from '../../../test/components/announced.ts';
import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { cardOf, connectionsStory, only } from '../../../test/connections/connectionsStory.tsx';
import { notReached, refusedKey, tested } from '../../../test/connections/tested.ts';
import { neverSettles } from '../../../test/neverSettles.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections/Card', ...connectionsStory, tags: ['behaviour'] });

/** A card has room for two texts of a test result; the dialog shows all. */
export const ReconnectShowsTheWholeResult = meta.story({
  args: {
    connections: only(
      failingConnection({
        lastTest: tested(
          'wrong-credentials',
          'Apollo does not accept the credentials. '.repeat(3),
          'Copy it again under Settings › Integrations › API. '.repeat(4),
        ),
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Apollo' }));
    const dialog = await findDialog(canvas);
    await waitFor(() => expect(dialog.getByText(/Settings › Integrations › API\. Copy it again/)).toBeVisible());
  },
});

export const ReconnectOpensSetup = meta.story({
  args: { connections: only(failingConnection({ lastTest: refusedKey })) },
  parameters: { asserts: ['connections.card-error'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Apollo' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Apollo' })).toBeVisible();
  },
});

export const SettingsOpenSetup = meta.story({
  parameters: { asserts: ['connections.card-connected'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cardOf(canvas, 'Gmail').getByRole('button', { name: 'Settings for Gmail' }));
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await expect(dialog.getAllByText('Leave blank to keep the stored one.')).toHaveLength(2);
  },
});

export const ConnectOpensSetup = meta.story({
  args: { connections: only(pendingConnection()) },
  parameters: { asserts: ['connections.card-pending'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Stripe' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Stripe' })).toBeVisible();
  },
});

export const Tests = meta.story({
  parameters: { asserts: ['connections.card-connected'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await expect(args.onTest).toHaveBeenCalledWith('openai');
  },
});

/** Keys that could not be checked need not be entered again. */
export const TestsWhatWasNotChecked = meta.story({
  args: { connections: only(pendingConnection({ stored: ['secretKey', 'publishableKey'], lastTest: notReached })) },
  parameters: { asserts: ['connections.card-not-checked'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Stripe' }));
    await expect(args.onTest).toHaveBeenCalledWith('stripe');
  },
});

export const TestingDoesNothing = meta.story({
  args: { onTest: fn(neverSettles) },
  parameters: { asserts: ['connections.testing'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Test Anthropic' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
});

/** A test result is announced even if it is the same again; the age of the last sync is not. */
export const TestAnnounced = meta.story({
  args: { connections: only(serviceConnection('openai', { lastSync: '2026-11-20T08:30:00Z' })) },
  render: function Tested(args) {
    const [at, setAt] = useState('');
    const lastTest = at ? { ...tested('wrong-credentials', 'OpenAI refused the key.'), testedAt: at } : undefined;
    return (
      <ConnectionsScreen
        {...args}
        connections={only(serviceConnection('openai', { lastSync: '2026-11-20T08:30:00Z', lastTest }))}
        onTest={() => setAt(at === '2026-11-20T08:31:00Z' ? '2026-11-20T08:32:00Z' : '2026-11-20T08:31:00Z')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (let times = 0; times < 2; times += 1) {
      await waitFor(() => expect(announced()).toBe(''));
      await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
      await says(/OpenAI refused the key\.$/);
    }
  },
});
