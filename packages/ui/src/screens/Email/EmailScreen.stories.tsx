import { emailSettings } from '@switchboard/api-contract/records/email';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { email, emailAnswer, emailSettingsValue, emailStatus, template, templateAnswer } from '@switchboard/api-mocks/builders/email';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { daysAgo, minutesAgo } from '@switchboard/api-mocks/builders/times';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { fits, readsWell, region } from '../../blocks/AgentPage/testing/inStory.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { EmailScreen, type EmailScreenProps } from './EmailScreen.tsx';

const args = agentPageArgs('email', emailStatus(), emailSettingsValue());

const meta = {
  title: 'screens/Email',
  component: EmailScreen,
  render: (page) => <LiveAgentPage screen={EmailScreen} page={page} />,
  tags: ['screen'],
  args,
} satisfies Meta<typeof EmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const inbox = (canvas: Canvas) => region(canvas, 'Email Inbox');
const mails = (canvas: Canvas) => inbox(canvas).getAllByRole('listitem');
const subjects = (canvas: Canvas) => mails(canvas).map((row: HTMLElement) => within(row).getByRole('button').textContent);
/** The rows follow the address a moment later than the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(subjects(canvas)).toEqual(expected));
const own = (...emails: ReturnType<typeof emailAnswer>[]) => ready(emailStatus({ sample: false, emails, metrics: { processed: emails.length } }));

export const Active: Story = {
  parameters: { covers: ['email.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Email Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }));
    await expect(canvas.getByRole('heading', { name: 'Configuration' })).toHaveFocus();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['email.idle'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
  },
};

export const Overview: Story = {
  parameters: { covers: ['email.overview'] },
  play: async ({ canvas, userEvent }) => {
    const overview = region(canvas, 'Email Performance');
    const tile = (name: string) => within(overview.getByRole('group', { name }));
    await expect(tile('Emails Processed').getByText('5,127')).toBeVisible();
    await expect(tile('Emails Processed').getByText('214 today')).toBeVisible();
    await expect(tile('Auto Replies').getByText('25.5% of all mail')).toBeVisible();
    await expect(tile('Response Rate').getByRole('meter')).toHaveAttribute('aria-valuenow', '88');
    await expect(tile('Avg Response Time').getByText('target 30 min')).toBeVisible();
    await expect(region(canvas, 'Recent Activity').getByText('Replied to Marcus Oyelaran')).toBeVisible();
    // Overview, inbox, templates and analytics are samples; each says so.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

export const OwnData: Story = {
  args: { status: own(emailAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    await expect(canvas.getByText(/^1 of 1 message/)).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Auto Replies' })).queryByText(/of all mail/)).toBeNull();
  },
};

export const Inbox: Story = {
  args: {
    status: own(
      emailAnswer(),
      emailAnswer({ id: '2', subject: 'Thursday at 15:00?', isRead: true, isStarred: false, hasAttachments: false, priority: 'medium', status: 'replied', timestamp: minutesAgo(980) }),
      emailAnswer({ id: '3', subject: 'Your payout', isRead: true, isStarred: false, hasAttachments: false, priority: 'low', timestamp: daysAgo(30) }),
    ),
  },
  parameters: { covers: ['email.inbox'] },
  play: async ({ canvas }) => {
    for (const name of ['Filter', 'Compose']) await expect(inbox(canvas).getByRole('button', { name })).toBeVisible();
    await expect(inbox(canvas).getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
    const [first, second, third] = mails(canvas).map((row: HTMLElement) => within(row));
    for (const text of ['Unread', 'Starred', 'Has attachments', 'High', 'Pending', 'Dana Whitfield', '09:32']) await expect(first?.getByText(text)).toBeInTheDocument();
    for (const text of ['Unread', 'Starred', 'Has attachments']) await expect(second?.queryByText(text)).toBeNull();
    for (const text of ['Medium', 'Replied', 'Yesterday']) await expect(second?.getByText(text)).toBeVisible();
    for (const text of ['Low', 'Pending', '21 Oct']) await expect(third?.getByText(text)).toBeVisible();
    // Badges and times stand under each other.
    for (const text of [/High|Medium|Low/, /Pending|Replied/, /09:32|Yesterday|21 Oct/]) {
      const edges = [first, second, third].map((row) => Math.round(row?.getByText(text).closest('li > *')?.getBoundingClientRect().left ?? 0));
      await expect(new Set(edges).size).toBe(1);
    }
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(inbox(canvas).getByRole('button', { name: 'Filter' }));
    const choose = async (filter: string, value: string) => userEvent.click(within(canvas.getByRole('group', { name: filter })).getByRole('button', { name: value }));
    await choose('Read', 'Unread');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ read: 'no' });
    await shows(canvas, ['Contract for Q1 lanes', 'Invoice 2291 is wrong again']);
    await choose('Star', 'Starred');
    await shows(canvas, ['Contract for Q1 lanes']);
    await choose('Read', 'Read');
    await shows(canvas, ['Re: Pilot results']);
    await choose('Star', 'All');
    await choose('Priority', 'Low');
    await choose('Status', 'Pending');
    await shows(canvas, ['Your payout is on its way']);
    await expect(inbox(canvas).getByRole('button', { name: 'Filter · 3' })).toBeVisible();
  },
};

/** A search with no match is not an empty inbox. */
export const NoMatch: Story = {
  parameters: { covers: ['email.empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(inbox(canvas).getByRole('searchbox'), 'zeppelin');
    await expect(await inbox(canvas).findByText('Nothing matches “zeppelin”')).toBeVisible();
    await expect(inbox(canvas).queryByText('The inbox is empty')).toBeNull();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'zeppelin' });
    // The templates have a search of their own.
    await expect(region(canvas, 'Email Templates').getByText('First answer')).toBeVisible();
    await userEvent.click(inbox(canvas).getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(mails(canvas)).toHaveLength(5));
  },
};

