import { builtInConnections, connectionList, serviceConnection } from '@switchboard/api-mocks/builders/connections';
import { minutesAgo } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { cardOf, connectionsStory, names, only } from '../../../test/connections/connectionsStory.tsx';
import { done } from '../../../test/format/outcomes.ts';
import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import { viewerDeniedReason } from '../../../test/roles/viewerDeniedReason.ts';
import { neverSettles } from '../../../test/neverSettles.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections', ...connectionsStory });

export const List = meta.story({
  parameters: { covers: ['connections.tiles', 'connections.list', 'connections.poll'] },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('group', { name: 'Connected Services' })).toHaveTextContent(
      /^Connected Services5of 8/,
    );
    await expect(canvas.getByRole('group', { name: 'Total Requests' })).toHaveTextContent(
      /^Total Requests15,022this month$/,
    );
    await expect(canvas.getByRole('group', { name: 'Health Score' })).toHaveTextContent(
      /^Health Score94%excellent in the last 24 hours$/,
    );
    await expect(cardOf(canvas, 'OpenAI').getByRole('meter')).toHaveAttribute('aria-valuenow', '74');
    const marks = canvas
      .getAllByRole('article')
      .map((card: HTMLElement) => card.firstElementChild?.firstElementChild?.innerHTML);
    await expect(new Set(marks).size).toBe(8);
  },
});

export const Loading = meta.story({
  args: { connections: loading },
  parameters: { covers: ['connections.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading connections').nextElementSibling?.children).toHaveLength(8);
  },
});

/** The list could not be read: a banner says why, and that these are samples. */
export const ListFailed = meta.story({
  args: {
    connections: ready(builtInConnections()),
    failure: { kind: 'refused', message: 'HTTP 502: Bad Gateway', onRetry: fn() },
  },
  parameters: { covers: ['connections.sample-fallback'] },
  play: async ({ canvas }) => expect(canvas.getByText(/built-in samples, not yours/)).toBeVisible(),
});

/** The list is empty: the heading carries one mark for all of it. */
export const NothingConnected = meta.story({
  args: { connections: ready(builtInConnections()) },
  parameters: { covers: ['connections.sample-fallback'] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1),
});

/** Not even samples can be shown. */
export const ListFailedWithoutSamples = meta.story({
  args: { connections: failed('HTTP 500: Internal Server Error', fn()) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('HTTP 500: Internal Server Error'),
});

export const Search = meta.story({
  args: { filter: { search: 'GOOGLE', category: 'All' } },
  parameters: { covers: ['connections.search'] },
  play: async ({ canvas }) => expect(names(canvas)).toEqual(['Google Calendar']),
});

export const SearchWithoutMatch = meta.story({
  args: { filter: { search: 'zendesk', category: 'All' } },
  parameters: { covers: ['connections.search-none'] },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing matches “zendesk”')).toBeVisible(),
});

export const Category = meta.story({
  args: { filter: { search: '', category: 'Communication' } },
  parameters: { covers: ['connections.category'] },
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Category' }));
    await expect(filters.getByRole('button', { pressed: true })).toHaveTextContent('Communication');
    await expect(names(canvas)).toEqual(['Twilio', 'Slack']);
  },
});

