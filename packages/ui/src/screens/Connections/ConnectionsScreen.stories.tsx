import { builtInConnections, connectionList, serviceConnection } from '@switchboard/api-mocks/builders/connections';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import { connectionsStory, only } from '../../../test/connections/connectionsStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections', ...connectionsStory });

const names = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => within(card).getByRole('heading').textContent);

export const List = meta.story({
  parameters: {
    covers: [
      'connections.list',
      'connections.tiles',
      'connections.card-connected',
      'connections.usage-green',
      'connections.usage-yellow',
      'connections.usage-red',
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(names(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('group', { name: 'Connected Services' })).toHaveTextContent(
      /^Connected Services5of 8/,
    );
    await expect(canvas.getByRole('group', { name: 'Total Requests' })).toHaveTextContent(
      /^Total Requests15,022this month$/,
    );
    await expect(canvas.getByRole('group', { name: 'Health Score' })).toHaveTextContent(/94%excellent$/);
    const openai = within(canvas.getByRole('article', { name: 'OpenAI' }));
    for (const text of [
      'AI & ML',
      'Connected',
      'Language models that the agents reason with.',
      '7,420 / 10,000',
      /^Last sync/,
    ])
      await expect(openai.getByText(text)).toBeVisible();
    await expect(openai.getByRole('meter')).toHaveAttribute('aria-valuenow', '74');
    const marks = canvas
      .getAllByRole('article')
      .map((card: HTMLElement) => card.firstElementChild?.firstElementChild?.innerHTML);
    await expect(new Set(marks).size).toBe(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await expect(args.onTest).toHaveBeenCalledWith('openai');
  },
});

export const Loading = meta.story({
  args: { connections: loading },
  parameters: { covers: ['connections.loading'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading connections')).toHaveAttribute('role', 'status');
    await expect(
      canvasElement.querySelector('[aria-busy] > [role="status"]')?.nextElementSibling?.children,
    ).toHaveLength(8);
  },
});

export const SamplesWhileListFails = meta.story({
  args: {
    connections: ready(builtInConnections()),
    failure: { kind: 'refused', message: 'HTTP 502: Bad Gateway', onRetry: fn() },
  },
  parameters: { covers: ['connections.sample-fallback'] },
  play: async ({ canvas, args }) => {
    await expect(names(canvas)).toEqual([
      'OpenAI',
      'Anthropic',
      'Gmail',
      'Google Calendar',
      'Stripe',
      'Apollo',
      'Twilio',
      'Slack',
    ]);
    await expect(canvas.getByText(/built-in samples, not yours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(args.onTest).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
});

export const SamplesWhileThereIsNone = meta.story({
  args: { connections: ready(builtInConnections()) },
  parameters: { covers: ['connections.sample-fallback'] },
  play: async ({ canvas }) => {
    // Each card, the heading and all three tiles.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(8 + 1 + 3);
    // A sample is not connected: its service can still be added.
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    await expect(await canvas.findByRole('button', { name: /^OpenAI/ })).toBeVisible();
  },
});

export const Failed = meta.story({ args: { connections: failed('HTTP 500: Internal Server Error', fn()) } });

export const Search = meta.story({
  parameters: { covers: ['connections.search'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'GOOGLE');
    await expect(names(canvas)).toEqual(['Google Calendar']);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'GOOGLE', category: 'All' });
  },
});

export const SearchWithoutMatch = meta.story({
  args: { filter: { search: 'zendesk', category: 'All' } },
  parameters: { covers: ['connections.search-none'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing matches “.?zendesk.?”$/)).toBeVisible();
    await expect(canvas.getByText('0 connections found')).toHaveAttribute('role', 'status');
    const clear = canvas.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear) await userEvent.click(clear);
    await expect(names(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Category = meta.story({
  parameters: { covers: ['connections.category'] },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Category' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All',
      'AI & ML',
      'Google Workspace',
      'Payment & Business',
      'Communication',
      'Productivity',
      'CRM',
      'Search & Data',
      'Payments',
      'Automation',
    ]);
    await userEvent.click(group.getByRole('button', { name: 'Communication' }));
    await expect(names(canvas)).toEqual(['Twilio', 'Slack']);
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Communication');
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'channels');
    await expect(names(canvas)).toEqual(['Slack']);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'channels', category: 'Communication' });
    await userEvent.click(group.getByRole('button', { name: 'CRM' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'channels', category: 'CRM' });
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(
      canvas.getByRole('heading', { name: '1 connection matches “channels” but is hidden by the filter CRM' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(names(canvas)).toEqual(['Slack']);
  },
});

export const Testing = meta.story({
  args: { testing: ['anthropic'] },
  parameters: { covers: ['connections.testing'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Test Anthropic' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('button', { name: 'Test OpenAI' })).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await expect(args.onTest).not.toHaveBeenCalled();
  },
});

export const Add = meta.story({
  parameters: { covers: ['connections.add'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    const dialog = await findDialog(canvas);
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
});

export const LeftOutRows = meta.story({ args: { connections: ready({ ...connectionList(), leftOut: 2 }) } });

/** A test result is announced even if it is the same again; the age of the last sync is not. */
export const TestAnnounced = meta.story({
  args: { connections: only(serviceConnection('openai', { lastSync: '2026-11-20T08:30:00Z' })) },
  render: function Tested(args) {
    const [at, setAt] = useState('');
    const lastTest = at
      ? { outcome: 'wrong-credentials', message: 'OpenAI refused the key.', testedAt: at }
      : undefined;
    return (
      <ConnectionsScreen
        {...args}
        connections={only(serviceConnection('openai', { lastSync: '2026-11-20T08:30:00Z', lastTest }))}
        onTest={() => setAt(at === '2026-11-20T08:31:00Z' ? '2026-11-20T08:32:00Z' : '2026-11-20T08:31:00Z')}
      />
    );
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
});

export const UnknownStatus = meta.story({
  args: {
    connections: only(
      serviceConnection('make', { status: 'toString', usage: { requests: 1e308, limit: 0 }, category: 'Quantum' }),
    ),
  },
});

export const LongText = meta.story({
  args: {
    connections: only(
      serviceConnection('openai', {
        name: 'Donaudampfschifffahrtsgesellschaft '.repeat(4),
        description: 'An uninterrupted'.repeat(20),
        usage: { requests: 123_456_789_012, limit: 999_999_999_999 },
      }),
    ),
  },
});

/** 100 kB of unbreakable text makes nothing wider than a phone and does not freeze the page. */
export const Unbroken = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    connections: only(
      serviceConnection('openai', {
        category: 'W'.repeat(5_000),
        description: 'W'.repeat(100_000),
        lastTest: {
          outcome: 'W'.repeat(5_000),
          message: 'W'.repeat(5_000),
          nextStep: undefined,
          latencyMs: undefined,
          testedAt: undefined,
        },
      }),
      serviceConnection('tavily', { status: 'W'.repeat(5_000), name: 'W'.repeat(5_000) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(
      canvas.getAllByText(/^W+…$/, { selector: 'p' }).every((text) => (text.textContent ?? '').length <= 400),
    ).toBe(true);
  },
});

export const Many = meta.story({
  args: {
    connections: only(
      ...Array.from({ length: 10_000 }, (_, index) =>
        serviceConnection('openai', { id: `service-${index}`, name: `Service ${index}` }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(names(canvas)).toHaveLength(120);
    // A search also finds cards not shown yet.
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search connections' }));
    await userEvent.paste('Service 9999');
    await waitFor(() => expect(names(canvas)).toEqual(['Service 9999']));
  },
});

/**
 * On a phone unconnected services are collapsed by category. A search opens its matches, and the keyboard opens any
 * category.
 */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    connections: only(
      ...connectionList().items,
      serviceConnection('notion', { status: 'disconnected' }),
      serviceConnection('github', { status: 'disconnected' }),
      serviceConnection('make', { status: 'odd', category: 'Quantum' }),
    ),
  },
  parameters: { covers: ['connections.folded'] },
  play: async ({ canvas, args }) => {
    const folds = () =>
      canvas.getAllByText(/, not connected$/).map((element: HTMLElement) => element.closest('summary')?.textContent);
    await expect(folds()).toEqual([
      'Communication, not connected1',
      'Productivity, not connected2',
      'Other, not connected1',
    ]);
    await expect(canvas.getByRole('article', { name: 'Slack' })).toBeVisible();
    const notion = () => canvas.getByText('Notion', { selector: 'h2' });
    await expect(notion()).not.toBeVisible();
    const fold = canvas.getByText('Productivity, not connected').closest('summary');
    fold?.focus();
    await userEvent.click(fold as HTMLElement);
    await expect(notion()).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('article', { name: 'Notion' })).getByRole('button', { name: 'Connect Notion' }),
    );
    await userEvent.click((await findDialog(canvas)).getByRole('button', { name: 'Cancel' }));
    await expect(notion()).toBeVisible();
    await userEvent.click(fold as HTMLElement);
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'twilio');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'twilio', category: 'All' });
    await expect(canvas.getByRole('article', { name: 'Twilio' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const Small = meta.story({ globals: { viewport: { value: 'small' } } });
