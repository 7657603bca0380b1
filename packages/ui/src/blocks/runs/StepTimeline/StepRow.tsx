import type { ReactNode } from 'react';
import { cx } from '../../../components/cx.ts';
import { Icon, type IconType } from '../../../components/display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { toDate } from '../../../format/dates.ts';
import { clock } from '../../../format/numbers.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import {
  at as atClass,
  figure,
  figures,
  line as lineClass,
  plate,
  refused,
  row,
  title as titleClass,
  words,
} from './StepTimeline.css.ts';

/** A row before the first step or after the last: how a run began, what it does now, how it ended. */
export interface TimelineEnd {
  icon: IconType;
  tone?: Tone;
  title: string;
  /** A second line: the reason of a failure. */
  line?: string | undefined;
  at?: string | undefined;
}

interface StepFigures {
  /** The status of the answer. */
  answer?: ReactNode;
  duration?: string | undefined;
  cost?: string | undefined;
  failed?: boolean | undefined;
}

interface StepRowProps extends Omit<TimelineEnd, 'line'>, StepFigures {
  /** When the run started. */
  start: Date | null;
  line?: ReactNode;
}

/** One row of the timeline: when, what, and its figures. */
export function StepRow({
  start,
  at,
  icon,
  tone = 'neutral',
  title,
  line,
  answer,
  duration,
  cost,
  failed,
}: StepRowProps) {
  const moment = toDate(at);
  return (
    <li className={row}>
      <span className={atClass}>
        {moment && start ? (
          <time dateTime={moment.toISOString()}>{clock((moment.getTime() - start.getTime()) / 1_000)}</time>
        ) : null}
      </span>
      <span className={cx(toneClass[tone], plate)}>
        <Icon icon={icon} />
      </span>
      <div className={words}>
        <span className={titleClass} dir="auto">
          {title}
          {failed ? <VisuallyHidden>, failed</VisuallyHidden> : null}
        </span>
        {line ? <span className={lineClass}>{line}</span> : null}
      </div>
      <div className={figures}>
        <Figure name="Answer" className={failed ? refused : undefined}>
          {answer}
        </Figure>
        <Figure name="Duration">{duration}</Figure>
        <Figure name="Cost">{cost}</Figure>
      </div>
    </li>
  );
}

const Figure = ({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <span className={cx(figure, className)}>
    {children === undefined ? null : (
      <>
        <VisuallyHidden>{name} </VisuallyHidden>
        {children}
      </>
    )}
  </span>
);
