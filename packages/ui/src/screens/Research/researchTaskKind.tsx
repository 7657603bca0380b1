import { researchAgent, type ResearchSource, type ResearchTask } from '@switchboard/api-contract/agents/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Rows } from '@switchboard/api-contract/wire';
import { useState } from 'react';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { plural, validPercent, percent } from '../../format/numbers.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import { priority } from '../../rules/records.ts';
import { researchTaskStatus } from '../../rules/tasks.ts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { citedSources, type CitedSource, SourceLink } from './sources.tsx';
import { InsightList } from './insights.tsx';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { cx } from '../../components/cx.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { QuestionForm, useQuestion } from './QuestionForm.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { clip } from '../../format/text.ts';
import { dash, dashes, numbered } from './Research.css.ts';

/** How many sources the detail shows at first. */
const FIRST = 20;

/** The sources that one research rests on, by their numbers, and those that it could not read, in its detail. */
function TaskSources({ task, sources }: { task: ResearchTask; sources: ViewState<Rows<ResearchSource>> }) {
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

/** Asks a further question to a finished research. */
function FollowUpForm({ taskId, onStart }: { taskId: string } & Pick<ResearchControl, 'onStart'>) {
  const [asked, setAsked] = useState(false);
  const question = useQuestion({
    onStart: async (query) => {
      const outcome = await onStart(query, taskId);
      if (outcome.kind === 'done') setAsked(true);
      return outcome;
    },
  });
  const started = asked ? 'Started. It is listed separately.' : '';
  return (
    <Stack gap={2}>
      <QuestionForm question={question} input={{ 'aria-label': 'Follow-up question' }} button={{ children: 'Ask' }}>
        <h3 className={cx(text.titleSm, ink.strong)}>Ask a follow-up</h3>
        <p className={cx(text.small, ink.muted)}>It uses the sources of this research and looks for new ones.</p>
      </QuestionForm>
      <p className={cx(text.small, ink.muted)}>{started}</p>
      <LiveRegion message={started} />
    </Stack>
  );
}

const statusWord = (status: string | undefined) => researchTaskStatus(status).label;
const priorityWord = (value: string | undefined) => priority(value).label;

/** Research tasks: fields and filters. The detail lists the task's sources. */
export const researchTaskKind = (
  sources: ViewState<Rows<ResearchSource>>,
  onStart: ResearchControl['onStart'],
): RecordKind<ResearchTask> => ({
  collection: researchAgent.records.tasks,
  name: 'tasks',
  title: 'Research Tasks',
  one: 'research task',
  many: 'research tasks',
  titleOf: ({ title, query }) => title ?? query,
  fields: [
    { label: 'Title', value: ({ title }) => title },
    { label: 'Description', value: ({ description }) => description },
    { label: 'Query', value: ({ query }) => query },
    {
      label: 'Status',
      value: ({ status }) => statusWord(status),
      show: ({ status }) => <StatusBadge rule={researchTaskStatus} value={status} />,
    },
    { label: 'Reason', value: ({ error }) => error && wordsOf(error) },
    {
      label: 'Priority',
      value: (task) => task.priority && priorityWord(task.priority),
      show: (task) => <PriorityBadge value={task.priority} />,
    },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Created', as: 'moment', value: ({ createdAt }) => createdAt },
    { label: 'Sources', value: (task) => task.sources },
    {
      label: 'Key insights',
      value: ({ insights }) => insights.join('\n'),
      first: true,
      show: (task) => <InsightList task={task} cited={citedSources(task, dataOf(sources)?.items ?? [])} max={2_000} />,
    },
    {
      label: 'Could not be read',
      value: ({ unread = [] }) =>
        unread.map(({ title, url, reason }) => `${title ?? url}: ${reason ? wordsOf(reason) : ''}`).join('\n'),
      show: ({ unread = [] }) => plural(unread.length, 'source'),
    },
    { label: 'Repeated daily until', as: 'moment', value: (task) => task.watchedUntil },
    { label: 'Follows', as: 'id', value: ({ followUpOf }) => followUpOf },
    { label: 'Task id', as: 'id', value: ({ id }) => id },
  ],
  more: (task) => (
    <Stack gap={6}>
      <TaskSources task={task} sources={sources} />
      {task.status === 'completed' && !task.sample ? <FollowUpForm taskId={task.id} onStart={onStart} /> : null}
    </Stack>
  ),
  filters: [
    { key: 'status', label: 'Status', wordOf: statusWord },
    { key: 'priority', label: 'Priority', wordOf: priorityWord },
    { key: 'category', label: 'Category' },
  ],
  empty: {
    title: 'No research yet',
    text: 'Each question that you ask is listed here, with its sources and insights.',
  },
});
