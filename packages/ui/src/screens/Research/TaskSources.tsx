import type { ResearchSource } from '@switchboard/api-contract/agents/research';
import type { Rows } from '@switchboard/api-contract/wire';
import { useState } from 'react';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { inPercent, percent } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import type { ViewState } from '../../format/viewState.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { dash, dashes } from './Research.css.ts';
import { SourceLink } from './SourceLink.tsx';

/** How many sources the detail shows at first. */
const FIRST = 20;

/** The sources that one research found, in its detail. */
export function TaskSources({ taskId, sources }: { taskId: string; sources: ViewState<Rows<ResearchSource>> }) {
  return (
    <Stack gap={2}>
      <h3 className={cx(text.titleSm, ink.strong)}>Sources of this research</h3>
      {sources.status === 'loading' ? <SkeletonRows rows={2} /> : null}
      {sources.status === 'error' ? (
        <ErrorState message={sources.message} busy={sources.retrying} onRetry={sources.onRetry} />
      ) : null}
      {sources.status === 'ready' ? (
        <Found sources={sources.data.items.filter((source) => source.taskId === taskId)} />
      ) : null}
    </Stack>
  );
}

function Found({ sources }: { sources: readonly ResearchSource[] }) {
  const [all, setAll] = useState(false);
  if (sources.length === 0)
    return <p className={cx(text.small, ink.muted)}>No sources are listed for this research.</p>;
  return (
    <>
      <ul role="list" className={dashes}>
        {(all ? sources : sources.slice(0, FIRST)).map(({ id, title, url, type, credibility }) => (
          <li key={id} className={dash}>
            {title?.trim() || url ? <SourceLink url={url}>{title?.trim() || undefined}</SourceLink> : <NoValue />}
            <span className={cx(text.caption, ink.muted)}>
              {' '}
              · {type?.trim() ? `${clip(type, 40)} · ` : ''}credibility {percent(inPercent(credibility), 0)}
            </span>
          </li>
        ))}
      </ul>
      {all || sources.length <= FIRST ? null : (
        <Button size="sm" onClick={() => setAll(true)}>
          Show all {sources.length} sources
        </Button>
      )}
    </>
  );
}
