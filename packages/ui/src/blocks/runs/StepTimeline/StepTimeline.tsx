import type { RunStep } from '@switchboard/api-contract/runs/run';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../../components/cx.ts';
import { toDate } from '../../../format/dates.ts';
import { count } from '../../../format/numbers.ts';
import { figureHead, head, rest, row, title } from './StepTimeline.css.ts';
import { StepRow, type TimelineEnd } from './StepRow.tsx';
import { rowOfStep } from './rowOfStep.tsx';

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
