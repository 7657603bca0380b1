import { contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/contactsStory.ts';
import { region } from '../../../test/agentPage/inStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { ready } from '../../format/viewState.ts';
import { ContactsScreen, type ContactsScreenProps } from './ContactsScreen.tsx';

const meta = preview.meta({
  title: 'Contacts/Settings',

  ...agentPageMeta(ContactsScreen, args),
});

type Save = ContactsScreenProps['settings']['onSave'];

export const Settings = meta.story({
  parameters: { covers: ['contacts.settings'] },
  play: async ({ canvas }) => {
    const account = region(canvas, /Google Account/);
    await expect(account.getByText('Connected')).toBeVisible();
    await expect(account.getByText('Today, 09:27')).toBeVisible();
  },
});

export const ActsAtOnce = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['contacts.settings'] },
  play: async ({ canvas, userEvent }) => {
    const account = region(canvas, /Google Account/);
    await userEvent.click(account.getByRole('button', { name: 'Sync Google Contacts Now' }));
    await expect(args.agent.onRun).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Agent status' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto Sync' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ autoSync: false });
    await expect(await account.findByText('only on request')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Auto Sync' })).not.toBeChecked();
  },
});

/** The switch is back in its old state. */
export const AutoSyncRefused = meta.story({
  args: {
    settings: { ...args.settings, onSave: refuse({ kind: 'refused', message: 'Failed to update configuration' }) },
  },
  play: async ({ canvas, userEvent }) => {
    const autoSync = canvas.getByRole('switch', { name: 'Auto Sync' });
    await userEvent.click(autoSync);
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(autoSync).toBeChecked();
  },
});

/** The switch shows the new state at once, and goes back if it is refused. */
export const AutoSyncGoesBack = meta.story({
  tags: ['behaviour'],
  args: { settings: { ...args.settings, onSave: fn<Save>() } },
  parameters: { asserts: ['contacts.settings'] },
  play: async ({ args: page, canvas, userEvent }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Save>>>();
    mocked(page.settings.onSave).mockReturnValue(answer.promise);
    const autoSync = canvas.getByRole('switch', { name: 'Auto Sync' });
    await userEvent.click(autoSync);
    await expect(autoSync).not.toBeChecked();
    await userEvent.click(autoSync);
    await expect(page.settings.onSave).toHaveBeenCalledOnce();
    answer.resolve({ kind: 'refused', message: 'Failed to update configuration' });
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(autoSync).toBeChecked();
  },
});

/** A service is chosen by one press, and left out again by another. */
export const SendsNewContacts = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['contacts.settings'] },
  play: async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('group', { name: 'Send new contacts to' });
    const notion = within(services).getByRole('button', { name: 'Notion' });
    await userEvent.click(notion);
    await expect(args.settings.onSave).toHaveBeenCalledWith({ sendNewTo: ['notion'] });
    await waitFor(() => expect(notion).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(notion);
    await expect(args.settings.onSave).toHaveBeenLastCalledWith({ sendNewTo: [] });
  },
});

export const NotConnected = meta.story({
  args: { status: ready(contactsStatus({ sample: false, account: { connected: false }, stats: {} })) },
  play: async ({ canvas }) => {
    const account = region(canvas, /Google Account/);
    await expect(account.getByText('No account')).toBeVisible();
    await expect(account.getByText('Disconnected')).toBeVisible();
    await expect(account.getByText('Never')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Synced' })).toHaveTextContent('–');
  },
});

/** Google says nothing of whose account it is. */
export const AddressNotKnown = meta.story({
  args: { status: ready(contactsStatus({ sample: false, account: { connected: true } })) },
  play: async ({ canvas }) => {
    const account = region(canvas, /Google Account/);
    await expect(account.getByText('Address not known')).toBeVisible();
    await expect(account.getByText('Connected')).toBeVisible();
  },
});
