import { researchAgent, type ResearchSource, type ResearchTask } from '@switchboard/api-contract/agents/research';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { Time } from '../../components/display/Time/Time.tsx';
import { validPercent } from '../../format/numbers.ts';
import { DashList } from './DashList.tsx';
import { SourceLink } from './SourceLink.tsx';

/** Sources: fields, filter and sorting. The detail names the research that found the source. */
export const sourceKind = (tasks: readonly ResearchTask[]): RecordKind<ResearchSource> => ({
  collection: researchAgent.records.sources,
  name: 'sources',
  title: 'Sources',
  one: 'source',
  many: 'sources',
  titleOf: ({ title, url }) => title ?? url,
  fields: [
    { label: 'Title', value: ({ title }) => title },
    { label: 'Type', value: ({ type }) => type },
    {
      label: 'Published',
      value: ({ publishDate }) => publishDate,
      show: ({ publishDate }, now) => <Time at={publishDate} now={now} show="day" />,
    },
    { label: 'Address', value: ({ url }) => url, show: ({ url }) => <SourceLink url={url} /> },
    { label: 'Summary', value: ({ summary }) => summary },
    {
      label: 'Key points',
      value: ({ keyPoints }) => keyPoints.join('\n'),
      show: ({ keyPoints }) => <DashList items={keyPoints} max={2_000} />,
    },
    { label: 'Credibility in %', value: ({ credibility }) => validPercent(credibility) },
    { label: 'Relevance in %', value: ({ relevance }) => validPercent(relevance) },
    { label: 'Research', value: ({ taskId }) => tasks.find(({ id }) => id === taskId)?.title ?? taskId },
    { label: 'Source id', as: 'id', value: ({ id }) => id },
  ],
  filterLabel: 'Filter by Type',
  filters: [{ key: 'type', label: 'Type' }],
  sorts: [{ key: 'credibility', label: 'Sort by Credibility', direction: 'desc' }],
  empty: { title: 'No sources yet', text: 'Sources found by your research are listed here.' },
});
