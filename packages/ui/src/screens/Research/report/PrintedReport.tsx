import type { ResearchTask } from '@switchboard/api-contract/agents/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { text } from '../../../theme/typography.css.ts';
import type { CitedSource } from '../citedSources.ts';
import { printed } from './PrintedReport.css.ts';
import { reportTitle, sourceLine } from './reportWords.ts';

export interface Report {
  readonly task: ResearchTask;
  readonly cited: readonly CitedSource[];
}

interface PrintedReportProps extends Report {
  onPrint: () => Promise<void>;
  /** Called once the dialog for printing is closed. */
  onDone: () => void;
}

/** A report as a page of its own for printing: whatever else the page shows is left out on paper. */
export function PrintedReport({ task, cited, onPrint, onDone }: PrintedReportProps) {
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
