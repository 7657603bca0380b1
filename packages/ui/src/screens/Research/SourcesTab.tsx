import { useMemo, useId, type ReactNode } from 'react';
import { researchAgent, type ResearchSource, type ResearchTask } from '@switchboard/api-contract/agents/research';
import { runNowControl } from '../../blocks/agents/AgentPage/startRun.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { useRecordsInMemory } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { dataOf } from '../../format/viewState.ts';
import type { ResearchScreenProps } from './ResearchScreenProps.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { Time } from '../../components/display/Time/Time.tsx';
import { validPercent, percent } from '../../format/numbers.ts';
import { DashList } from './insights.tsx';
import { SourceLink } from './sources.tsx';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { OpenRecord } from '../../blocks/records/RecordsSection/rowParts.tsx';
import { aboveRecordName, opensRecord } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Meter } from '../../components/display/Meter/Meter.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { clip } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { breaks, rated, words } from './Research.css.ts';

/** How many key points a card shows; the detail has them all. */
const POINTS = 4;

const rating = (value: number | undefined) => ({ value: validPercent(value), text: percent(validPercent(value), 0) });

interface SourceCardProps {
  source: ResearchSource;
  /** Where it is from, if that is not said of all. */
  mark?: ReactNode;
  now: Date;
  onOpen: () => void;
}

/** One source: what it is, what it says, and how credible it is. */
function SourceCard({ source, mark, now, onOpen }: SourceCardProps) {
  const id = useId();
  const { type, publishDate, url, summary, keyPoints, credibility, relevance } = source;
  const title = clip(source.title?.trim() || 'Untitled source', 160);
  return (
    <Card as="article" padded className={opensRecord} aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <h3 id={id} className={cx(text.titleSm, ink.strong)} dir="auto">
            <OpenRecord onOpen={onOpen}>{title}</OpenRecord>
          </h3>
          <Row gap={3} wrap className={cx(text.caption, ink.muted, breaks)}>
            {mark}
            {type?.trim() ? <bdi>{clip(type, 40)}</bdi> : <NoValue />}
            <Time at={publishDate} now={now} show="day" />
            <span className={aboveRecordName}>
              <SourceLink url={url} />
            </span>
          </Row>
        </Stack>
        <div className={rated}>
          <Stack gap={2} className={words}>
            {summary?.trim() ? (
              <p className={cx(text.small, ink.strong)} dir="auto">
                {clip(summary, 600)}
              </p>
            ) : null}
            {keyPoints.length > 0 ? <DashList items={keyPoints.slice(0, POINTS)} /> : null}
          </Stack>
          <Stack gap={4}>
            <Meter label="Credibility" {...rating(credibility)} />
            <Meter label="Relevance" {...rating(relevance)} />
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}

/** Sources: fields, filter and sorting. The detail names the research that found the source. */
const sourceKind = (tasks: readonly ResearchTask[]): RecordKind<ResearchSource> => ({
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

/** The sources of all research tasks. */
export function SourcesTab({
  research: { tasks, sources },
  agent,
  query,
  onQueryChange,
  onExport,
  now,
}: Pick<ResearchScreenProps, 'research' | 'agent' | 'query' | 'onQueryChange' | 'onExport' | 'now'>) {
  const known = dataOf(tasks)?.items;
  const kind = useMemo(() => sourceKind(known ?? []), [known]);
  const records = useRecordsInMemory(kind.collection, sources, { query, prefix: 'sources-' });
  return (
    <RecordsSection
      kind={kind}
      records={records}
      ownRead
      sample={dataOf(sources)?.items.some(({ sample }) => sample)}
      query={query}
      onQueryChange={onQueryChange}
      prefix="sources-"
      run={runNowControl(agent)}
      exported={{ onExport }}
      atOnce={5}
      now={now}
    >
      {(rows, open, { mark }) =>
        rows.map((source) => (
          <SourceCard key={source.id} source={source} mark={mark(source)} now={now} onOpen={() => open(source)} />
        ))
      }
    </RecordsSection>
  );
}
