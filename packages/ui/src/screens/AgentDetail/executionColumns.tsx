import type { RunEntry } from '@switchboard/api-contract/runs/run';
import type { Execution } from '@switchboard/api-contract/agentDetail';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CellText } from '../../blocks/records/CellText/CellText.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { cx } from '../../components/cx.ts';
import type { Column } from '../../components/layout/Table/Table.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { dateTime, toDate } from '../../format/dates.ts';
import { ms, NONE } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { runStatus, isOwnRun } from '../../rules/runs.ts';
import { clamp2, ink, nowrap } from '../../theme/typography.css.ts';
import { critical, resultCell, fullWidth } from './AgentDetail.css.ts';

/** The text of the Result column, and where it came from. */
interface ExecutionResult {
  readonly kind: 'result' | 'error' | 'none';
  readonly text: string;
}

/** The result, else the error message, else 'No result'. Blank ones count as missing. */
export function executionResult({ result, errorMessage }: Pick<Execution, 'result' | 'errorMessage'>): ExecutionResult {
  const [resultText, errorText] = [wordsOf(result), wordsOf(errorMessage)];
  if (resultText.trim()) return { kind: 'result', text: resultText };
  if (errorText.trim()) return { kind: 'error', text: errorText };
  return { kind: 'none', text: 'No result' };
}

/** '1,842 ms', or N/A until a run has ended. */
export const durationOf = (duration: number | undefined): string => {
  const text = ms(duration);
  return text === NONE ? 'N/A' : text;
};

const look = { result: undefined, error: critical, none: ink.muted } as const;

interface ExecutionColumns {
  now: Date;
  /** The address of one of its own runs. */
  runHref: (runId: string) => string;
  /** Called for a sample run, which has no address. */
  onOpen: (execution: RunEntry) => void;
}

/** The columns of the executions. */
export function executionColumns({ now, runHref, onOpen }: ExecutionColumns): Column<RunEntry>[] {
  return [
    {
      key: 'status',
      header: 'Status',
      tight: true,
      cell: ({ status }) => <StatusBadge rule={runStatus} value={status} />,
    },
    {
      key: 'type',
      header: 'Type',
      cell: ({ executionType }) => (
        <CellText look="mono" max={60}>
          {executionType}
        </CellText>
      ),
    },
    {
      key: 'start',
      header: 'Start Time',
      cell: ({ startTime }) => <Time className={nowrap} at={startTime} now={now} show="dateTime" />,
    },
    {
      key: 'duration',
      header: 'Duration',
      align: 'end',
      cell: ({ duration }) => {
        const text = durationOf(duration);
        return <span className={cx(nowrap, text === 'N/A' && ink.muted)}>{text}</span>;
      },
    },
    {
      key: 'result',
      header: 'Result',
      cell: (execution) => {
        const { kind, text } = executionResult(execution);
        return (
          <span dir="auto" className={cx(clamp2, resultCell, look[kind])}>
            {clip(text, 160)}
          </span>
        );
      },
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: (execution) => {
        const button = { size: 'sm', variant: 'ghost', bleed: true, className: fullWidth } as const;
        const name = `View ${nameOf(execution, now)}`;
        return isOwnRun(execution) ? (
          <LinkButton {...button} aria-label={name} href={runHref(execution.id)} data-run={execution.id}>
            View
          </LinkButton>
        ) : (
          <Button {...button} aria-label={name} onClick={() => onOpen(execution)}>
            View
          </Button>
        );
      },
    },
  ];
}

/** 'lead_search, Today, 09:38'. */
const nameOf = ({ executionType, startTime }: RunEntry, now: Date): string =>
  [clip(executionType?.trim() || 'execution', 60), ...(toDate(startTime) ? [dateTime(startTime, now)] : [])].join(', ');
