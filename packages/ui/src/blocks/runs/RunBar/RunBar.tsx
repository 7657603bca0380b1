import type { RunSummary } from '@switchboard/api-contract/runs/run';
import { isAtWork, isOpen } from '@switchboard/api-contract/runs/runStatus';
import { CircleDashed, ListChecks, Plug, RotateCw, SlidersHorizontal, Wallet, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { cx } from '../../../components/cx.ts';
import { Bar } from '../../../components/display/Bar/Bar.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Spinner } from '../../../components/display/Spinner/Spinner.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { money } from '../../../format/numbers.ts';
import { runState, runStateOf } from '../../../rules/runs.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { ActionButton } from '../../roles/ActionButton.tsx';
import {
  action,
  actions,
  bar,
  count,
  line,
  main,
  mark,
  more,
  progress,
  reason,
  second,
  state,
  time,
  words,
} from './RunBar.css.ts';
import { runLine, runProgress, runTime } from './runLine.ts';

/** The newest run of an agent, and what a member can do with it. */
export interface RunControl {
  readonly run: RunSummary;
  /** The address of its detail. */
  readonly href: string;
  /** The address at which the assistant is asked about it. */
  readonly askHref?: string | undefined;
  /** The action that is being sent. */
  readonly busy?: 'cancel' | 'retry' | undefined;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Reads the time while the run is open; without it, its time stands still. */
  readonly readNow?: (() => Date) | undefined;
}

interface RunBarProps {
  /** The run, and what a member can do with it. */
  control: RunControl;
  /** The present, for how long an open run has taken. */
  now: Date;
}

const nextIcon: Readonly<Record<string, LucideIcon>> = {
  connection: Plug,
  setting: SlidersHorizontal,
  preview: ListChecks,
  budget: Wallet,
};

/** The newest run of an agent: its state, what it does or what came of it, and what a member can do. */
export function RunBar({ control, now }: RunBarProps) {
  const { run, readNow } = control;
  const open = isOpen(run.status);
  const present = useTicking(now, open ? readNow : undefined);
  const rule = runState(runStateOf(run, present));
  const { main: does, more: also } = runLine(run, present);
  const counted = open ? runProgress(run) : undefined;
  const taken = runTime(run, present);
  return (
    <div role="group" aria-label="Latest run">
      <Card className={cx(toneClass[rule.tone], bar)}>
        <span className={mark}>
          {isAtWork(run.status) ? <Spinner size="sm" /> : <Icon icon={rule.icon ?? CircleDashed} />}
        </span>
        <div className={words}>
          <div className={line}>
            <span className={state}>{rule.label}</span>
            {taken === undefined ? null : (
              <span className={time}>
                {taken}
                {open ? '' : costInBar(run)}
              </span>
            )}
            {run.sandbox ? <SandboxMark /> : null}
          </div>
          <div className={second}>
            <span className={rule.tone === 'critical' ? reason : main}>{does}.</span>
            {also ? <span className={more}> {also}.</span> : null}
          </div>
        </div>
        {counted ? (
          <div className={progress}>
            <span className={count}>{counted.text}</span>
            <Bar kind="progress" label="Progress of the run" value={counted.percent} valueText={counted.text} />
          </div>
        ) : null}
        <div className={actions}>{open ? <Cancel {...control} /> : <Ended {...control} />}</div>
      </Card>
      <LiveRegion message={`${rule.label}. ${open ? '' : does}`.trim()} />
    </div>
  );
}

/** ' · €0.67', ' · no cost' in the sandbox; nothing where it is unknown. */
function costInBar({ cost, sandbox }: RunSummary): string {
  if (cost?.amount !== undefined) return ` · ${cost.unknown ? 'at least ' : ''}${money(cost.amount, cost.currency)}`;
  return sandbox && cost?.unknown === false ? ' · no cost' : '';
}

function Cancel({ run, busy, onCancel }: RunControl) {
  const cancelling = busy === 'cancel' || run.cancelling === true;
  return (
    <ActionButton
      needs="work"
      size="sm"
      className={action}
      busy={cancelling}
      busyLabel="Cancelling…"
      onClick={onCancel}
    >
      Cancel
    </ActionButton>
  );
}

function Ended({ run: { next }, href, busy, onRetry }: RunControl) {
  return (
    <>
      <LinkButton size="sm" className={action} href={href}>
        View run
      </LinkButton>
      {next?.kind === 'retry' ? (
        <ActionButton
          needs="work"
          size="sm"
          className={action}
          icon={RotateCw}
          busy={busy === 'retry'}
          onClick={onRetry}
        >
          {next.label}
        </ActionButton>
      ) : next?.to === undefined ? null : (
        <LinkButton size="sm" className={action} icon={nextIcon[next.kind]} href={next.to}>
          {next.label}
        </LinkButton>
      )}
    </>
  );
}

const secondMs = 1_000;

/** `now`, and while `readNow` is given, the time of each second that the tab is visible. */
function useTicking(now: Date, readNow: (() => Date) | undefined): Date {
  const [ticked, setTicked] = useState({ from: now, at: now });
  useEffect(() => {
    if (!readNow) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTicked({ from: now, at: readNow() });
    }, secondMs);
    return () => clearInterval(timer);
  }, [now, readNow]);
  return readNow && ticked.from === now ? ticked.at : now;
}
