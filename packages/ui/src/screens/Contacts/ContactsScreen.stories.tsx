import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { contact, contactAnswer, contactsSettingsValue, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { staysLight } from '../../components/Table/testing/staysLight.ts';
import { ContactsScreen, type ContactsScreenProps } from './ContactsScreen.tsx';

const args = agentPageArgs('contacts', contactsStatus(), contactsSettingsValue());

const meta = {
  title: 'screens/Contacts',
  component: ContactsScreen,
  tags: ['screen'],
  render: (page) => <LiveAgentPage screen={ContactsScreen} page={page} />,
  args,
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type Save = ContactsScreenProps['settings']['onSave'];
const part = (canvas: Canvas, name: RegExp | string) => within(canvas.getByRole('region', { name }));
const names = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of contacts' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td')?.textContent);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Active: Story = {
  parameters: { covers: ['contacts.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contacts Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Now' }));
    await expect(args.agent.onRun).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['contacts.idle'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled();
    await expect(canvas.getByRole('switch', { name: 'Agent status' })).not.toBeChecked();
  },
};

/** One sync at a time, whichever button asked for it. */
export const Syncing: Story = {
  args: { agent: { ...args.agent, busy: 'run' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Google Contacts Now' }));
    await expect(args.agent.onRun).not.toHaveBeenCalled();
  },
};

export const Overview: Story = {
  parameters: { covers: ['contacts.overview'] },
  play: async ({ canvas, userEvent }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('Total Contacts').getByText('3,241')).toBeVisible();
    await expect(tile('Synced').getByText('3,018')).toBeVisible();
    await expect(tile('Synced').getByText('93%')).toBeVisible();
    await expect(tile('Synced').getByRole('meter')).toHaveAttribute('aria-valuenow', '93');
    await expect(canvas.getByRole('group', { name: 'Last Sync' })).toHaveTextContent(/14minutes agoToday, 09:27 (CET|GMT\+1)/);
    await expect(part(canvas, /Recent Activity/).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

export const OwnData: Story = {
  args: { status: ready(contactsStatus({ sample: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
};

export const Contacts: Story = {
  parameters: { covers: ['contacts.table'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Email', 'Phone', 'Company', 'Last Sync']);
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(/^Marcus Oyelaranm.oyelaran@heliobio.io–none.*14 min ago$/);
    await expect(part(canvas, 'Synced Contacts').getByText(/^7 of 3,018 contacts · times in (CET|GMT\+1)$/)).toBeVisible();
    const row = canvas.getAllByRole('row')[1];
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /Dana Whitfield/ }));
    await expect(dialog.getByRole('link', { name: 'dana@northwindfreight.com' })).toHaveAttribute('href', 'mailto:dana@northwindfreight.com');
    await expect(dialog.getByText('contact-1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
  },
};

export const FoundAndSorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'name' });
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)[0]).toBe('Ada Brandt');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'northwind');
    await waitFor(() => expect(names(canvas)).toEqual(['Dana Whitfield', 'Jon Reyes']));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Company' })).getByRole('button', { name: 'Helio Bio' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ company: 'Helio Bio' });
    await waitFor(() => expect(names(canvas)).toEqual(['Ada Brandt', 'Marcus Oyelaran']));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }));
    await expect(mocked(args.onExport).mock.calls.at(-1)?.[0].text.split('\r\n')[0]).toBe('\uFEFFName,Email,Phone,Company,Last Sync,Contact id');
  },
};

export const Settings: Story = {
  parameters: { covers: ['contacts.settings'] },
  play: async ({ canvas, userEvent }) => {
    const account = part(canvas, /Google Account/);
    await expect(account.getByText('demo@switchboard.test')).toBeVisible();
    await expect(account.getByText('Connected')).toBeVisible();
    await expect(account.getByText('every hour')).toBeVisible();
    await expect(account.getByText('Today, 09:27')).toBeVisible();
    await userEvent.click(account.getByRole('button', { name: 'Sync Google Contacts Now' }));
    await expect(args.agent.onRun).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Agent status' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto Sync' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ isActive: true, autoSync: false });
    await expect(await account.findByText('only on request')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Auto Sync' })).not.toBeChecked();
  },
};

/** The switch shows at once what was asked for, and goes back when it is refused. */
export const AutoSyncRefused: Story = {
  args: { settings: { ...args.settings, onSave: fn<Save>() } },
  parameters: { covers: ['contacts.settings'] },
  play: async ({ args: page, canvas, userEvent }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Save>>>();
    mocked(page.settings.onSave).mockReturnValue(answer.promise);
    const autoSync = canvas.getByRole('switch', { name: 'Auto Sync' });
    await userEvent.click(autoSync);
    await expect(autoSync).not.toBeChecked();
    await userEvent.click(autoSync);
    await expect(page.settings.onSave).toHaveBeenCalledOnce();
    answer.resolve({ ok: false, message: 'Failed to update configuration' });
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(autoSync).toBeChecked();
  },
};

export const NotConnected: Story = {
  args: { status: ready(contactsStatus({ sample: false, account: { connected: false }, stats: undefined })) },
  play: async ({ canvas }) => {
    const account = part(canvas, /Google Account/);
    await expect(account.getByText('No account')).toBeVisible();
    await expect(account.getByText('Disconnected')).toBeVisible();
    await expect(account.getByText('Never')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Synced' })).toHaveTextContent('–');
  },
};

export const Empty: Story = {
  args: { status: ready(contactsStatus({ sample: false, contacts: [], activity: [], stats: { totalContacts: 0, syncedContacts: 0 } })) },
  parameters: { covers: ['contacts.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Last Sync' })).toHaveTextContent('Never');
    await expect(within(canvas.getByRole('group', { name: 'Synced' })).getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  },
};

export const Loading: Story = {
  args: { status: loading, settings: { ...args.settings, saved: loading }, agent: { ...args.agent, active: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Synced Contacts' })).toBeVisible();
    for (const name of ['Agent status', 'Auto Sync']) await expect(canvas.getByRole('switch', { name })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { status: failed('500: the database is away', fn()), settings: { ...args.settings, saved: failed('500: the settings are away', fn()) } },
  play: async ({ args: page, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: the database is away');
    await expect(canvas.getByText('500: the settings are away')).toBeVisible();
    await userEvent.click(part(canvas, 'Sync Settings').getByRole('button', { name: 'Try again' }));
    await expect(page.settings.saved.status === 'error' && page.settings.saved.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  args: { status: ready(contactsStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await expect(names(canvas)).toHaveLength(7);
  },
};

export const UnknownStatus: Story = {
  args: {
    agent: { ...args.agent, active: false },
    status: ready({
      ...contactsStatus({ sample: false, status: 'toString', stats: { totalContacts: -1, syncedContacts: 1e308, lastSyncTime: odd.invalidDate } }),
      contacts: asRows([contact({ id: '1', name: odd.rightToLeft, email: odd.scriptAddress, phone: odd.markup, company: odd.zalgo, lastSync: odd.farDate }), contact({ id: '2', name: odd.spaces, email: odd.blank })], 3),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 contacts could not be read')).toBeVisible();
    await expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date/)).toBeNull();
    await userEvent.click(canvas.getAllByRole('row')[1] ?? document.body);
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
  },
};

export const Huge: Story = {
  args: { status: ready({ ...contactsStatus({ sample: false }), contacts: asRows(many(10_000, (index) => contact({ id: `c${index}`, name: `Person ${index}` }))) }) },
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of contacts' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table());
    // At once: each key would draw the long list anew.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('person 9999');
    await waitFor(() => expect(names(canvas)).toEqual(['Person 9999']));
  },
};

export const LongText: Story = {
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ready(contactsStatus({ account: { email: `${longWord(90)}@example.com`, connected: true }, contacts: [contactAnswer({ name: longText(200), email: `${longWord(90)}@example.com`, phone: longWord(60), company: longWord(120) })] })),
  },
  play: fits,
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fits };
export const Small: Story = { globals: { viewport: { value: 'small' } }, play: fits };
