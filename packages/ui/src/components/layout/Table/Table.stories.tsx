import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../../test/components/announced.ts';
import { Badge } from '../../display/Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { fadesOf } from '../../../../test/components/fadesOf.ts';
import { useControlledValue } from '../../../../test/components/useControlledValue.ts';
import { staysLight } from '../../../../test/components/staysLight.ts';
import { Table, type Column, type Sort } from './Table.tsx';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

interface Run {
  id: string;
  type: string;
  status: string;
  ms: number | null;
}

const RUNS: Run[] = [
  { id: '1', type: 'lead_search', status: 'Completed', ms: 1842 },
  { id: '2', type: 'enrichment', status: 'Failed', ms: 30_004 },
  { id: '3', type: 'scoring', status: 'Running', ms: null },
  { id: '3', type: 'sheet_export', status: 'Queued', ms: null },
];

const view = fn();
const columns: Column<Run>[] = [
  { key: 'status', header: 'Status', cell: (run) => <Badge>{run.status}</Badge>, width: '160px' },
  { key: 'type', header: 'Type', cell: (run) => <code>{run.type}</code>, sortable: true },
  {
    key: 'ms',
    header: 'Duration',
    cell: (run) => (run.ms === null ? '–' : `${run.ms} ms`),
    align: 'end',
    sortable: true,
  },
  {
    key: 'view',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    tight: true,
    width: '96px',
    cell: (run) => (
      <Button variant="ghost" size="sm" onClick={() => view(run.id)}>
        View
      </Button>
    ),
  },
];
const rowKey = (run: Run) => run.id;

const meta = preview.meta({
  ...unnamed(Table<Run>),
  tags: ['autodocs', 'manifest'],
  args: { label: 'Executions', columns, rows: RUNS, rowKey, foot: <span>4 of 4</span> },
  decorators: [
    (Story) => (
      <Card clipped>
        <Story />
      </Card>
    ),
    paddedStory,
  ],
});

const inOrder =
  ({ key, direction }: Sort) =>
  (one: Run, other: Run) =>
    (direction === 'asc' ? 1 : -1) *
    (key === 'ms' ? (one.ms ?? 0) - (other.ms ?? 0) : one.type.localeCompare(other.type));

export const Playground = meta.story({
  args: { label: 'Latest executions', sort: { key: 'type', direction: 'asc' } },
  render: function Sorted(args) {
    const [sort, onSort] = useControlledValue(args.sort);
    return <Table {...args} sort={sort} onSort={onSort} rows={sort ? args.rows.toSorted(inOrder(sort)) : args.rows} />;
  },
});

export const Plain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Executions' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  },
});

export const Selected = meta.story({ args: { label: 'Executions of this agent', onOpen: fn(), selected: '2' } });

export const Opens = Selected.extend({
  tags: ['behaviour'],
  beforeEach: () => void view.mockClear(),
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /lead_search/ });
    await userEvent.click(within(row).getByText('lead_search'));
    await expect(args.onOpen).toHaveBeenLastCalledWith(RUNS[0]);
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(within(row).getByRole('button', { name: 'View' }));
    await expect(view).toHaveBeenCalledWith('1');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
});

/** If a column contains the opener, Tab moves from View to View; clicking the row still opens it. */
export const OneStopARow = meta.story({
  tags: ['behaviour'],
  args: { onOpen: fn(), columns: columns.map((column) => ({ ...column, opener: column.key === 'view' })) },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'View' });
    first?.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByText('lead_search'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

const onSort = fn();
export const Sorts = meta.story({
  tags: ['behaviour'],
  beforeEach: () => void onSort.mockClear(),
  render: function Sorting(args) {
    const [sort, setSort] = useState<Sort>();
    return (
      <Table
        {...args}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          onSort(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Type' });
    await expect(head()).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await says('Sorted by Type, ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(onSort).toHaveBeenLastCalledWith({ key: 'type', direction: 'desc' });
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute('aria-sort');
  },
});

export const Empty = meta.story({
  args: {
    label: 'Executions today',
    rows: [],
    foot: undefined,
    empty: <EmptyState bare kind="no-match" level={3} title="No executions yet" />,
  },
});

const MANY: Run[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `run-${index}`,
  type: `type_${index}`,
  status: 'Completed',
  ms: index,
}));

export const TenThousandRows = meta.story({
  tags: ['odd'],
  args: { rows: MANY, onOpen: fn(), foot: <span>10,000 executions</span> },
  play: async ({ canvas, canvasElement }) => {
    const table = await waitFor(() => {
      const found = canvas.getByRole('table', { name: 'Executions' });
      void expect(found.querySelector('[aria-rowindex]')).not.toBeNull();
      return found;
    });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await staysLight(table);
    const region = canvas.getByRole('region', { name: 'Executions' });
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByText('type_9999')).toBeVisible());
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(250);
    await expect(canvas.getByRole('columnheader', { name: 'Type' })).toBeVisible();
  },
});

/** The code for long tables is loaded already, so a second one must show its rows at once. */
export const TenThousandRowsAgain = meta.story({
  tags: ['behaviour'],
  args: { rows: MANY },
  loaders: [() => import('./VirtualRows.tsx')],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Executions' }).querySelector('[aria-rowindex]')).not.toBeNull(),
    );
  },
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  args: { rows: [...RUNS, { id: '9', type: 'x'.repeat(300), status: 'Completed', ms: 1 }] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Executions' });
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 0, end: 32 }));
    box.scrollLeft = box.scrollWidth;
    await waitFor(() => expect(fadesOf(box)).toEqual({ start: 32, end: 0 }));
    box.scrollLeft = 0;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
