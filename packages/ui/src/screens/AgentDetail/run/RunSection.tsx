import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { RotateCw } from 'lucide-react';
import { SandboxMark } from '../../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { BackLink } from '../../../components/actions/BackLink/BackLink.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { dateTime, toDate } from '../../../format/dates.ts';
import { dataOf } from '../../../format/viewState.ts';
import { runState, runStateOf } from '../../../rules/runs.ts';
import type { AgentLinks, RunRegion } from '../AgentDetailScreenProps.ts';
import { RunContent } from './RunContent.tsx';
import type { RunControl } from '../../../blocks/runs/RunBar/RunBar.tsx';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';

/**
 * The buttons of a run: Ask about this; Cancel while the run is open; afterwards a link to what fixes a failure, and
 * Retry unless the daily limit is reached.
 */
function RunActions({ control: { run, busy, askHref, onCancel, onRetry } }: { control: RunControl }) {
  const ask =
    askHref === undefined ? null : (
      <LinkButton size="sm" variant="ghost" href={askHref}>
        Ask about this
      </LinkButton>
    );
  if (isOpen(run.status)) {
    const cancelling = busy === 'cancel' || run.cancelling === true;
    return (
      <>
        {ask}
        <ActionButton needs="work" size="sm" busy={cancelling} busyLabel="Cancelling…" onClick={onCancel}>
          Cancel
        </ActionButton>
      </>
    );
  }
  const isAtDailyLimit = run.status === 'completed' && run.next?.kind === 'limit';
  return (
    <>
      {ask}
      {run.next?.to === undefined ? null : (
        <LinkButton size="sm" href={run.next.to}>
          {run.next.label}
        </LinkButton>
      )}
      {isAtDailyLimit ? null : (
        <ActionButton needs="work" size="sm" icon={RotateCw} busy={busy === 'retry'} onClick={onRetry}>
          Retry
        </ActionButton>
      )}
    </>
  );
}

interface RunSectionProps {
  region: RunRegion;
  /** The agent of the page; omitted for one that was deleted. */
  agentId?: string;
  /** Whether the agent's results are answers in Markdown. */
  answers: boolean;
  links: AgentLinks;
  now: Date;
}

/** One run in full, in place of the list of runs. */
export function RunSection({ region: { view, control }, agentId, answers, links, now }: RunSectionProps) {
  const run = dataOf(view);
  const isOfOtherAgent = run?.agentId !== undefined && agentId !== undefined && run.agentId !== agentId;
  const isUnknown = isOfOtherAgent || (view.status === 'error' && view.kind === 'missing');
  const knownRun = isUnknown ? undefined : run;
  return (
    <div>
      <BackLink href={links.executions}>All executions</BackLink>
      <Section
        title={titleOf(knownRun, now)}
        mark={
          knownRun ? (
            <>
              <StatusBadge rule={runState} value={runStateOf(knownRun, now)} />
              {knownRun.sandbox ? <SandboxMark /> : null}
            </>
          ) : undefined
        }
        actions={knownRun && control ? <RunActions control={control} /> : undefined}
      >
        {isUnknown ? (
          <EmptyState
            kind="no-match"
            level={3}
            title="There is no such run"
            text="This agent has no run with this address. Runs are removed after a year."
          />
        ) : (
          <ViewRegion view={view} name="the run" now={now} loading={<LoadingRun />}>
            {(ready) => <RunContent run={ready} answers={answers} links={links} now={now} />}
          </ViewRegion>
        )}
      </Section>
    </div>
  );
}

/** 'Run of today, 08:00'; 'Run' until the run is read. */
function titleOf(run: RunDetail | undefined, now: Date): string {
  const at = toDate(run?.startTime ?? run?.queuedAt);
  return at ? `Run of ${dateTime(at, now).replace(/^(Today|Yesterday)/, (name) => name.toLowerCase())}` : 'Run';
}

const LoadingRun = () => (
  <Grid columns="main">
    <Card>
      <SkeletonRows rows={8} />
    </Card>
    <Card>
      <SkeletonRows rows={5} />
    </Card>
  </Grid>
);
