import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { cards, inMemory, recordsSectionMeta, titles } from '../../../../test/records/recordsSectionStory.tsx';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ ...recordsSectionMeta, title: 'RecordsSection', tags: ['behaviour'] });

export const SortedAndFiltered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Credibility' }));
    await expect(titles(canvas)).toEqual(['Press', 'Outlook', 'Blog']);
    await expect(canvas.getByRole('button', { name: 'Sort by Credibility' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Credibility' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '' });
    await expect(titles(canvas)).toEqual(['Outlook', 'Press', 'Blog']);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await userEvent.click(canvas.getByRole('button', { name: 'news' }));
    await expect(titles(canvas)).toEqual(['Press', 'Blog']);
    await expect(canvas.getByText(/^2 of 4 sources · times in /)).toBeVisible();
    await expect(canvas.getByText('1 source could not be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['JSON', 'CSV', 'Excel']);
  },
});

/** Another scheme than http is no link. */
export const DetailWithoutLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outlook' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText('javascript:alert(1)')).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});

/** Two collections on one page use separate names in the address. */
export const Prefixed = meta.story({
  args: { prefix: 'second-', query: { search: 'press', 'second-search': 'blog' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(titles(canvas)).toEqual(['Blog']);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'second-search': 'blogx' });
  },
});

/** The first, all of them so many at a time, and the first again as soon as others are asked for. */
export const ShowsAll = meta.story({
  args: {
    records: inMemory(
      ready(asRows(many(10_000, (index) => ({ id: `${index}`, title: `Source ${index}`, type: 'news' })))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('article').length;
    canvas.getByRole('button', { name: 'Show all 10,000' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toBe(100);
    await expect(canvas.getByText(/^100 of 10,000 sources/)).toBeVisible();
    const fewer = canvas.getByRole('button', { name: 'Show fewer', expanded: true });
    await expect(fewer).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(shown()).toBe(200);
    await userEvent.click(fewer);
    await expect(shown()).toBe(10);
    await expect(canvas.getByRole('button', { name: 'Show all 10,000' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10,000' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Credibility' }));
    await expect(shown()).toBe(10);
  },
});

/** A file takes a moment: the button shows that at once, keeps the focus, and does not start a second one. */
export const ExportTakesAMoment = meta.story({
  parameters: { asserts: ['agent-page.export-busy'] },
  play: async ({ canvas, userEvent, args }) => {
    const slow = Promise.withResolvers<void>();
    const onExport = mocked(args.exported!.onExport).mockReturnValueOnce(slow.promise);
    const menu = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Excel' }));
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(onExport).toHaveBeenCalledOnce();
    slow.resolve();
    await waitFor(() => expect(menu).not.toHaveAttribute('aria-busy'));
  },
});

export const RowOpens = meta.story({
  args: { children: undefined, rowActions: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Blog'));
    await expect(canvas.getByRole('dialog', { name: 'Blog' })).toBeVisible();
  },
});

export const FilterCleared = meta.story({
  args: { query: { type: 'paper' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ type: '' });
    await expect(canvas.getByRole('searchbox', { name: 'Search sources' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

/** Clearing the filter keeps the search. */
export const FilterClearedSearchKept = meta.story({
  args: { query: { type: 'paper', search: 'blog' } },
  parameters: { asserts: ['agents.hidden-by-filter'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('searchbox', { name: 'Search sources' })).toHaveValue('blog');
  },
});

export const DisabledToolsDoNothing = meta.story({
  args: { records: inMemory(ready(asRows([]))), query: { type: 'news' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search sources' }), 'press{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by Type/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Credibility' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('button', { name: /^Filter by Type/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
});

const drawn = fn(cards);

/** Opening the filters or a detail does not re-render any row. */
export const RowsRest = meta.story({
  args: { children: (...args) => drawn(...args) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Outlook' });
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await expect(await canvas.findByRole('button', { name: 'All' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Outlook' }));
    await expect(await canvas.findByRole('dialog', { name: 'Outlook' })).toBeVisible();
    await expect(drawn).not.toHaveBeenCalled();
  },
});
