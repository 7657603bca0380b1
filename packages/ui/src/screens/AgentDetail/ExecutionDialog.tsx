import type { Execution } from '@switchboard/api-contract/agentDetail';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { day, timeWithSeconds, toDate, zoneName } from '../../format/dates.ts';
import { clip } from '../../format/text.ts';
import { runStatus } from '../../rules/runStatus.ts';
import { type } from './AgentDetail.css.ts';
import { durationOf } from './executionColumns.tsx';
import { Output } from './run/Output.tsx';

interface ExecutionDialogProps {
  execution: Execution;
  onClose: () => void;
}

/** A sample run in full: times, duration, result, error. */
export function ExecutionDialog({ execution, onClose }: ExecutionDialogProps) {
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
