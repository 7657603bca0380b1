import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CircleDashed, Play } from 'lucide-react';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { StepTimeline } from '../../../blocks/runs/StepTimeline/StepTimeline.tsx';
import { Card, CardFoot, CardHead } from '../../../components/layout/Card/Card.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { timeWithSeconds, toDate, zoneName } from '../../../format/dates.ts';
import { count } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { runState, runStateOf, runTrigger } from '../../../rules/runs.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { chartNote } from '../AgentDetail.css.ts';

interface RunStepsProps {
  run: RunDetail;
  /** The agent's own page, which lists what it wrote. */
  workspaceHref: string | undefined;
  now: Date;
}

/** What the run did, step by step. */
export function RunSteps({ run, workspaceHref, now }: RunStepsProps) {
  const { steps, stepsLeftOut = 0, stepsGone, startTime } = run;
  const kept = steps.items.length;
  // A later attempt has a later start, so the first step may be earlier than it.
  const from = [startTime, steps.items[0]?.at]
    .flatMap((at) => toDate(at) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
  return (
    <Card as="section" aria-label="Steps" clipped>
      <CardHead
        title="Steps"
        actions={
          stepsGone ? undefined : (
            <span className={`${text.caption} ${ink.muted} ${chartNote}`}>
              {count(kept)} of {count(kept + stepsLeftOut)}
            </span>
          )
        }
      />
      {stepsGone ? (
        <EmptyState
          bare
          kind="no-match"
          level={3}
          title="The steps are gone"
          text="Steps are kept for 30 days unless your server is set otherwise, the rest of a run for a year."
        />
      ) : (
        <StepTimeline
          steps={steps.items}
          from={from}
          leftOut={stepsLeftOut}
          began={{ icon: Play, title: startText(run), at: from?.toISOString() }}
          end={endOf(run, now)}
          recordsHref={() => workspaceHref}
        />
      )}
      {from && !stepsGone ? (
        <CardFoot>
          <span>
            Counted from the start at {timeWithSeconds(from)} {zoneName(from)}
          </span>
          <LeftOut count={steps.leftOut} one="step" />
        </CardFoot>
      ) : null}
    </Card>
  );
}

/** 'Started by the schedule', 'Started again by Ada Brandt'; 'Queued by …' until it starts. */
function startText(run: RunDetail): string {
  const by = runTrigger(run);
  const verb = run.startTime === undefined ? 'Queued' : 'Started';
  if (by === undefined) return verb;
  if (run.trigger === 'retry') return `${verb} again${run.startedBy ? ` by ${clip(run.startedBy, 80)}` : ''}`;
  return `${verb} by ${run.trigger === 'schedule' || run.trigger === 'assistant' ? 'the ' : ''}${clip(by, 80)}`;
}

/** What it does now, or how it ended. */
function endOf(run: RunDetail, now: Date) {
  const { label, tone, icon = CircleDashed } = runState(runStateOf(run, now));
  const open = isOpen(run.status);
  const line = open ? wordsOf(run.progress?.text) : wordsOf(run.errorMessage);
  return { title: label, tone, icon, at: open ? undefined : run.endTime, line: clip(line.trim(), 200) || undefined };
}
