import type { ResearchTask } from '@switchboard/api-contract/agents/research';
import { Plus, Search } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { createPortal } from 'react-dom';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { useRecordsInMemory } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { dataOf } from '../../format/viewState.ts';
import { citedSources, type CitedSource } from './sources.tsx';
import { markdownFile, reportTitle, sourceLine } from './report.ts';
import { QuestionForm, type Question } from './QuestionForm.tsx';
import { send, printed } from './Research.css.ts';
import { researchTaskKind } from './researchTaskKind.tsx';
import type { ResearchScreenProps } from './ResearchScreenProps.ts';
import { TaskCard } from './TaskCard.tsx';
import { text } from '../../theme/typography.css.ts';

interface Report {
  readonly task: ResearchTask;
  readonly cited: readonly CitedSource[];
}

interface PrintedReportProps extends Report {
  onPrint: () => Promise<void>;
  /** Called once the dialog for printing is closed. */
  onDone: () => void;
}

/** A report as a page of its own for printing: whatever else the page shows is left out on paper. */
function PrintedReport({ task, cited, onPrint, onDone }: PrintedReportProps) {
  const begun = useRef(false);
  useEffect(() => {
    // An effect may run twice; a dialog for printing must not.
    if (begun.current) return;
    begun.current = true;
    void onPrint().finally(onDone);
  }, [onPrint, onDone]);
  const { query, description, insights, insightSources, unread = [] } = task;
  return createPortal(
    <article className={printed} data-theme="light" aria-label={`Report: ${reportTitle(task)}`} dir="auto">
      <h1 className={text.title}>{reportTitle(task)}</h1>
      {query?.trim() ? <p>{query}</p> : null}
      {description?.trim() ? <p>{description}</p> : null}
      {insights.length > 0 ? (
        <>
          <h2 className={text.titleSm}>Key insights</h2>
          <ul>
            {insights.map((insight, index) => (
              <li key={index}>
                {insight} {(insightSources?.[index] ?? []).map((number) => `[${number}]`).join(' ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {cited.length > 0 ? (
        <>
          <h2 className={text.titleSm}>Sources</h2>
          <ol>
            {cited.map(({ number, source }) => (
              <li key={number} value={number}>
                {source ? `${source.title ?? ''}${sourceLine(source)}` : 'No longer listed'}
                <br />
                {source?.url}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {unread.length > 0 ? (
        <>
          <h2 className={text.titleSm}>Could not be read</h2>
          <ul>
            {unread.map(({ title, url, reason }, index) => (
              <li key={index}>
                {title ?? url}: {reason ? wordsOf(reason) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </article>,
    document.body,
  );
}

interface TasksTabProps extends Pick<ResearchScreenProps, 'research' | 'query' | 'onQueryChange' | 'onExport' | 'now'> {
  question: Question;
  /** The question is about to be typed: its field gets the focus, and then `onAsked` is called. */
  asking: boolean;
  onAsked: () => void;
}

/** The question form and all research tasks. */
export function TasksTab({
  research: { tasks, sources, onStart, onPrint, onSave },
  question,
  asking,
  onAsked,
  query,
  onQueryChange,
  onExport,
  now,
}: TasksTabProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!asking) return;
    input.current?.focus();
    onAsked();
  }, [asking, onAsked]);
  const kind = useMemo(() => researchTaskKind(sources, onStart), [sources, onStart]);
  const records = useRecordsInMemory(kind.collection, tasks, { query });
  const [printing, setPrinting] = useState<ResearchTask>();
  const onPrinted = useCallback(() => setPrinting(undefined), []);
  const citedBy = (task: ResearchTask) => citedSources(task, dataOf(sources)?.items ?? []);
  return (
    <Stack gap={8}>
      <Card padded>
        <QuestionForm
          question={question}
          input={{
            ref: input,
            size: 'lg',
            icon: Search,
            'aria-label': 'Research question',
            placeholder: 'What do you want to know?',
          }}
          button={{ variant: 'primary', size: 'lg', className: send, children: 'Start Research' }}
        />
      </Card>
      <RecordsSection
        kind={kind}
        records={records}
        ownRead
        sample={dataOf(tasks)?.items.some(({ sample }) => sample)}
        query={query}
        onQueryChange={onQueryChange}
        actions={
          <ActionButton needs="work" size="sm" icon={Plus} onClick={() => input.current?.focus()}>
            New Research
          </ActionButton>
        }
        atOnce={5}
        now={now}
      >
        {(rows, open, { mark }) =>
          rows.map((task) => (
            <TaskCard
              key={task.id}
              task={task}
              cited={citedBy(task)}
              mark={mark(task)}
              now={now}
              onOpen={() => open(task)}
              onExport={
                task.sample
                  ? undefined
                  : (format) =>
                      onExport({ collection: 'tasks', format, ids: [task.id], name: `research-${reportTitle(task)}` })
              }
              onMarkdown={() => onSave(markdownFile(task, citedBy(task), now))}
              onPrint={() => setPrinting(task)}
            />
          ))
        }
      </RecordsSection>
      {printing ? (
        <PrintedReport task={printing} cited={citedBy(printing)} onPrint={onPrint} onDone={onPrinted} />
      ) : null}
    </Stack>
  );
}
