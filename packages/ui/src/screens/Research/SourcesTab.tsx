import { useMemo } from 'react';
import { runNowControl } from '../../blocks/agents/AgentPage/runNowControl.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { useRecordsInMemory } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { dataOf } from '../../format/viewState.ts';
import { sourceKind } from './sourceKind.tsx';
import type { ResearchScreenProps } from './ResearchScreenProps.ts';
import { SourceCard } from './SourceCard.tsx';

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
      exported={{ slug: agent.slug, onExport }}
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
