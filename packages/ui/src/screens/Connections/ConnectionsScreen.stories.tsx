import { connectionList, disconnectedConnection, failingConnection, pendingConnection, builtInConnections, serviceConnection } from '@switchboard/api-mocks/builders/connections';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import type { Connection } from '@switchboard/api-contract/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { fill } from '../../components/Bar/Bar.css.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { ConnectionsScreen, type ConnectionsScreenProps } from './ConnectionsScreen.tsx';

const only = (...items: Connection[]) => ready({ items, leftOut: 0 });

/** The screen with its filter kept here, as the address keeps it in the app. */
function Filtered(props: ConnectionsScreenProps) {
  const [filter, setFilter] = useState(props.filter);
  return (
    <ConnectionsScreen
      {...props}
      filter={filter}
      onFilterChange={(next) => {
        props.onFilterChange(next);
        setFilter(next);
      }}
    />
  );
}

const meta = {
  title: 'screens/Connections',
  component: ConnectionsScreen,
  render: (args) => <Filtered {...args} />,
  tags: ['screen'],
  args: {
    connections: ready(connectionList()),
    filter: { search: '', category: 'All' },
    testing: [],
    now: FIXED_NOW,
    onFilterChange: fn(),
    onTest: fn(),
    onSetup: fn<ConnectionsScreenProps['onSetup']>(async () => ({ ok: true })),
    onDisconnect: fn<ConnectionsScreenProps['onDisconnect']>(async () => ({ ok: true })),
  },
  decorators: [(Story) => <div style={{ padding: 32 }}>{Story()}</div>],
} satisfies Meta<typeof ConnectionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('article').map((card: HTMLElement) => within(card).getByRole('heading').textContent);

