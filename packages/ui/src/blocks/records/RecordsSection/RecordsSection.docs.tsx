import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { RecordsSection } from '@switchboard/ui/blocks/records/RecordsSection';

<RecordsSection
  kind={sources}
  records={records}
  query={query}
  onQueryChange={changeQuery}
  exported={{ onExport: exportRecords }}
  now={now}
/>`;

const shown = (story: string, frame: number) => ({ story, frame, code });

export const docs: ComponentDocs = {
  use: 'Use it for every collection of records on a page of an agent: leads, contacts, events, tasks. What they are is said once, in a table; search, filters, sorting, export and the detail follow from it. The first rows stand there, and Show all.',
  stories: [
    shown('Playground', 410),
    shown('Table', 320),
    shown('Filtered', 360),
    shown('NoMatch', 320),
    shown('Empty', 340),
    shown('LoadingTable', 560),
    shown('OwnReadFails', 220),
  ],
  instead: [
    { when: 'It is a table of figures that nobody opens.', use: 'Components/Layout/Table' },
    { when: 'It is what an agent did last.', use: 'Blocks/Agents/ActivityList' },
    { when: 'It is a handful of rows with a link each.', use: 'Components/Layout/List' },
  ],
  accessibility: {
    Role: 'A section with its heading; a `table` or `article` each',
    Keys: '`Tab` through search, filters, export and rows; `Enter` opens a row',
    Focus: 'Returns to the row when its detail is closed, and to the search when all is cleared',
    Announced: 'Loading and failure, where the section has a read of its own',
    'Screen reader': 'Each sort and filter says whether it is pressed',
    Colour: 'A pressed filter is filled and `aria-pressed`',
    'Text size': 'The table scrolls in its own box; the tools wrap',
  },
  words: [
    { state: 'Foot', says: '2 of 4 sources · times in CET' },
    { state: 'Empty', says: 'No sources yet', never: 'No data' },
    { state: 'Rows that make no sense', says: '1 source could not be read' },
  ],
};
