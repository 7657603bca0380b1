import {
  disconnectedConnection,
  failingConnection,
  pendingConnection,
  sandboxConnection,
  serviceConnection,
} from '@switchboard/api-mocks/builders/connections';
import { expect, fn, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import type { ConnectionsScreenProps } from './ConnectionsScreen.tsx';
import { connectionsStory, only } from '../../../test/connections/connectionsStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections/Disconnect', ...connectionsStory });

export const Disconnect = meta.story({
  parameters: { covers: ['connections.disconnect-ask'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Gmail' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await expect(
      dialog.getByText(
        /Contacts Agent and Email Agent would stop working until you connect it again. Lead Generation Agent goes on without it./,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const Disconnecting = meta.story({
  args: { onDisconnect: fn<ConnectionsScreenProps['onDisconnect']>(() => new Promise<never>(() => {})) },
  parameters: { covers: ['connections.disconnect-ask'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Slack' }));
    const confirm = within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
  },
});

/** The dialog stays open and says why. */
export const Failed = meta.story({
  args: {
    onDisconnect: fn<ConnectionsScreenProps['onDisconnect']>(async () => ({
      kind: 'refused',
      message: 'HTTP 500: Internal Server Error',
    })),
  },
  parameters: { covers: ['connections.disconnect-ask'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Slack' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await expect(await dialog.findByText(/HTTP 500/)).toBeVisible();
  },
});

export const CancelsOrDisconnects = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['connections.disconnect-ask'] },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Disconnect Gmail' });
    await userEvent.click(opener);
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await expect(args.onDisconnect).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
    await expect(args.onDisconnect).toHaveBeenCalledWith('gmail');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await says('Gmail is disconnected');
  },
});

export const DisconnectsOnce = Disconnecting.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['connections.disconnect-ask'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Slack' }));
    await userEvent.dblClick(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
});

/** Whatever is stored can be removed, whether it works or not; what stops is named. */
export const Remove = meta.story({
  parameters: { covers: ['connection.remove'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Apollo' }));
    const dialog = within(canvas.getByRole('alertdialog', { name: 'Remove Apollo' }));
    await expect(
      dialog.getByText(/^The stored keys are deleted\. Lead Generation Agent would stop working until you connect it/),
    ).toBeVisible();
  },
});

export const RemovesInEveryState = meta.story({
  tags: ['behaviour'],
  args: {
    connections: only(
      failingConnection(),
      pendingConnection(),
      sandboxConnection('gmail'),
      disconnectedConnection(),
      serviceConnection('slack'),
    ),
  },
  parameters: { asserts: ['connection.remove', 'connections.disconnect-ask'] },
  play: async ({ canvas, args, userEvent }) => {
    const named = canvas.getAllByRole('button', { name: /^(?:Remove|Disconnect) (?!sandbox)/ });
    await expect(named.map((button: HTMLElement) => button.getAttribute('aria-label'))).toEqual([
      'Remove Apollo',
      'Remove Stripe',
      'Disconnect Gmail',
      'Disconnect Slack',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Stripe' }));
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith('stripe');
    await says('Stripe is removed');
  },
});
