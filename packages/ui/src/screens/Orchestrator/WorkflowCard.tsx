import type { Workflow } from '@switchboard/api-contract/agents/orchestrator';
import { useId, type ReactNode } from 'react';
import { OpenRecord } from '../../blocks/records/RecordsSection/rowParts.tsx';
import { aboveRecordName, opensRecord } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { toDate, timeWithPreposition } from '../../format/dates.ts';
import { count, NONE, percentOfWhole, plural } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { workflowStatus } from '../../rules/tasks.ts';
import { ink, nowrap, text } from '../../theme/typography.css.ts';
import { failures, flowName } from './Orchestrator.css.ts';

/** When a workflow will end, ended or stopped. */
function eta({ status, estimatedCompletion, endTime }: Workflow, now: Date): ReactNode {
  if (status === 'running') return <Time at={estimatedCompletion} now={now} show="dateTime" />;
  if (status === 'paused') return 'Paused';
  const word = status === 'completed' ? 'Done' : 'Stopped';
  return toDate(endTime) ? `${word} ${timeWithPreposition(endTime, now)}` : word;
}

interface WorkflowCardProps {
  workflow: Workflow;
  now: Date;
  onOpen: () => void;
  /** The checkbox that selects it; none while nothing can be done with several. */
  box?: ReactNode;
  /** The mark of one from the sandbox, where not all of them are. */
  mark?: ReactNode;
}

/** One workflow: its progress, its current task and when it will be done. */
export function WorkflowCard({ workflow, now, onOpen, box, mark }: WorkflowCardProps) {
  const id = useId();
  const { status, totalTasks, completedTasks, failedTasks, currentTask, startTime } = workflow;
  const name = clip(workflow.name?.trim() || 'Unnamed workflow', 120);
  const progress = `${count(completedTasks)}/${count(totalTasks)} tasks`;
  return (
    <Card as="article" padded className={opensRecord} aria-labelledby={id}>
      <Stack gap={4}>
        <Row justify="between" align="start" wrap>
          {box ? <span className={aboveRecordName}>{box}</span> : null}
          <h3 id={id} className={cx(text.titleSm, ink.strong, flowName)} dir="auto">
            <OpenRecord onOpen={onOpen}>{name}</OpenRecord>
          </h3>
          <Row>
            {mark}
            <StatusBadge rule={workflowStatus} value={status} />
          </Row>
        </Row>
        <Row gap={3}>
          <Bar
            kind="progress"
            label="Progress"
            value={percentOfWhole(completedTasks, totalTasks)}
            valueText={progress}
            color={workflowStatus(status).tone === 'critical' ? 'critical' : 'line'}
          />
          <span className={cx(text.label, ink.strong, nowrap)} aria-hidden="true">
            {progress}
          </span>
        </Row>
        <Facts
          items={[
            {
              label: 'Current task',
              value: <bdi>{clip(currentTask?.trim() || (status === 'completed' ? 'None' : NONE), 80)}</bdi>,
            },
            { label: 'Start', value: <Time at={startTime} now={now} show="dateTime" /> },
            { label: 'ETA', value: eta(workflow, now) },
            {
              label: 'Failed',
              value:
                failedTasks === undefined ? undefined : (
                  <span className={failedTasks > 0 ? failures : undefined}>{plural(failedTasks, 'task')}</span>
                ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
