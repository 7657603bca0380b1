import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { expect, fn, within } from 'storybook/test';
import { toolsRest } from '../../../../test/agentPage/inStory.ts';
import { inMemory, recordsSectionMeta, sources, useAddressed } from '../../../../test/records/recordsSectionStory.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { RecordsSection } from './RecordsSection.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  ...recordsSectionMeta,
  title: 'RecordsSection',
  tags: ['autodocs', 'manifest'],
  // Here too: the manifest takes the component that this file renders.
  render: function Addressed(args) {
    return <RecordsSection {...useAddressed(args)} />;
  },
});

export const Playground = meta.story();

export const Cards = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('1 source could not be read')).toBeVisible();
  },
});

export const Table = meta.story({
  args: { children: undefined, rowActions: false },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Title']),
});

/** An address that is one becomes a link. */
export const Detail = meta.story({
  args: { sample: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outlook' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('link', { name: /outlook\.example/ })).toHaveAttribute('target', '_blank');
    await expect(dialog.getByText('Yes')).toBeVisible();
    await expect(dialog.getByText('A report')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sample' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { query: { type: 'news', sort: '-credibility' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'news', pressed: true })).toBeVisible();
    await expect(canvas.getByText(/^2 of 4 sources · times in /)).toBeVisible();
  },
});

/** Only values that rows have are offered; a filter with nothing but All is omitted. */
export const FilterWithoutChoices = meta.story({
  args: { records: inMemory(ready(asRows(sources.map((source) => ({ ...source, type: '' }))))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await expect(canvas.getByRole('button', { name: 'Filter by Type' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('group', { name: 'Type' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'All' })).toBeNull();
  },
});

export const NoMatch = meta.story({
  args: { query: { type: 'paper' } },
  play: async ({ canvas }) => expect(canvas.getByText(/^No source matches the filter paper$/i)).toBeVisible(),
});

export const HiddenByFilter = meta.story({
  args: { query: { type: 'paper', search: 'blog' } },
  parameters: { covers: ['agents.hidden-by-filter'] },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^1 source matches “blog” but is hidden by the filter paper$/i)).toBeVisible(),
});

/** A workbook takes a moment: the button says so. */
export const Exporting = meta.story({
  args: { exported: { ...recordsSectionMeta.args.exported, onExport: fn(() => new Promise<void>(() => {})) } },
  parameters: { covers: ['agent-page.export-busy'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Excel' }));
  },
});

/** With nothing to search, filter, sort or export, the tools keep their places, are disabled, and say why. */
export const Empty = meta.story({
  args: { records: inMemory(ready(asRows([]))), query: { type: 'news' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await toolsRest(canvas, /^Filter by Type/, 'Sort by Credibility', 'Export');
  },
});

/** The run that would fill it comes first, adding by hand second. */
export const EmptyOffersRun = Empty.extend({
  args: { run: { onRun: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Run now' })).toBeVisible(),
});

export const EmptyWhileQueuing = EmptyOffersRun.extend({
  args: { run: { busy: true, onRun: fn() } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Queuing…' })).toHaveAttribute('aria-busy', 'true'),
});

export const LoadingTable = meta.story({ args: { records: inMemory(loading), children: undefined } });
export const LoadingCards = meta.story({ args: { records: inMemory(loading) } });

export const OwnReadFails = meta.story({
  args: { records: inMemory(failed('Failed to load sources', fn())), ownRead: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load sources'),
});

export const OwnReadIsOld = meta.story({
  args: { records: inMemory(ready(asRows(sources), { since: new Date('2026-11-20T08:30:00Z') })), ownRead: true },
  play: async ({ canvas }) => expect(canvas.getByText(/does not answer/)).toBeVisible(),
});

/** What is not known takes no line. */
export const DetailWithGaps = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blog' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['Title']);
  },
});

/** The first of them, and Show all. */
export const ManyCards = meta.story({
  args: {
    records: inMemory(
      ready(asRows(many(10_000, (index) => ({ id: `${index}`, title: `Source ${index}`, type: 'news' })))),
    ),
  },
  parameters: { covers: ['records.folded'] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(10),
});

/** Kerning an endless word would block the page for seconds. */
export const EndlessWord = meta.story({
  tags: ['odd'],
  args: { records: inMemory(ready(asRows([{ id: '1', title: 'Outlook', type: 'report', url: 'W'.repeat(100_000) }]))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outlook' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(getComputedStyle(dialog.getByText(/^W{9}/)).fontKerning).toBe('none');
    await expect(getComputedStyle(dialog.getByText('Outlook', { selector: 'dd *' })).fontKerning).toBe('auto');
  },
});
