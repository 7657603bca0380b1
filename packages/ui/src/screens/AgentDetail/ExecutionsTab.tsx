import { limits } from '@switchboard/api-contract/limits';
import type { RunEntry } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { useState } from 'react';
import type { Execution } from '@switchboard/api-contract/agentDetail';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { RunNow, type RunNowControl } from '../../blocks/runs/RunNow/RunNow.tsx';
import { RefreshControl } from '../../blocks/states/RefreshControl/RefreshControl.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ViewRegion } from '../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Card, CardHead } from '../../components/layout/Card/Card.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { Table } from '../../components/layout/Table/Table.tsx';
import { zoneName, day, timeWithSeconds, toDate } from '../../format/dates.ts';
import { count, plural } from '../../format/numbers.ts';
import type { ExecutionsRegion } from './AgentDetailScreenProps.ts';
import { executionColumns, durationOf } from './executionColumns.tsx';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { clip } from '../../format/text.ts';
import { runStatus } from '../../rules/runs.ts';
import { type } from './AgentDetail.css.ts';
import { Output } from './run/Output.tsx';

interface ExecutionDialogProps {
  execution: Execution;
  onClose: () => void;
}

/** A sample run in full: times, duration, result, error. */
function ExecutionDialog({ execution, onClose }: ExecutionDialogProps) {
  const { id, status, executionType, startTime, endTime, duration } = execution;
  const error = wordsOf(execution.errorMessage);
  return (
    <Dialog
      size="lg"
      open
      onClose={onClose}
      title={<bdi className={type}>{clip(executionType?.trim() || 'Execution', 80)}</bdi>}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <Facts
        items={[
          { label: 'Status', value: <StatusBadge rule={runStatus} value={status} /> },
          { label: 'Start', value: <ExactTime at={startTime} /> },
          { label: 'End', value: <ExactTime at={endTime} /> },
          { label: 'Duration', value: durationOf(duration) },
          { label: 'Execution id', value: id?.trim() ? <span className={type}>{clip(id, 80)}</span> : <NoValue /> },
        ]}
      />
      <Output title="Result" value={wordsOf(execution.result)}>
        No result
      </Output>
      {error.trim() ? <Output title="Error" value={error} /> : null}
    </Dialog>
  );
}

/** '20 November 2026, 09:38:20 CET'. */
function ExactTime({ at }: { at: string | undefined }) {
  const date = toDate(at);
  if (!date) return <NoValue />;
  return (
    <time dateTime={date.toISOString()}>
      {day(date)}, {timeWithSeconds(date)} {zoneName(date)}
    </time>
  );
}

const keyOf = ({ id, startTime, executionType }: RunEntry): string => id ?? `${startTime} ${executionType}`;

interface ExecutionsTabProps {
  region: ExecutionsRegion;
  /** The number of all runs, according to the metrics. */
  total: number | undefined;
  /** Omitted for an agent that was deleted. */
  runNow?: RunNowControl;
  /** The address of one of its own runs. */
  runHref: (runId: string) => string;
  now: Date;
}

/** The latest runs as a table. Each leads to its detail; of sample runs a dialog says what is known. */
export function ExecutionsTab({
  region: { view, asOf, refreshing, onRefresh },
  total,
  runNow,
  runHref,
  now,
}: ExecutionsTabProps) {
  const [opened, setOpened] = useState<RunEntry>();
  return (
    <Card clipped>
      <CardHead
        level={2}
        title="Executions"
        actions={
          <RefreshControl
            variant="secondary"
            asOf={view.status === 'ready' ? asOf : undefined}
            busy={refreshing}
            onRefresh={onRefresh}
          />
        }
      />
      <ViewRegion bare view={view} name="executions" now={now} loading={<SkeletonRows rows={10} />}>
        {(rows) => (
          <>
            <Table
              label="Executions"
              columns={executionColumns({ now, runHref, onOpen: setOpened })}
              rows={rows.items.slice(0, limits.shown.executions)}
              rowKey={keyOf}
              empty={
                <EmptyState
                  bare
                  kind="no-match"
                  level={3}
                  title="No executions yet"
                  text="Each run of this agent is listed here."
                  action={runNow && <RunNow {...runNow} />}
                />
              }
              foot={
                <>
                  <span>
                    {shownOf(rows, total)} · times in {zoneName(now)}
                  </span>
                  <LeftOut count={rows.leftOut} one="execution" />
                </>
              }
            />
            {opened ? (
              <ExecutionDialog
                execution={rows.items.find((each) => keyOf(each) === keyOf(opened)) ?? opened}
                onClose={() => setOpened(undefined)}
              />
            ) : null}
          </>
        )}
      </ViewRegion>
    </Card>
  );
}

/** 'First 20 of 2,158 executions', '3 executions'. */
function shownOf({ items }: Rows<RunEntry>, total = 0): string {
  const all = Math.max(items.length, total < 1e15 ? total : 0);
  const shown = Math.min(items.length, limits.shown.executions);
  return shown > 0 && all > shown ? `First ${count(shown)} of ${plural(all, 'execution')}` : plural(shown, 'execution');
}