export const List: Story = {
  parameters: { covers: ['connections.list', 'connections.tiles', 'connections.card-connected', 'connections.usage-green', 'connections.usage-yellow', 'connections.usage-red'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(names(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('group', { name: 'Connected Services' })).toHaveTextContent(/^Connected Services5of 8/);
    await expect(canvas.getByRole('group', { name: 'Total Requests' })).toHaveTextContent(/^Total Requests15,022this month$/);
    await expect(canvas.getByRole('group', { name: 'Health Score' })).toHaveTextContent(/94%excellent$/);
    const openai = within(canvas.getByRole('article', { name: 'OpenAI' }));
    for (const text of ['AI & ML', 'Connected', 'Language models that the agents reason with.', '7,420 / 10,000', /^Last sync/]) await expect(openai.getByText(text)).toBeVisible();
    await expect(openai.getByRole('meter')).toHaveAttribute('aria-valuenow', '74');
    const marks = canvas.getAllByRole('article').map((card: HTMLElement) => card.firstElementChild?.firstElementChild?.innerHTML);
    await expect(new Set(marks).size).toBe(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await expect(args.onTest).toHaveBeenCalledWith('openai');
  },
};

/** In the app at 1280 px: the name stands whole beside the widest badge, and all actions of a row at one height, whatever a test has to say. */
export const RowAt1280: Story = {
  args: {
    connections: only(
      serviceConnection('google-calendar', { status: 'disconnected' }),
      failingConnection({ lastTest: { outcome: 'wrong-credentials', message: 'Apollo does not accept the credentials. '.repeat(3), nextStep: 'Copy it again under Settings › Integrations › API. '.repeat(4), testedAt: '2026-11-20T08:30:00Z' } }),
      serviceConnection('slack'),
    ),
  },
  decorators: [(Story) => <div style={{ width: 976 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    // The stand-in of the typeface is wider.
    await document.fonts.ready;
    const name = canvas.getByText('Google Calendar', { selector: 'h2' });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    const bottoms = ['Connect Google Calendar', 'Reconnect Apollo', 'Test Slack'].map((button) => Math.round(canvas.getByRole('button', { name: button }).getBoundingClientRect().bottom));
    await expect(new Set(bottoms).size).toBe(1);
    // Two lines of a test, not ten, are what the others of the row have to wait for.
    await expect(canvas.getByRole('article', { name: 'Apollo' }).offsetHeight).toBeLessThan(340);
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Apollo' }));
    await waitFor(() => expect(within(canvas.getByRole('dialog')).getByText(/Settings › Integrations › API\. Copy it again/)).toBeVisible());
  },
};

/** The last sync is an instant, or words that stand as they are. */
export const LastSync: Story = {
  args: { connections: only(...['2026-11-20T08:27:20Z', '14 minutes ago', 'May 4', ' '].map((lastSync, index) => serviceConnection('openai', { id: `at-${index}`, name: `At ${index}`, lastSync }))) },
  parameters: { covers: ['connections.list'] },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/^Last sync/).map((line: HTMLElement) => line.textContent);
    await expect(lines).toEqual(['Last sync 14 minutes ago', 'Last sync 14 minutes ago', 'Last sync May 4', 'Last sync –']);
  },
};

/** Green up to 60 percent, yellow above, red above 80. */
export const Usage: Story = {
  args: { connections: only(...[60, 61, 80, 81].map((requests) => serviceConnection('openai', { id: `at-${requests}`, name: `At ${requests}`, usage: { requests, limit: 100 } }))) },
  parameters: { covers: ['connections.usage-green', 'connections.usage-yellow', 'connections.usage-red'] },
  play: async ({ canvas }) => {
    const fills = canvas.getAllByRole('meter').map((bar: HTMLElement) => bar.firstElementChild?.className);
    await expect(fills).toEqual([fill.green, fill.yellow, fill.yellow, fill.red]);
  },
};

export const Loading: Story = {
  args: { connections: loading },
  parameters: { covers: ['connections.loading'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading connections')).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelector('[aria-busy] > [role="status"]')?.nextElementSibling?.children).toHaveLength(8);
  },
};

export const SamplesWhileListFails: Story = {
  args: { connections: ready(builtInConnections()), failure: { message: 'HTTP 502: Bad Gateway', onRetry: fn() } },
  parameters: { covers: ['connections.sample-fallback'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(names(canvas)).toEqual(['OpenAI', 'Anthropic', 'Gmail', 'Google Calendar', 'Stripe', 'Apollo', 'Twilio', 'Slack']);
    await expect(canvas.getByText(/built-in samples, not yours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(args.onTest).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};

export const SamplesWhileThereIsNone: Story = {
  args: { connections: ready(builtInConnections()) },
  parameters: { covers: ['connections.sample-fallback'] },
  play: async ({ canvas }) => {
    // Each card, the heading and all three tiles.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(8 + 1 + 3);
    // A sample is not connected: its service can still be added.
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    await expect(await canvas.findByRole('button', { name: /^OpenAI/ })).toBeVisible();
  },
};

export const Failed: Story = { args: { connections: failed('HTTP 500: Internal Server Error', fn()) } };

export const CardError: Story = {
  args: { connections: only(failingConnection({ lastTest: { outcome: 'wrong-credentials', message: 'Apollo refused the key.', nextStep: 'Copy it again under Settings › Integrations › API.', testedAt: '2026-11-20T08:30:00Z' } })) },
  parameters: { covers: ['connections.card-error'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Reconnect Apollo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test Apollo' })).toBeVisible();
    await expect(canvas.getByText('Wrong credentials')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disconnect Apollo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Apollo' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Apollo' })).toBeVisible();
  },
};

/** Test and Disconnect have stories of their own. */
export const CardConnected: Story = {
  parameters: { covers: ['connections.card-connected'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Gmail' }));
    await expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Test Gmail', 'Settings of Gmail', 'Disconnect Gmail']);
    await userEvent.click(card.getByRole('button', { name: 'Settings of Gmail' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Connect Gmail' }));
    await expect(dialog.getAllByText('Leave blank to keep the stored one.')).toHaveLength(2);
  },
};

export const TestOutcomes: Story = {
  args: {
    connections: only(
      serviceConnection('openai', { lastTest: { outcome: 'ok', message: 'OpenAI accepted the key.', latencyMs: 182, testedAt: '2026-11-20T08:30:00Z' } }),
      serviceConnection('sendgrid', { status: 'error', lastTest: { outcome: 'no-permission', message: 'The key may not read its scopes.', nextStep: 'Create one with full access.', testedAt: '2026-11-20T08:30:00Z' } }),
      serviceConnection('notion', { lastTest: { outcome: 'could-not-check', message: 'Notion did not answer within 10 seconds.', nextStep: 'Test again later.', testedAt: '2026-11-20T08:30:00Z' } }),
      serviceConnection('perplexity', { lastTest: { outcome: 'shape-only', message: 'A real call is billed, so only the form of the key was checked.', testedAt: '2026-11-20T08:30:00Z' } }),
    ),
  },
};

/** Saved while the service could not be reached: neither right nor wrong, and it can be tested without entering it again. */
export const CardNotChecked: Story = {
  args: { connections: only(pendingConnection({ stored: ['secretKey', 'publishableKey'], lastTest: { outcome: 'could-not-check', message: 'Stripe could not be reached.', nextStep: 'Check this server’s internet connection, then test again.', testedAt: '2026-11-20T08:30:00Z' } })) },
  parameters: { covers: ['connections.card-not-checked'] },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: 'Stripe' }));
    await expect(card.getByText('Not checked')).toBeVisible();
    await expect(card.queryByText('Error')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Connected Services' })).toHaveTextContent('1 not checked');
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Connect', 'Test']);
    await userEvent.click(card.getByRole('button', { name: 'Test Stripe' }));
    await expect(args.onTest).toHaveBeenCalledWith('stripe');
  },
};

export const CardPending: Story = {
  args: { connections: only(pendingConnection()) },
  parameters: { covers: ['connections.card-pending'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Stripe' }));
    await expect(card.getByText('Pending')).toBeVisible();
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Connect']);
    await userEvent.click(card.getByRole('button', { name: 'Connect Stripe' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Stripe' })).toBeVisible();
  },
};

export const CardDisconnected: Story = {
  args: { connections: only(disconnectedConnection(), serviceConnection('github', { status: 'hibernating' })) },
  parameters: { covers: ['connections.card-disconnected'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Disconnected')).toHaveLength(2);
    for (const name of ['Twilio', 'GitHub']) {
      await expect(within(canvas.getByRole('article', { name })).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([`Connect ${name}`]);
    }
  },
};

export const Search: Story = {
  parameters: { covers: ['connections.search'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'GOOGLE');
    await expect(names(canvas)).toEqual(['Google Calendar']);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'GOOGLE', category: 'All' });
  },
};

export const SearchWithoutMatch: Story = {
  args: { filter: { search: 'zendesk', category: 'All' } },
  parameters: { covers: ['connections.search-none'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Nothing matches “.?zendesk.?”$/)).toBeVisible();
    await expect(canvas.getByText('0 connections found')).toHaveAttribute('role', 'status');
    const clear = canvas.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear) await userEvent.click(clear);
    await expect(names(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Category: Story = {
  parameters: { covers: ['connections.category'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('group', { name: 'Category' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['All', 'AI & ML', 'Google Workspace', 'Payment & Business', 'Communication', 'Productivity', 'CRM', 'Search & Data', 'Payments', 'Automation']);
    await userEvent.click(group.getByRole('button', { name: 'Communication' }));
    await expect(names(canvas)).toEqual(['Twilio', 'Slack']);
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Communication');
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'channels');
    await expect(names(canvas)).toEqual(['Slack']);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'channels', category: 'Communication' });
    await userEvent.click(group.getByRole('button', { name: 'CRM' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'channels', category: 'CRM' });
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('heading', { name: '1 connection matches “channels” but is hidden by the filter CRM' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(names(canvas)).toEqual(['Slack']);
  },
};

export const Testing: Story = {
  args: { testing: ['anthropic'] },
  parameters: { covers: ['connections.testing'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Test Anthropic' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('button', { name: 'Test OpenAI' })).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await expect(args.onTest).not.toHaveBeenCalled();
  },
};

export const Disconnect: Story = {
  parameters: { covers: ['connections.disconnect-ask'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Disconnect Gmail' });
    await userEvent.click(opener);
    const dialog = within(canvas.getByRole('alertdialog'));
    await expect(dialog.getByText(/Are you sure you want to disconnect this service\?/)).toBeVisible();
    await expect(dialog.getByText(/Email Agent would stop working/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDisconnect).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
    await expect(args.onDisconnect).toHaveBeenCalledWith('gmail');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByText('Gmail is disconnected')).toHaveAttribute('role', 'status');
  },
};

export const Disconnecting: Story = {
  args: { onDisconnect: fn<ConnectionsScreenProps['onDisconnect']>(() => new Promise<never>(() => {})) },
  parameters: { covers: ['connections.disconnect-ask'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Slack' }));
    await userEvent.dblClick(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};

export const DisconnectFails: Story = {
  args: { onDisconnect: fn<ConnectionsScreenProps['onDisconnect']>(async () => ({ ok: false, message: 'HTTP 500: Internal Server Error' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Slack' }));
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await expect(within(canvas.getByRole('alertdialog')).getByText(/HTTP 500/)).toBeVisible();
  },
};

export const Add: Story = {
  parameters: { covers: ['connections.add'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: /^OpenAI/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: /^Twilio/ })).toBeVisible();
    const search = dialog.getByPlaceholderText('Search services...');
    await userEvent.type(search, 'zapp');
    await expect(dialog.getByText('0 services found')).toHaveAttribute('role', 'status');
    const clear = dialog.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear) await userEvent.click(clear);
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'zap');
    await userEvent.click(dialog.getByRole('button', { name: /^Zapier/ }));
    await expect(await canvas.findByLabelText(/^Webhook URL/)).toBeVisible();
  },
};

export const LeftOutRows: Story = { args: { connections: ready({ ...connectionList(), leftOut: 2 }) } };

/** What a test found is said aloud, also when it is the same again; how long ago the last sync was is not. */
export const TestSaid: Story = {
  args: { connections: only(serviceConnection('openai', { lastSync: '2026-11-20T08:30:00Z' })) },
  render: function Tested(args) {
    const [at, setAt] = useState('');
    const lastTest = at ? { outcome: 'wrong-credentials', message: 'OpenAI refused the key.', testedAt: at } : undefined;
    return <ConnectionsScreen {...args} connections={only(serviceConnection('openai', { lastSync: '2026-11-20T08:30:00Z', lastTest }))} onTest={() => setAt(at === '2026-11-20T08:31:00Z' ? '2026-11-20T08:32:00Z' : '2026-11-20T08:31:00Z')} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('article [aria-live]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(region).toHaveTextContent(/OpenAI refused the key\.$/);
    const first = region?.firstElementChild;
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(region).toHaveTextContent(/OpenAI refused the key\.$/);
    await expect(region?.firstElementChild).not.toBe(first);
  },
};

export const UnknownStatus: Story = { args: { connections: only(serviceConnection('make', { status: 'toString', usage: { requests: 1e308, limit: 0 }, category: 'Quantum' })) } };

export const LongText: Story = {
  args: { connections: only(serviceConnection('openai', { name: 'Donaudampfschifffahrtsgesellschaft '.repeat(4), description: 'An uninterrupted'.repeat(20), usage: { requests: 123_456_789_012, limit: 999_999_999_999 } })) },
};

/** Text that cannot break, 100 kB of it, makes nothing wider than a phone, nor the page stand still. */
export const Unbroken: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    connections: only(
      serviceConnection('openai', { category: 'W'.repeat(5_000), description: 'W'.repeat(100_000), lastTest: { outcome: 'W'.repeat(5_000), message: 'W'.repeat(5_000), nextStep: undefined, latencyMs: undefined, testedAt: undefined } }),
      serviceConnection('tavily', { status: 'W'.repeat(5_000), name: 'W'.repeat(5_000) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByText(/^W+…$/, { selector: 'p' }).every((text) => (text.textContent ?? '').length <= 400)).toBe(true);
  },
};

export const Many: Story = {
  args: { connections: only(...Array.from({ length: 10_000 }, (_, index) => serviceConnection('openai', { id: `service-${index}`, name: `Service ${index}` }))) },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(names(canvas)).toHaveLength(120);
    // A search reaches those that are not shown, too.
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search connections' }));
    await userEvent.paste('Service 9999');
    await waitFor(() => expect(names(canvas)).toEqual(['Service 9999']));
  },
};

/** On a phone what is not connected is folded up by category; a search opens what it finds, and the keyboard what it likes. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { connections: only(...connectionList().items, serviceConnection('notion', { status: 'disconnected' }), serviceConnection('github', { status: 'disconnected' }), serviceConnection('make', { status: 'odd', category: 'Quantum' })) },
  parameters: { covers: ['connections.folded'] },
  play: async ({ canvas, args }) => {
    const folds = () => canvas.getAllByText(/, not connected$/).map((line: HTMLElement) => line.closest('summary')?.textContent);
    await expect(folds()).toEqual(['Communication, not connected1', 'Productivity, not connected2', 'Other, not connected1']);
    await expect(canvas.getByRole('article', { name: 'Slack' })).toBeVisible();
    const notion = () => canvas.getByText('Notion', { selector: 'h2' });
    await expect(notion()).not.toBeVisible();
    const fold = canvas.getByText('Productivity, not connected').closest('summary');
    fold?.focus();
    await userEvent.click(fold as HTMLElement);
    await expect(notion()).toBeVisible();
    await userEvent.click(within(canvas.getByRole('article', { name: 'Notion' })).getByRole('button', { name: 'Connect Notion' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await expect(notion()).toBeVisible();
    await userEvent.click(fold as HTMLElement);
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'twilio');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'twilio', category: 'All' });
    await expect(canvas.getByRole('article', { name: 'Twilio' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };
