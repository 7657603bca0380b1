import { asRows } from '@switchboard/api-mocks/builders/build';
import { researchSource } from '@switchboard/api-mocks/builders/research';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, titles } from '../../../test/agentPage/researchStory.ts';
import { ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research/Sources',

  ...agentPageMeta(ResearchScreen, { ...args, query: { tab: 'sources' } }),
});

export const Sources = meta.story({
  parameters: { covers: ['research.sources'] },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article').map((card) => within(card));
    for (const text of [
      'Report',
      'Automated stores plan to double by 2028',
      'Yearly survey of 212 operators in eleven countries, with figures on capacity, energy and staff.',
    ])
      await expect(first?.getByText(text)).toBeVisible();
    await expect(first?.getByRole('meter', { name: 'Credibility' })).toHaveAttribute('aria-valuenow', '94');
    await expect(first?.getByRole('meter', { name: 'Relevance' })).toHaveAttribute('aria-valuenow', '88');
    await expect(first?.getByRole('link', { name: /ecca\.example\/outlook-2026/ })).toHaveAttribute('target', '_blank');
  },
});

export const Detail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why shippers switch' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Why shippers switch/ }));
    await expect(dialog.getByText('Cold-chain logistics in the EU')).toBeVisible();
    await expect(dialog.getByText('source-2')).toBeVisible();
  },
});

/** A source without a credibility comes last. */
export const SourcesFilteredAndSorted = meta.story({
  tags: ['behaviour'],
  args: {
    research: researchControl({
      sources: ready(
        asRows([
          researchSource({ id: '1', title: 'A', type: 'News', credibility: 50 }),
          researchSource({ id: '2', title: 'B', type: 'Report', credibility: 90 }),
          { ...researchSource({ id: '3', title: 'C', type: 'News' }), credibility: undefined },
          researchSource({ id: '4', title: 'D', type: 'News', credibility: 70 }),
        ]),
      ),
    }),
  },
  parameters: { asserts: ['research.sources'] },
  play: async ({ canvas, userEvent }) => {
    const sort = canvas.getByRole('button', { name: 'Sort by Credibility' });
    await userEvent.click(sort);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'sources-sort': '-credibility' });
    await waitFor(() => expect(sort).toHaveAttribute('aria-pressed', 'true'));
    await expect(titles(canvas)).toEqual(['B', 'D', 'A', 'C']);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await userEvent.click(
      within(await canvas.findByRole('group', { name: 'Type' })).getByRole('button', { name: 'News' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'sources-type': 'News' });
    await waitFor(() => expect(titles(canvas)).toEqual(['D', 'A', 'C']));
  },
});
