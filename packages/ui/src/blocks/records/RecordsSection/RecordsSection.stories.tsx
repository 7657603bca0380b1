import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { many } from '@switchboard/api-mocks/builders/many';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { toolsRest } from '../../../../test/agentPage/inStory.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import type { RecordKind } from './recordKind.ts';
import { addRecord } from '../RecordDialog/addRecord.tsx';
import { RecordsSection } from './RecordsSection.tsx';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { agree } from '../../../../test/format/outcomes.ts';
import preview from '../../../../../../.storybook/preview.tsx';

interface Source {
  id: string;
  title: string;
  type: string;
  credibility?: number;
  url?: string;
  seen?: Date;
  kept?: boolean;
}

const kind: RecordKind<Source> = {
  name: 'sources',
  title: 'Sources',
  one: 'source',
  many: 'sources',
  titleOf: ({ title }) => title,
  fields: [
    { label: 'Title', value: ({ title }) => title },
    { label: 'Address', as: 'link', value: ({ url }) => url },
    { label: 'Seen', value: ({ seen }) => seen },
    { label: 'Kept', value: ({ kept }) => kept },
    { label: 'Credibility', value: ({ credibility }) => credibility },
  ],
  more: ({ type }) => <p>A {type}</p>,
  searched: ({ title }) => [title],
  filterLabel: 'Filter by Type',
  filters: [{ key: 'type', label: 'Type', value: ({ type }) => type }],
  sorts: [
    { key: 'credibility', label: 'Sort by Credibility', value: ({ credibility }) => credibility, direction: 'desc' },
  ],
  columns: [{ key: 'title', header: 'Title', cell: ({ title }) => title, sort: ({ title }) => title }],
  times: true,
  empty: { title: 'No sources yet', text: 'Each research adds its own.' },
};

const sources: Source[] = [
  {
    id: '1',
    title: 'Outlook',
    type: 'report',
    credibility: 71,
    url: 'https://outlook.example',
    seen: FIXED_NOW,
    kept: true,
  },
  { id: '2', title: 'Press', type: 'news', credibility: 94, url: 'javascript:alert(1)' },
  { id: '3', title: 'Blog', type: 'news' },
];

/** The section, with the address state kept here. */
function Addressed(props: RecordsSectionProps<Source>) {
  const [query, setQuery] = useState(props.query);
  return (
    <RecordsSection
      {...props}
      query={query}
      onQueryChange={(part) => {
        props.onQueryChange(part);
        setQuery((before) => ({ ...before, ...part }));
      }}
    />
  );
}

const cards: RecordsSectionProps<Source>['children'] = (rows, open) => (
  <Stack>
    {rows.map((row) => (
      <Card key={row.id} as="article" padded aria-label={row.title}>
        <Button onClick={() => open(row)}>{row.title}</Button>
      </Card>
    ))}
  </Stack>
);

const meta = preview.meta({
  component: RecordsSection<Source>,
  tags: ['autodocs'],
  render: (args) => <Addressed {...args} />,
  args: {
    kind,
    view: ready(asRows(sources, 1)),
    query: {},
    onQueryChange: fn(),
    now: FIXED_NOW,
    exported: { slug: 'research' as const, onExport: fn(), first: 'json' as const },
    children: cards,
  },
  decorators: [paddedStory],
});

const titles = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => card.textContent);

export const Cards = meta.story({
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

export const Detail = meta.story({
  args: { sample: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outlook' }));
    let dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('link', { name: /outlook\.example/ })).toHaveAttribute('target', '_blank');
    await expect(dialog.getByText('Yes')).toBeVisible();
    await expect(dialog.getByText('A report')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sample' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText('javascript:alert(1)')).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});

/** Kerning an endless word would block the page for seconds. */
export const EndlessWord = meta.story({
  args: { view: ready(asRows([{ id: '1', title: 'Outlook', type: 'report', url: 'W'.repeat(100_000) }])) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outlook' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(getComputedStyle(dialog.getByText(/^W{9}/)).fontKerning).toBe('none');
    await expect(getComputedStyle(dialog.getByText('Outlook', { selector: 'dd *' })).fontKerning).toBe('auto');
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

export const ManyCards = meta.story({
  args: { view: ready(asRows(many(10_000, (index) => ({ id: `${index}`, title: `Source ${index}`, type: 'news' })))) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await expect(canvas.getByText(/^48 of 10,000 sources/)).toBeVisible();
  },
});

/** A workbook takes a moment: the button shows that at once, keeps the focus, and does not start a second one. */
export const ExportTakesAMoment = meta.story({
  parameters: { covers: ['agent-page.export-busy'] },
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

export const Table = meta.story({
  args: { children: undefined, rowActions: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Title']);
    await userEvent.click(canvas.getByText('Blog'));
    await expect(canvas.getByRole('dialog', { name: 'Blog' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { query: { type: 'paper' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^No source matches the filter paper$/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ type: '' });
    await expect(canvas.getByRole('searchbox', { name: 'Search sources' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

/** If a filter hides all matches of a search, the text says so; clearing the filter keeps the search. */
export const HiddenByFilter = meta.story({
  args: { query: { type: 'paper', search: 'blog' } },
  parameters: { covers: ['agents.hidden-by-filter'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1 source matches “blog” but is hidden by the filter paper$/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('searchbox', { name: 'Search sources' })).toHaveValue('blog');
  },
});

/** Only values that rows have are offered; a filter with nothing but All is omitted. */
export const FilterWithoutChoices = meta.story({
  args: { view: ready(asRows(sources.map((source) => ({ ...source, type: '' })))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await expect(canvas.getByRole('button', { name: 'Filter by Type' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('group', { name: 'Type' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'All' })).toBeNull();
  },
});

/** With nothing to search, filter, sort or export, the tools keep their places, are disabled, and say why. */
export const Empty = meta.story({
  args: { view: ready(asRows([])), query: { type: 'news' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await toolsRest(canvas, /^Filter by Type/, 'Sort by Credibility', 'Export');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search sources' }), 'press{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by Type/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Credibility' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('button', { name: /^Filter by Type/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
});
export const LoadingTable = meta.story({ args: { view: loading, children: undefined } });
export const LoadingCards = meta.story({ args: { view: loading } });

export const OwnReadFails = meta.story({
  args: { view: failed('Failed to load sources', fn()), ownRead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load sources');
  },
});

export const OwnReadIsOld = meta.story({
  args: { view: ready(asRows(sources), { since: new Date('2026-11-20T08:30:00Z') }), ownRead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not answer/)).toBeVisible();
  },
});

const drawn = fn(cards);

/** Opening the filters or a detail does not re-render any row. */
export const RowsRest = meta.story({
  args: { children: (rows, open) => drawn(rows, open) },
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

const read = fn();
const watched: typeof kind = {
  ...kind,
  /** Read on each render of the section. */
  get title() {
    read();
    return kind.title;
  },
};

/** Opening the dialog renders only the dialog, not the section. */
export const AddsAlone = meta.story({
  args: {
    kind: watched,
    add: addRecord(
      {
        title: 'New source',
        description: '',
        action: 'Add Source',
        schema: v.object({ title: v.string() }),
        fields: [{ kind: 'text', name: 'title', label: 'Title' }],
      },
      agree(),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Outlook' });
    read.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Source' }));
    await expect(canvas.getByRole('dialog', { name: 'New source' })).toBeVisible();
    await expect(read).not.toHaveBeenCalled();
  },
});
