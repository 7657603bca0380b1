import { asRows } from '@switchboard/api-mocks/builders/build';
import { contact, contactAnswer, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, names } from '../../../test/agentPage/contactsStory.ts';
import { fits, readsWell, region, sampled, toolsRest } from '../../../test/agentPage/inStory.ts';
import { withToast } from '../../../test/withToast.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { ContactsScreen } from './ContactsScreen.tsx';

const meta = preview.meta({ title: 'Contacts', ...agentPageMeta(ContactsScreen, args) });

export const Active = meta.story({
  parameters: { covers: ['contacts.active'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contacts Agent' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
  },
});

export const SyncsAndStops = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['contacts.active'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Now' }));
    await expect(args.agent.onRun).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
  },
});

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['contacts.idle'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Agent status' })).not.toBeChecked();
  },
});

/** Nothing tells the agent's status. */
export const WithoutStatus = meta.story({
  args: {
    agent: { ...args.agent, statusIsSample: true },
    failure: { kind: 'unreachable', message: 'The server can’t be reached.', onRetry: fn() },
  },
  parameters: { covers: ['agent-page.without-status'] },
});

export const Syncing = meta.story({ args: { agent: { ...args.agent, busy: 'run' } } });

/** One sync at a time, whichever button started it. */
export const SyncsOnce = Syncing.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Queuing…' })) await userEvent.click(button);
    await expect(args.agent.onRun).not.toHaveBeenCalled();
  },
});

export const ExportFailed = meta.story({
  decorators: [
    withToast({
      tone: 'critical',
      title: 'Nothing was exported',
      description: 'The database is not responding. Try again in a moment.',
    }),
  ],
  parameters: { covers: ['agent-page.export-failed'] },
});

export const Overview = meta.story({
  parameters: { covers: ['contacts.overview'] },
  play: async ({ canvas }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('Synced').getByText('93%')).toBeVisible();
    await expect(tile('Synced').getByRole('meter')).toHaveAttribute('aria-valuenow', '93');
    await expect(canvas.getByRole('group', { name: 'Last Sync' })).toHaveTextContent(
      /14minutes agoToday, 09:27 (CET|GMT\+1)/,
    );
    await expect(region(canvas, /Recent Activity/).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(4);
  },
});

/** Real contacts remove the Sample mark from the contacts, a real account from the account; neither affects the other. */
export const SamplesPerSection = meta.story({
  args: { status: ready(contactsStatus({ own: ['contacts'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Overview', 'Google Account', 'Recent Activity']),
});
export const OtherSamplesPerSection = meta.story({
  args: { status: ready(contactsStatus({ own: ['activity', 'figures', 'account'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Synced Contacts']),
});

export const OwnData = meta.story({
  args: { status: ready(contactsStatus({ sample: false })) },
  parameters: { asserts: ['agent-page.samples'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: {
    status: ready(
      contactsStatus({ sample: false, contacts: [], activity: [], stats: { totalContacts: 0, syncedContacts: 0 } }),
    ),
  },
  parameters: { covers: ['contacts.empty', 'run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await toolsRest(canvas, 'Filter', 'Export');
    await expect(canvas.getByRole('group', { name: 'Last Sync' })).toHaveTextContent('Never');
    await expect(within(canvas.getByRole('group', { name: 'Synced' })).getByRole('meter')).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  },
});

export const Loading = meta.story({
  args: {
    status: loading,
    settings: { ...args.settings, saved: loading },
    agent: { ...args.agent, status: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Synced Contacts' })).toBeVisible();
    for (const name of ['Agent status', 'Auto Sync']) await expect(canvas.getByRole('switch', { name })).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: {
    status: failed('500: the database is away', fn()),
    settings: { ...args.settings, saved: failed('500: the settings are away', fn()) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: the database is away');
    await expect(canvas.getByText('500: the settings are away')).toBeVisible();
  },
});

export const FailedTriesAgain = Failed.extend({
  tags: ['behaviour'],
  play: async ({ args: page, canvas, userEvent }) => {
    await userEvent.click(region(canvas, 'Sync Settings').getByRole('button', { name: 'Try again' }));
    await expect(page.settings.saved.status === 'error' && page.settings.saved.onRetry).toHaveBeenCalledOnce();
  },
});

/** The last answer had no content: the last good figures stay. */
export const Stale = meta.story({
  args: { status: ready(contactsStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  parameters: { covers: ['agent-page.emptied'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await expect(names(canvas)).toHaveLength(7);
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, status: 'idle' },
    status: ready({
      ...contactsStatus({
        sample: false,
        status: 'toString',
        stats: { totalContacts: -1, syncedContacts: 1e308, lastSyncTime: odd.invalidDate },
      }),
      contacts: asRows(
        [
          contact({
            id: '1',
            name: odd.rightToLeft,
            email: odd.scriptAddress,
            phone: odd.markup,
            company: odd.zalgo,
            lastSync: odd.farDate,
          }),
          contact({ id: '2', name: odd.spaces, email: odd.blank }),
        ],
        3,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 contacts could not be read')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Total Contacts' })).toHaveTextContent(/^Total Contacts–$/);
    await expect(canvas.getByRole('group', { name: 'Synced' })).toHaveTextContent(/^Synced–$/);
    await readsWell(canvas);
  },
});

/** The address is no link. */
export const OddContact = UnknownStatus.extend({
  tags: ['odd'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('row')[1] ?? document.body);
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ready(
      contactsStatus({
        account: { email: `${longWord(90)}@example.com`, connected: true },
        contacts: [
          contactAnswer({
            name: longText(200),
            email: `${longWord(90)}@example.com`,
            phone: longWord(60),
            company: longWord(120),
          }),
        ],
      }),
    ),
  },
  play: fits,
});

export const Small = LongText.extend({ tags: ['!odd', 'unpictured'], globals: { viewport: { value: 'small' } } });