export const Empty: Story = {
  args: { status: ready(emailStatus({ sample: false, emails: [], templates: [], activity: [], metrics: { processed: 0 } })) },
  parameters: { covers: ['email.empty'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'The inbox is empty' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New Template' }));
    await expect(canvas.getByRole('dialog', { name: 'New template' })).toBeVisible();
  },
};

/** Every field of a message. */
export const Detail: Story = {
  args: { status: own(emailAnswer({ preview: 'First line\nsecond line' })) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Contract for Q1 lanes' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: 'Contract for Q1 lanes' }));
    for (const text of ['Dana Whitfield', 'High', 'Pending', 'No', 'email-1']) await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getAllByText('Yes')).toHaveLength(2);
    await expect(dialog.getByText(/First line/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(dialog.getByText(/^20 November 2026, 09:32/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'demo@switchboard.test' })).toHaveAttribute('href', 'mailto:demo@switchboard.test');
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

export const Compose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Compose a message' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'somebody');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Message' }));
    await expect(dialog.getByText('Enter an e-mail address such as name@company.com')).toBeVisible();
    await expect(dialog.getByText('Subject is required')).toBeVisible();
    await expect(dialog.getByText('Message is required')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('@example.com');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Lanes');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}Ada');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'High');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save Message' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('emails', { to: 'somebody@example.com', subject: 'Lanes', content: 'Hello\nAda', priority: 'high' });
  },
};

export const ComposeRefused: Story = {
  args: {
    onAdd: fn(async () => {
      throw Object.assign(new Error('The mailbox is not connected'), { fields: { to: 'This address is blocked' } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'ada@example.com');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Lanes');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Message' }));
    await expect(await dialog.findByText('The mailbox is not connected')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  },
};

export const Templates: Story = {
  parameters: { covers: ['email.templates'] },
  play: async ({ canvas, userEvent }) => {
    const section = region(canvas, 'Email Templates');
    const [first] = section.getAllByRole('listitem').map((card: HTMLElement) => within(card));
    for (const text of ['First answer', 'Thanks for writing, {name}', 'Support', /Used 412 times/, '2 hours ago']) await expect(first?.getByText(text)).toBeVisible();
    await userEvent.type(section.getByRole('searchbox', { name: 'Search templates' }), 'invoice');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'templates-search': 'invoice' });
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(mails(canvas)).toHaveLength(5));
    await userEvent.click(section.getByRole('button', { name: 'Invoice reminder' }));
    const dialog = within(canvas.getByRole('dialog', { name: /^Invoice reminder/ }));
    await expect(dialog.getByText(/invoice \{number\} was due on \{date\}/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
    for (const text of ['Billing', '64', 'template-3']) await expect(dialog.getByText(text)).toBeVisible();
  },
};

export const TemplateUse: Story = {
  args: { status: ready(emailStatus({ sample: false, templates: [templateAnswer({ id: '0', usage: 0, lastUsed: undefined }), templateAnswer({ id: '1', usage: 1 })] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not used yet')).toBeVisible();
    await expect(canvas.getByText(/^Used 1 time · last/)).toBeVisible();
  },
};

export const NewTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Template' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New template' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    for (const label of ['Name', 'Category', 'Subject', 'Content']) await expect(dialog.getByText(`${label} is required`)).toBeVisible();
    await userEvent.keyboard('Welcome');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Category' }), 'Sales');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(dialog.getByRole('textbox', { name: 'Content' }));
    await userEvent.paste('Hello {name}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith('templates', { name: 'Welcome', category: 'Sales', subject: 'Hello', content: 'Hello {name}' });
  },
};

export const Configuration: Story = {
  parameters: { covers: ['email.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const basic = region(canvas, 'Basic Settings');
    await expect(basic.getByRole('switch', { name: 'Mailbox integration' })).toBeChecked();
    await expect(basic.getByRole('switch', { name: 'Auto reply' })).not.toBeChecked();
    await expect(basic.getByRole('textbox', { name: 'Response delay' })).toHaveValue('30');
    await expect(basic.getByRole('textbox', { name: 'Signature' })).toHaveValue('Kind regards,\nDemo User');
    const features = region(canvas, 'AI Features');
    await expect(features.getByRole('switch', { name: 'Smart filters' })).toBeChecked();
    await expect(features.getByRole('switch', { name: 'Sentiment analysis' })).toBeChecked();
    const hours = region(canvas, 'Working Hours');
    await expect(hours.getByRole('combobox', { name: 'Timezone' })).toHaveValue('America/New_York');
    await expect(region(canvas, /Performance Analytics/).getAllByText(/^(96|88)%$/)).toHaveLength(2);

    await userEvent.click(basic.getByRole('switch', { name: 'Auto reply' }));
    await userEvent.click(features.getByRole('switch', { name: 'Sentiment analysis' }));
    await userEvent.selectOptions(hours.getByRole('combobox', { name: 'Timezone' }), 'America/Denver (Mountain)');
    await userEvent.click(hours.getByRole('button', { name: 'Sat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    const saved = emailSettingsValue();
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      ...saved, autoReply: true, sentimentAnalysis: false, workingHours: { ...saved.workingHours, timezone: 'America/Denver', workingDays: [...saved.workingHours.workingDays, 'saturday'] },
    });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
};

/** What an older configuration lacks takes its default. */
export const NoWorkingHours: Story = {
  args: { settings: { ...args.settings, saved: ready(emailSettings.read({ autoReply: true, responseDelay: 45 })) } },
  parameters: { covers: ['email.no-working-hours'] },
  play: async ({ canvas }) => {
    const hours = region(canvas, 'Working Hours');
    await expect(hours.getByLabelText('Start')).toHaveValue('09:00');
    await expect(hours.getByLabelText('End')).toHaveValue('17:00');
    await expect(hours.getByRole('combobox', { name: 'Timezone' })).toHaveDisplayValue('America/New_York (Eastern)');
    await expect(hours.getAllByRole('button', { pressed: true }).map((day) => day.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    await expect(canvas.getByRole('textbox', { name: 'Response delay' })).toHaveValue('45');
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
};

export const NumberEmptied: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Response delay' });
    await userEvent.clear(box);
    await expect(box).toHaveAccessibleDescription('Enter a number from 0 to 1440');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const HoursTurnedRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const hours = region(canvas, 'Working Hours');
    await userEvent.clear(hours.getByLabelText('Start'));
    await userEvent.type(hours.getByLabelText('Start'), '18:00');
    await expect(hours.getByText('The start must be before the end')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const ResetToDefaults: Story = {
  args: { settings: { ...args.settings, saved: ready(emailSettingsValue({ responseDelay: 5 })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('textbox', { name: 'Response delay' })).toHaveValue('30');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const SaveRefused: Story = {
  args: { settings: { ...args.settings, onSave: fn<EmailScreenProps['settings']['onSave']>(async () => ({ ok: false, message: 'Failed to update configuration' })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto reply' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Auto reply' })).toBeChecked();
  },
};

export const UnknownStatus: Story = {
  args: {
    status: ready({
      ...emailStatus({ sample: false, metrics: { processed: -1, autoReplies: 1e308, responseRate: 1e9, averageResponseMinutes: -4 } }),
      emails: asRows(
        [
          email({ id: '1', subject: 'Odd words', status: 'toString', priority: 'constructor' }),
          email({ id: '2', subject: odd.rightToLeft, from: odd.markup, to: odd.scriptAddress, preview: odd.script, timestamp: odd.invalidDate, status: '', priority: '' }),
          { id: '3' },
        ] as ReturnType<typeof email>[],
        1,
      ),
      templates: asRows([template({ id: '1', name: odd.spaces, category: odd.blank, usage: -1, lastUsed: odd.farDate }), { id: '2' }] as ReturnType<typeof template>[], 3),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('constructor')).toBeVisible();
    await expect(canvas.getByText('1 message could not be read')).toBeVisible();
    await expect(canvas.getByText('3 templates could not be read')).toBeVisible();
    await readsWell(canvas);
    await userEvent.click(within(mails(canvas)[1] ?? document.body).getByRole('button'));
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
};

export const Loading: Story = {
  args: { status: loading, settings: { ...args.settings, saved: loading }, agent: { ...args.agent, active: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Email Inbox' })).toBeVisible();
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { status: failed('500: the database is away', fn()), settings: { ...args.settings, saved: failed('500: the database is away', fn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const SamplesStandIn: Story = {
  args: { failure: { message: 'HTTP 502: Bad Gateway', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/built-in samples, not yours/)).toBeVisible();
  },
};

export const Stale: Story = {
  args: { status: ready(emailStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await waitFor(() => expect(mails(canvas)).toHaveLength(5));
  },
};

export const Huge: Story = {
  args: { status: ready({ ...emailStatus({ sample: false }), emails: asRows(many(10_000, (index) => email({ id: `email-${index}`, subject: `Message ${index}` }))) }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(mails(canvas)).toHaveLength(24));
    await userEvent.click(inbox(canvas).getByRole('button', { name: 'Show 24 more' }));
    await waitFor(() => expect(mails(canvas)).toHaveLength(48));
    // At once: each key would draw the long list anew.
    await userEvent.click(inbox(canvas).getByRole('searchbox'));
    await userEvent.paste('message 9999');
    await shows(canvas, ['Message 9999']);
  },
};

export const LongText: Story = {
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ready(
      emailStatus({
        sample: false,
        emails: [emailAnswer({ from: longText(200), subject: longWord(200), preview: longText(4_000) }), emailAnswer({ id: 'x', from: odd.zalgo, subject: odd.arabic, preview: odd.hebrew, priority: longWord(60), status: longWord(60) })],
        templates: [templateAnswer({ name: longWord(120), category: longText(90), subject: longText(400), content: longText(8_000) })],
      }),
    ),
    settings: { ...args.settings, saved: ready(emailSettingsValue({ signatureTemplate: longText(2_000) })) },
  },
  play: fits,
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fits };
export const Small: Story = { globals: { viewport: { value: 'small' } }, args: { query: { priority: 'high' } }, play: fits };
