import type { RunStep } from '@switchboard/api-contract/runs/run';
import { recordCountWords } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { cx } from '../../../components/cx.ts';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { toDate } from '../../../format/dates.ts';
import { count, NONE, durationInWords, decimal } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { runStepKind } from '../../../rules/runs.ts';
import { NoValue } from '../../marks/NoValue/NoValue.tsx';
import { StepRow, type TimelineEnd } from './StepRow.tsx';
import { figureHead, head, rest, row, title, mono } from './StepTimeline.css.ts';

/** How much of a unit was used: '25 credits', '1 credit'. */
export function unitsInWords(units: number, unit = ''): string {
  const word = clip(unit.trim(), 40);
  return `${decimal(units, 2)} ${units === 1 ? word.replace(/s$/, '') : word}`.trim();
}

/** Longer texts are truncated: a step is a line or two. */
const LONGEST = 200;

/** What the row of a step shows. */
function rowOfStep(step: RunStep, recordsHref: (collection: string) => string | undefined = () => undefined) {
  const { at, kind, text, status, durationMs, units, unit, failed } = step;
  const asked = kind === 'call' || kind === 'model';
  return {
    at,
    ...runStepKind(kind, failed),
    failed,
    title: clip(wordsOf(text).trim() || 'Step without a description', LONGEST),
    line: lineOf(step, recordsHref),
    answer: status === undefined ? asked && failed ? <NoValue /> : undefined : String(status),
    duration: durationMs === undefined ? undefined : durationInWords(durationMs),
    cost: units === undefined ? undefined : unitsInWords(units, unit),
  };
}

function lineOf(
  { kind, method, path, model, tokensIn, tokensOut, records }: RunStep,
  recordsHref: (collection: string) => string | undefined,
): ReactNode {
  if (path?.trim()) return <span className={mono}>{clip([method, path].filter(Boolean).join(' '), LONGEST)}</span>;
  if (kind === 'model' || model?.trim()) {
    const tokens =
      tokensIn === undefined && tokensOut === undefined
        ? undefined
        : `${figure(tokensIn)} tokens in, ${figure(tokensOut)} out`;
    return (
      <>
        {model?.trim() ? <span className={mono}>{clip(model, 80)}</span> : null}
        {model?.trim() && tokens ? ' · ' : null}
        {tokens}
      </>
    );
  }
  const href = records && records.count > 0 ? recordsHref(records.collection) : undefined;
  return href === undefined || !records ? null : (
    <Link href={href}>Show the {recordCountWords(records.collection, records.count)}</Link>
  );
}

const figure = (value: number | undefined) => {
  const text = count(value);
  return text === NONE ? 'unknown' : text;
};

interface StepTimelineProps {
  /** In the order in which they were taken. */
  steps: readonly RunStep[];
  /** What the times of the steps are counted from. */
  from: Date | string | undefined;
  /** How many steps were not kept. */
  leftOut?: number;
  /** How the run began. */
  began?: TimelineEnd | undefined;
  /** How the run ended, or what it does now. */
  end?: TimelineEnd | undefined;
  /** The address of the records that a step wrote; undefined if there is none. */
  recordsHref?: (collection: string) => string | undefined;
}

/** What a run did, step by step, on one rail. */
export function StepTimeline({ steps, from, leftOut = 0, began, end, recordsHref }: StepTimelineProps) {
  const start = toDate(from);
  return (
    <>
      <div className={head} aria-hidden="true">
        <span>At</span>
        <span />
        <span>Step</span>
        <span className={figureHead}>Answer</span>
        <span className={figureHead}>Duration</span>
        <span className={figureHead}>Cost</span>
      </div>
      <ol>
        {began ? <StepRow start={start} {...began} /> : null}
        {steps.map((step, index) => (
          <StepRow key={index} start={start} {...rowOfStep(step, recordsHref)} />
        ))}
        {leftOut > 0 ? (
          <li className={row}>
            <span className={cx(title, rest)}>
              {count(leftOut)} more, not kept
              <VisuallyHidden> steps</VisuallyHidden>
            </span>
          </li>
        ) : null}
        {end ? <StepRow start={start} {...end} /> : null}
      </ol>
    </>
  );
}
