import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { researchTask } from '@switchboard/api-mocks/builders/research';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits } from '../../../test/agentPage/inStory.ts';
import { failed, ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, titles } from '../../../test/agentPage/researchStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research/Tasks',

  ...agentPageMeta(ResearchScreen, { ...args, query: { tab: 'tasks' } }),
});

export const Tasks = meta.story({
  parameters: {
    covers: [
      'research.tasks',
      'research.task-completed',
      'research.task-in-progress',
      'research.task-failed',
      'research.task-other',
      'research.priority-high',
      'research.priority-medium',
      'research.priority-low',
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('article').map((card) => within(card));
    for (const text of [
      'High',
      'Completed',
      'Size of the market, the five largest providers and what changed since 2024.',
      'EU cold chain logistics market size 2026 providers',
      '34 sources',
      'Market',
      '2 hours ago',
    ])
      await expect(first?.getByText(text)).toBeVisible();
    await expect(first?.getAllByRole('listitem')).toHaveLength(2);
    await expect(second?.getByText('In progress')).toBeVisible();
    await expect(second?.getByText('Medium')).toBeVisible();
    await expect(third?.getByText('Failed')).toBeVisible();
    await expect(third?.getByText('Low')).toBeVisible();
    await expect(third?.getByText('A source did not answer.')).toBeVisible();
    await expect(fourth?.getByText('scheduled')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
  },
});

export const NewResearchFocusesTheQuestion = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.tasks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Research' }));
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveFocus();
  },
});

export const TasksFiltered = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.tasks', 'agents.hidden-by-filter'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'In progress' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'in_progress' });
    await expect(titles(canvas)).toEqual(['Competitor pricing, Q4']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search research tasks' }), 'cold');
    await expect(await canvas.findByText(/matches “cold” but is hidden by the filter In progress$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(titles(canvas)).toHaveLength(1));
  },
});

export const Detail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details of Cold-chain logistics in the EU' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Cold-chain logistics in the EU/ }));
    await expect(dialog.getByText('Two thirds of the shippers asked want hourly temperature data.')).toBeVisible();
    await expect(dialog.getByText('research-1')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /European Cold Chain Outlook 2026/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(dialog.getByText(/credibility 71%/)).toBeInTheDocument();
  },
});

export const TaskDetailReturnsTheFocus = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.tasks'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View Details of Cold-chain logistics in the EU' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

/** The detail of a task works even if its sources fail. */
export const DetailWithoutSources = meta.story({
  args: { research: researchControl({ sources: failed('500: the sources are away', fn()) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details of Press on the new data act' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText('A source did not answer.')).toBeVisible();
    await expect(dialog.getByText('500: the sources are away')).toBeVisible();
  },
});

export const TaskDetailReadsSourcesAgain = DetailWithoutSources.extend({
  tags: ['behaviour'],
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details of Press on the new data act' }));
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    await expect(control.sources.status === 'error' && control.sources.onRetry).toHaveBeenCalledOnce();
  },
});

export const TaskExported = meta.story({
  tags: ['behaviour'],
  args: {
    research: researchControl({
      tasks: ready(asRows([{ ...researchTask(), title: 'Cold-chain logistics in the EU', sample: false }])),
    }),
  },
  parameters: { asserts: ['research.tasks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Cold-chain logistics in the EU' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({
      collection: 'tasks',
      format: 'csv',
      ids: [expect.any(String)],
      name: 'research-Cold-chain logistics in the EU',
    });
  },
});

/** A real task has no priority, since nobody set one, and says what to connect. */
export const OwnTask = meta.story({
  args: {
    research: researchControl({
      tasks: ready(
        asRows([
          {
            ...researchTask({
              status: 'failed',
              insights: [],
              error: 'Connect Tavily, Serper or Perplexity, and OpenAI or Anthropic',
            }),
            priority: undefined,
          },
        ]),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('Connect Tavily, Serper or Perplexity, and OpenAI or Anthropic.')).toBeVisible();
    await expect(card.queryByText('–')).toBeNull();
  },
});

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    research: researchControl({
      tasks: ready(
        asRows(manyLike(10_000, researchTask(), (index) => ({ id: `t${index}`, title: `Research ${index}` }))),
      ),
    }),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(5),
});

export const HugeShowsMore = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10,000' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(100);
    // Set in one step: each key would render the long list again.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('research 9999');
    await waitFor(() => expect(titles(canvas)).toEqual(['Research 9999']));
  },
});

/** A reason without a space stays inside its card. */
export const EndlessReason = meta.story({
  tags: ['odd'],
  args: {
    research: researchControl({
      tasks: ready(asRows([researchTask({ status: 'failed', insights: [], error: 'W'.repeat(100_000) })])),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^W+…$/)).toBeVisible();
    await fits();
  },
});