/** The search matches a connection of another category. */
export const HiddenByCategory = meta.story({
  args: { filter: { search: 'channels', category: 'CRM' } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Clear filter' })).toBeVisible(),
});

export const Testing = meta.story({
  args: { onTest: fn(neverSettles) },
  parameters: { covers: ['connections.testing'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Test Anthropic' }).click();
    await canvas.findByRole('button', { name: 'Test Anthropic', busy: true });
    await expect(canvas.getByRole('button', { name: 'Test OpenAI' })).not.toHaveAttribute('aria-busy');
  },
});

export const Add = meta.story({
  parameters: { covers: ['connections.add'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    await expect((await findDialog(canvas)).queryByRole('button', { name: /^OpenAI/ })).toBeNull();
  },
});

/** GitHub's dialog is closed, and the list was read again. */
export const Saved = meta.story({
  parameters: { covers: ['setup.saved'] },
  render: function Refreshed(args) {
    const [status, setStatus] = useState('disconnected');
    return (
      <ConnectionsScreen
        {...args}
        connections={only(...connectionList().items, serviceConnection('github', { status }))}
        onSetup={async () => {
          setStatus('connected');
          return done;
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect GitHub' }));
    await userEvent.type((await findDialog(canvas)).getByLabelText(/^Token/), 'ghp_1{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Test GitHub' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Two rows made no sense. */
export const LeftOut = meta.story({
  tags: ['odd'],
  args: { connections: ready({ ...connectionList(), leftOut: 2 }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 connections could not be read')).toBeVisible(),
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    connections: only(
      serviceConnection('make', { status: 'toString', usage: { requests: 1e308, limit: 0 }, category: 'Quantum' }),
    ),
  },
});

export const LongText = meta.story({
  tags: ['odd'],
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
  tags: ['odd'],
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

/** Ten thousand connections: sixty are shown at first. */
export const Many = meta.story({
  tags: ['odd'],
  args: {
    connections: only(
      ...Array.from({ length: 10_000 }, (_, index) =>
        serviceConnection('openai', { id: `service-${index}`, name: `Service ${index}` }),
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    // A query by role would be slow with so many cards.
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(60);
    await expect(canvas.getByText('Show more')).toBeVisible();
  },
});

/** On a phone, unconnected services are collapsed by category. */
export const Folded = meta.story({
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
  play: async ({ canvas }) => {
    const folds = canvas
      .getAllByText(/, not connected$/)
      .map((element: HTMLElement) => element.closest('summary')?.textContent);
    await expect(folds).toEqual([
      'Communication, not connected 1',
      'Productivity, not connected 2',
      'Other, not connected 1',
    ]);
    await expect(canvas.getByRole('article', { name: 'Slack' })).toBeVisible();
    await expect(canvas.getByText('Notion', { selector: 'h2' })).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ShownToViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { covers: ['role.viewer'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      cardOf(canvas, 'OpenAI').getByRole('button', { name: 'Disconnect OpenAI', ...viewerDeniedReason }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection', ...viewerDeniedReason }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(cardOf(canvas, 'OpenAI').getByRole('button', { name: 'Test OpenAI', ...viewerDeniedReason }));
    await expect(args.onTest).not.toHaveBeenCalled();
  },
});

/** An address opens the dialog: its fields can be read, and it says why they can't be saved. */
export const SetupShownToViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { covers: ['role.viewer'] },
  args: { setup: 'openai' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await findDialog(canvas, { name: /OpenAI/ });
    await expect(dialog.getByText(viewerDeniedReason.description, { selector: 'div' })).toBeVisible();
    await expect(dialog.getByLabelText(/^API Key/)).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection', ...viewerDeniedReason }));
    await expect(args.onSetup).not.toHaveBeenCalled();
  },
});

/** While nothing is connected the documented figure stands there, marked. */
export const HealthWithoutConnections = meta.story({
  tags: ['odd'],
  args: { connections: only(serviceConnection('openai', { status: 'disconnected', stored: [] })), calls: ready([]) },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Health Score' });
    await expect(tile).toHaveTextContent(/94%excellent$/);
    await expect(within(tile).getByText('Sample')).toBeVisible();
  },
});

/** Nothing was called: no share can be told. */
export const HealthWithoutCalls = meta.story({
  tags: ['odd'],
  args: { calls: ready([]) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Health Score' })).toHaveTextContent(
      /^Health Score–no calls in the last 24 hours$/,
    ),
});

export const HealthPoor = meta.story({
  tags: ['odd'],
  args: { calls: ready([{ at: minutesAgo(60), ok: 2, failed: 6, sandbox: undefined }]) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Health Score' })).toHaveTextContent(
      /^Health Score25%poor in the last 24 hours$/,
    ),
});
