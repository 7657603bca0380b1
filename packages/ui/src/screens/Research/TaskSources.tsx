import type { ResearchSource, ResearchTask } from '@switchboard/api-contract/agents/research';
import type { Rows } from '@switchboard/api-contract/wire';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useState } from 'react';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { validPercent, percent } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import type { ViewState } from '../../format/viewState.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { citedSources, type CitedSource } from './citedSources.ts';
import { dash, dashes, numbered } from './Research.css.ts';
import { SourceLink } from './SourceLink.tsx';

/** How many sources the detail shows at first. */
const FIRST = 20;

/** The sources that one research rests on, by their numbers, and those that it could not read, in its detail. */
export function TaskSources({ task, sources }: { task: ResearchTask; sources: ViewState<Rows<ResearchSource>> }) {
  return (
    <>
      <Stack gap={2}>
        <h3 className={cx(text.titleSm, ink.strong)}>Sources of this research</h3>
        {sources.status === 'loading' ? <SkeletonRows rows={2} /> : null}
        {sources.status === 'error' ? (
          <ErrorState message={sources.message} busy={sources.retrying} onRetry={sources.onRetry} />
        ) : null}
        {sources.status === 'ready' ? <CitedSources cited={citedSources(task, sources.data.items)} /> : null}
      </Stack>
      <UnreadSources unread={task.unread} />
    </>
  );
}

function CitedSources({ cited }: { cited: readonly CitedSource[] }) {
  const [all, setAll] = useState(false);
  if (cited.length === 0) return <p className={cx(text.small, ink.muted)}>No sources are listed for this research.</p>;
  return (
    <>
      <ul role="list" className={dashes}>
        {(all ? cited : cited.slice(0, FIRST)).map(({ number, source }) => (
          <li key={number} className={numbered}>
            <span className={cx(text.caption, ink.muted)}>[{number}]</span>
            <span>{source ? <Line source={source} /> : 'No longer listed'}</span>
          </li>
        ))}
      </ul>
      {all || cited.length <= FIRST ? null : (
        <Button size="sm" onClick={() => setAll(true)}>
          Show all {cited.length} sources
        </Button>
      )}
    </>
  );
}

const Line = ({ source: { title, url, type, credibility } }: { source: ResearchSource }) => (
  <>
    <SourceLink url={url}>{title?.trim() || undefined}</SourceLink>
    <span className={cx(text.caption, ink.muted)}>
      {' '}
      · {type?.trim() ? `${clip(type, 40)} · ` : ''}credibility {percent(validPercent(credibility), 0)}
    </span>
  </>
);

/** The sources that a research could not read, each with the reason; nothing if it read all. */
function UnreadSources({ unread = [] }: Pick<ResearchTask, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3 className={cx(text.titleSm, ink.strong)}>Could not be read</h3>
      <p className={cx(text.small, ink.muted)}>Known only from the search results.</p>
      <ul role="list" className={dashes}>
        {unread.map(({ title, url, reason }, index) => (
          <li key={index} className={dash}>
            <SourceLink url={url}>{title?.trim() || undefined}</SourceLink>
            <span className={cx(text.caption, ink.muted)}>
              {' '}
              · {reason ? clip(wordsOf(reason), 200) : 'no reason given'}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
