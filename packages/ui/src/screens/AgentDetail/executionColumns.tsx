import type { Execution } from '@switchboard/api-contract/agents';
import { CellText } from '../../blocks/records/CellText/CellText.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import type { Column } from '../../components/layout/Table/Table.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { dateTime, toDate } from '../../format/dates.ts';
import { ms, NONE } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { executionStatus } from '../../rules/executionStatus.ts';
import { clamp2, ink, nowrap } from '../../theme/typography.css.ts';
import { critical, resultCell, whole } from './AgentDetail.css.ts';
import { executionResult } from './executionResult.ts';

/** '1,842 ms', or N/A until a run has ended. */
export const durationOf = (duration: number | undefined): string => {
  const text = ms(duration);
  return text === NONE ? 'N/A' : text;
};

const look = { result: undefined, error: critical, none: ink.muted } as const;

/** The columns of the executions. */
export function executionColumns({
  now,
  onOpen,
}: {
  now: Date;
  onOpen: (execution: Execution) => void;
}): Column<Execution>[] {
  return [
    {
      key: 'status',
      header: 'Status',
      tight: true,
      cell: ({ status }) => <StatusBadge rule={executionStatus} value={status} />,
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
      cell: ({ duration }) => <Duration text={durationOf(duration)} />,
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
      cell: (execution) => (
        <Button
          size="sm"
          variant="ghost"
          bleed
          className={whole}
          aria-label={`View ${nameOf(execution, now)}`}
          onClick={() => onOpen(execution)}
        >
          View
        </Button>
      ),
    },
  ];
}

const Duration = ({ text }: { text: string }) => (
  <span className={cx(nowrap, text === 'N/A' && ink.muted)}>{text}</span>
);

/** 'lead_search, Today, 09:38'. */
const nameOf = ({ executionType, startTime }: Execution, now: Date): string =>
  [clip(executionType?.trim() || 'execution', 60), ...(toDate(startTime) ? [dateTime(startTime, now)] : [])].join(', ');
