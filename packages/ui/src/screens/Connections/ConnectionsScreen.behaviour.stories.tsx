import { builtInConnections, connectionList, serviceConnection } from '@switchboard/api-mocks/builders/connections';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { ready } from '../../format/viewState.ts';
import { cardOf, connectionsStory, names, only } from '../../../test/connections/connectionsStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections', ...connectionsStory, tags: ['behaviour'] });

export const SamplesDoNothing = meta.story({
  args: {
    connections: ready(builtInConnections()),
    failure: { kind: 'refused', message: 'HTTP 502: Bad Gateway', onRetry: fn() },
  },
  parameters: { asserts: ['connections.sample-fallback'] },
  play: async ({ canvas, args, userEvent }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Test OpenAI' }));
    await expect(args.onTest).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
});

/** A sample is not connected: its service can still be added. */
export const SamplesCanBeAdded = meta.story({
  args: { connections: ready(builtInConnections()) },
  parameters: { asserts: ['connections.sample-fallback', 'connections.add'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    await expect(await canvas.findByRole('button', { name: /^OpenAI/ })).toBeVisible();
  },
});

export const Searches = meta.story({
  parameters: { asserts: ['connections.search'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'GOOGLE');
    await expect(names(canvas)).toEqual(['Google Calendar']);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'GOOGLE', category: 'All' });
  },
});

export const SearchIsCleared = meta.story({
  args: { filter: { search: 'zendesk', category: 'All' } },
  parameters: { asserts: ['connections.search-none'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Nothing matches “.?zendesk.?”$/)).toBeVisible();
    const clear = canvas.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear) await userEvent.click(clear);
    await expect(names(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const SearchAndCategoryCombine = meta.story({
  parameters: { asserts: ['connections.category', 'agents.hidden-by-filter'] },
  play: async ({ canvas, args, userEvent }) => {
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

export const AddsAService = meta.story({
  parameters: { asserts: ['connections.add'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Connection' }));
    const dialog = await findDialog(canvas);
    const search = dialog.getByPlaceholderText('Search services...');
    await userEvent.type(search, 'zapp');
    await says('0 services found');
    const clear = dialog.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear) await userEvent.click(clear);
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'zap');
    await userEvent.click(dialog.getByRole('button', { name: /^Zapier/ }));
    await expect(await canvas.findByLabelText(/^Webhook URL/)).toBeVisible();
  },
});

export const ManyShowMore = meta.story({
  args: {
    connections: only(
      ...Array.from({ length: 10_000 }, (_, index) =>
        serviceConnection('openai', { id: `service-${index}`, name: `Service ${index}` }),
      ),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A query by role would be slow with so many cards.
    await userEvent.click(canvas.getByText('Show more'));
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(120);
    // A search also finds cards not shown yet.
    await userEvent.click(canvas.getByPlaceholderText('Search connections...'));
    await userEvent.paste('Service 9999');
    await waitFor(() => expect(names(canvas)).toEqual(['Service 9999']));
  },
});

/** A search opens its matches, and the keyboard opens any category. */
export const FoldsOpen = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    connections: only(
      ...connectionList().items,
      serviceConnection('notion', { status: 'disconnected' }),
      serviceConnection('github', { status: 'disconnected' }),
    ),
  },
  parameters: { asserts: ['connections.folded'] },
  play: async ({ canvas, args, userEvent }) => {
    const notion = () => canvas.getByText('Notion', { selector: 'h2' });
    await expect(notion()).not.toBeVisible();
    const fold = canvas.getByText('Productivity, not connected').closest('summary');
    fold?.focus();
    await userEvent.click(fold as HTMLElement);
    await expect(notion()).toBeVisible();
    await userEvent.click(cardOf(canvas, 'Notion').getByRole('button', { name: 'Connect Notion' }));
    await userEvent.click((await findDialog(canvas)).getByRole('button', { name: 'Cancel' }));
    await expect(notion()).toBeVisible();
    await userEvent.click(fold as HTMLElement);
    await userEvent.type(canvas.getByPlaceholderText('Search connections...'), 'twilio');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: 'twilio', category: 'All' });
    await expect(canvas.getByRole('article', { name: 'Twilio' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
