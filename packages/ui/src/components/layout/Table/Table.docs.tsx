import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Table, type Column } from './Table.tsx';

interface Run {
  what: string;
  ms: string;
}

const runs: Run[] = [
  { what: 'lead_search', ms: '842 ms' },
  { what: 'enrichment', ms: '30,004 ms' },
];
const what: Column<Run> = { key: 'what', header: 'Type', cell: (run) => <code>{run.what}</code> };
const took: Column<Run> = { key: 'ms', header: 'Duration', cell: (run) => run.ms };

const code = `import { Badge } from '@switchboard/ui/components/display/Badge';
import { Card } from '@switchboard/ui/components/layout/Card';
import { Table, type Column } from '@switchboard/ui/components/layout/Table';
import { EmptyState } from '@switchboard/ui/components/states/EmptyState';

const columns: Column<Run>[] = [
  { key: 'status', header: 'Status', cell: (run) => <Badge>{run.status}</Badge>, width: '160px' },
  { key: 'type', header: 'Type', cell: (run) => <code>{run.type}</code>, sortable: true },
  { key: 'ms', header: 'Duration', cell: (run) => \`\${run.ms} ms\`, align: 'end', sortable: true },
];

<Card clipped>
  <Table
    label="Executions"
    columns={columns}
    rows={runs}
    rowKey={(run) => run.id}
    sort={sort}
    onSort={setSort}
    onOpen={openRun}
    selected={openId}
    empty={<EmptyState bare kind="no-match" level={3} title="No executions yet" />}
    foot={<span>4 of 4</span>}
  />
</Card>`;

export const docs: ComponentDocs = {
  summary: 'Records in rows and columns, to be compared, sorted and opened.',
  use: 'Use it in a `Card clipped` for records with the same properties. From 200 rows on it renders only those that can be seen.',
  stories: [
    { story: 'Playground', code },
    { story: 'Selected', code },
    { story: 'Empty', code },
    { story: 'TenThousandRows', code },
  ],
  instead: [
    { when: 'They are events, with one line each.', use: 'Components/Layout/List' },
    { when: 'It is one record, with its names and values.', use: 'Components/Display/Facts' },
    { when: 'They can be searched, filtered and added to.', use: 'Blocks/Records/RecordsSection' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Table
            label="Durations"
            columns={[what, { ...took, align: 'end' }]}
            rows={runs}
            rowKey={({ what: id }) => id}
          />
        ),
        why: 'Numbers are at the end, so that their digits are below each other.',
      },
      dont: {
        example: <Table label="Durations, wrong" columns={[what, took]} rows={runs} rowKey={({ what: id }) => id} />,
        why: 'Numbers that begin at the same place can not be compared by their length.',
      },
    },
  ],
  accessibility: {
    Role: '`table`, in a `region` that can be scrolled',
    Name: 'Its label is caption and name of the region',
    Keys: 'The arrow keys scroll the region. `Enter` or `Space` opens a row; a sortable head is a button',
    Focus: 'Each row that opens is a stop for `Tab`, unless a column has the button that opens it',
    Announced: '`aria-sort` at the sorted head; with many rows also how many there are',
    'Screen reader': 'A head can be hidden from sight, as that of the actions; it is still read',
    Pointer: 'A press anywhere on a row opens it, but not while text is being selected',
    Colour: 'An arrow shows the sorting. Forced colours give the selected row an outline',
    'Text size': 'Scrolls sideways in its own box instead of breaking words, and fades where it goes on',
  },
  words: [{ state: 'Empty', says: 'No executions yet', never: 'No data' }],
};
