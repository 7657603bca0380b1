import type { Rows } from '@switchboard/api-contract/wire';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { RecordKind } from '../../src/blocks/records/RecordsSection/RecordKind.ts';
import { RecordsSection } from '../../src/blocks/records/RecordsSection/RecordsSection.tsx';
import type {
  RecordsControl,
  RecordsSectionProps,
} from '../../src/blocks/records/RecordsSection/RecordsSectionProps.ts';
import { Button } from '../../src/components/actions/Button/Button.tsx';
import { Card } from '../../src/components/layout/Card/Card.tsx';
import { Stack } from '../../src/components/layout/Stack/Stack.tsx';
import { useRecordsInMemory } from '../../src/blocks/records/RecordsSection/useRecordsInMemory.ts';
import { dataOf, mapReady, ready, type ViewState } from '../../src/format/viewState.ts';
import type { Canvas } from '../agentPage/inStory.ts';
import { paddedStory } from '../paddedStory.tsx';

/** A record of the stories. */
export interface Source {
  id: string;
  title: string;
  type: string;
  credibility?: number;
  url?: string;
  seen?: Date;
  kept?: boolean;
}

/** Cards and a table of sources, with one filter and one sort. */
const kind: RecordKind<Source> = {
  collection: { sorts: ['title', 'credibility'], filters: ['type'], searched: ['title'] },
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
  filterLabel: 'Filter by Type',
  filters: [{ key: 'type', label: 'Type' }],
  sorts: [{ key: 'credibility', label: 'Sort by Credibility', direction: 'desc' }],
  columns: [{ key: 'title', header: 'Title', cell: ({ title }) => title }],
  times: true,
  empty: { title: 'No sources yet', text: 'Each research adds its own.' },
};

export const sources: Source[] = [
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

/** Records of which all are in memory. */
export const inMemory = (view: ViewState<Rows<Source>>): RecordsControl<Source> => ({
  list: mapReady(view, (rows) => ({ ...rows, total: rows.items.length })),
  readFirst: async () => dataOf(view)?.items,
});

/** The props of the section, with the address state kept here. */
export function useAddressed(props: RecordsSectionProps<Source>): RecordsSectionProps<Source> {
  const [query, setQuery] = useState(props.query);
  const records = useRecordsInMemory(kind.collection, props.records.list, { ...props, query });
  return {
    ...props,
    records,
    query,
    onQueryChange: (part) => {
      props.onQueryChange(part);
      setQuery((before) => ({ ...before, ...part }));
    },
  };
}

export const cards: RecordsSectionProps<Source>['children'] = (rows, open) => (
  <Stack>
    {rows.map((row) => (
      <Card key={row.id} as="article" padded aria-label={row.title}>
        <Button onClick={() => open(row)}>{row.title}</Button>
      </Card>
    ))}
  </Stack>
);

/** Shared by the stories of RecordsSection: three sources on cards, and one that could not be read. */
export const recordsSectionMeta = {
  component: RecordsSection<Source>,
  render: function Addressed(args: RecordsSectionProps<Source>) {
    return <RecordsSection {...useAddressed(args)} />;
  },
  args: {
    kind,
    records: inMemory(ready(asRows(sources, 1))),
    query: {},
    onQueryChange: fn(),
    now: FIXED_NOW,
    exported: { onExport: fn(), first: 'json' as const },
    children: cards,
  },
  decorators: [paddedStory],
};

export const titles = (canvas: Canvas) => canvas.getAllByRole('article').map((card: HTMLElement) => card.textContent);
