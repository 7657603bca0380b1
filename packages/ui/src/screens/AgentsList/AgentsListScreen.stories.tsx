import { agentModel, agentTable } from '@switchboard/api-contract/agentTable';
import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { manyLike } from '@switchboard/api-mocks/builders/many';
import { oddTexts } from '@switchboard/api-mocks/builders/odd';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../format/viewState.ts';

import { agents, agentsListStory, cardOf } from '../../../test/agentsList/agentsListStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'AI Agents', ...agentsListStory });

const columns = () => {
  const list = screen.getByRole('heading', { name: 'Research Agent', level: 2 }).closest('ul');
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0;
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const List = meta.story({
  parameters: { covers: ['agents.list', 'agents.seven', 'agents.live', 'agents.not-live', 'agents.details-link'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 7 agents active')).toBeVisible();
    await expect(names()).toEqual(agentTable.map(({ name }) => name));
    await expect(columns()).toBe(3);
    await expect(canvas.getAllByText(agentModel)).toHaveLength(7);
    const research = cardOf('Research Agent');
    await expect(research.getByText('Live')).toBeVisible();
    await expect(research.getByText(/^Active/, { selector: 'p > span' })).toHaveTextContent('Active 2 minutes ago');
    for (const { id, name } of agentTable)
      await expect(canvas.getByRole('link', { name: `Details of ${name}` })).toHaveAttribute('href', `/agent/${id}`);
    await expect(canvas.getAllByText('Live')).toHaveLength(5);
    await expect(cardOf('Google Maps Scraper').queryByText('Live')).toBeNull();
    await expect(cardOf('Email Agent').queryByText('Live')).toBeNull();
  },
});

const agentHref = fn(agentsListStory.args.agentHref);

/** Opening the dialog renders the dialog and no card. */
export const OpensAlone = meta.story({
  args: { agentHref },
  play: async ({ canvas }) => {
    await expect(agentHref).toHaveBeenCalled();
    agentHref.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    await expect(canvas.getByRole('dialog', { name: 'New agent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(agentHref).not.toHaveBeenCalled();
  },
});

/** If all agents are built-in samples, the title says so; if one has really run, each of the others does. */
export const Sample = meta.story({
  parameters: { covers: ['agents.sample'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Sample' }).closest('header')).toHaveTextContent('AI Agents');
  },
});

export const PartlySample = meta.story({
  args: {
    agents: ready(asRows(agents.items.map((agent, index) => (index === 0 ? { ...agent, sample: undefined } : agent)))),
  },
  parameters: { covers: ['agents.sample'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(6);
    await expect(cardOf('Research Agent').queryByText('Sample')).toBeNull();
    await expect(cardOf('Email Agent').getByText('Sample')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { agents: ready(asRows([])) },
  parameters: { covers: ['agents.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 0 agents active')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No AI Agents Yet' })).toBeVisible();
    await expect(canvas.getByText('Create your first AI agent to get started with automation.')).toBeVisible();
    const create = canvas.getByRole('button', { name: 'Create Your First Agent' });
    await userEvent.click(create);
    await expect(screen.getByRole('dialog', { name: 'New agent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(create).toHaveFocus();
  },
});

export const RecordNew = meta.story({
  parameters: { covers: ['agents.record-new'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New agent' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), '  Support triage ');
    await userEvent.type(dialog.getByLabelText('Description'), 'Sorts tickets.{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Agent' }));
    await expect(args.onCreateAgent).toHaveBeenCalledOnce();
    await expect(args.onCreateAgent).toHaveBeenCalledWith({
      name: 'Support triage',
      type: 'custom',
      description: 'Sorts tickets.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Search = meta.story({
  parameters: { covers: ['agents.hidden-by-filter'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search agents...' }), 'MAIL');
    await expect(names()).toEqual(['Email Agent']);
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'MAIL', status: 'all' });
    await expect(canvas.getByText('1 agent found')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Active/ }));
    await expect(
      canvas.getByRole('heading', { name: '1 agent matches “MAIL” but is hidden by the filter Active' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(names()).toEqual(['Email Agent']);
    await expect(canvas.getByRole('searchbox', { name: 'Search agents...' })).toHaveFocus();
    // The counts of the page do not depend on the search.
    await expect(canvas.getByText('5 of 7 agents active')).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { filter: { search: '', status: 'paused' } },
  play: async () => expect(names()).toEqual(['Email Agent']),
});

export const NoMatch = meta.story({ args: { filter: { search: 'telegram', status: 'all' } } });

export const Loading = meta.story({
  args: { agents: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { agents: failed('500: The server failed', fn()) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: The server failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.agents.status === 'error' && args.agents.onRetry).toHaveBeenCalledOnce();
  },
});

export const Stale = meta.story({
  args: { agents: ready(agents, { since: new Date(FIXED_NOW.getTime() - 86_400_000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/These figures are from/)).toHaveTextContent('from yesterday at 09:41');
    await expect(names()).toHaveLength(7);
  },
});

export const LeftOut = meta.story({
  args: { agents: ready(asRows(agents.items.slice(0, 2), 1)) },
  play: async ({ canvas }) => expect(canvas.getByText('1 agent could not be read')).toBeVisible(),
});

export const Many = meta.story({
  args: {
    agents: ready(
      asRows(
        manyLike(10_000, agentSummary(), (index) => ({ id: `agent-${index}`, name: `Agent ${index}`, type: 'custom' })),
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    // A query by role would be slow with so many cards.
    const cards = () => canvasElement.querySelectorAll('li h2');
    await expect(cards()).toHaveLength(60);
    await userEvent.click(canvas.getByText('Show more'));
    await expect(cards()).toHaveLength(120);
    // Set in one step: with each key all of them would be searched again.
    await userEvent.click(canvas.getByPlaceholderText('Search agents...'));
    await userEvent.paste('agent 9999');
    await waitFor(() => expect(names()).toEqual(['Agent 9999']));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['agents.list'] },
  play: async () => expect(columns()).toBe(1),
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    covers: ['agents.list'],
    viewport: {
      options: { tablet: { name: 'Tablet, 1024', styles: { width: '1024px', height: '960px' }, type: 'tablet' } },
    },
  },
  play: async () => expect(columns()).toBe(2),
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    agents: ready(
      asRows([
        agentSummary({ name: longWord(400), model: longWord(200), description: longText(2_000) }),
        agentSummary({
          id: 'b',
          name: longText(400),
          description: longWord(400),
          lastActiveAt: '2999-01-01T00:00:00Z',
        }),
      ]),
    ),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});

export const UnknownStatus = meta.story({
  args: {
    agents: ready(
      asRows([
        agentSummary({ id: 'a', name: 'Retired Agent', status: 'retired', lastActiveAt: 'not a date' }),
        agentSummary({ id: 'b', name: 'Nameless status', status: '', lastActiveAt: undefined }),
        agentSummary({ id: 'c', name: 'Prototype', status: 'toString', type: '__proto__' }),
        ...oddTexts
          .slice(0, 8)
          .map((text, index) =>
            agentSummary({ id: `odd-${index}`, name: text, description: text, model: text, status: text }),
          ),
      ]),
    ),
  },
  play: async ({ args }) => {
    const retired = cardOf('Retired Agent');
    await expect(retired.getByText('retired')).toBeVisible();
    await expect(retired.queryByText('Live')).toBeNull();
    await expect(retired.getByText(/^Active/, { selector: 'p > span' })).toHaveTextContent('Active –');
    await expect(cardOf('Nameless status').getByText('No runs yet')).toBeVisible();
    await userEvent.click(retired.getByRole('button', { name: 'Resume Retired Agent' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    await expect(args.onResume).toHaveBeenCalledWith('a');
    await expect(cardOf('Nameless status').getByText('Unknown')).toBeVisible();
    await expect(cardOf('Prototype').getByText('toString')).toBeVisible();
  },
});
