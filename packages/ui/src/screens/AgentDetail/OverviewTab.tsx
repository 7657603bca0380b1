import type { AgentDetail, Execution } from '@switchboard/api-contract/agentDetail';
import type { RunDetail } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { CircleCheck, Gauge, Layers, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { FigureTiles } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import type { Figure } from '../../blocks/agents/AgentPage/figures.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card, CardHead } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { day, toDate } from '../../format/dates.ts';
import { count, NONE } from '../../format/numbers.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import { AgentInformation } from './AgentInformation.tsx';
import { leads } from './AgentDetail.css.ts';
import { RecentActivity } from './RecentActivity.tsx';
import { rateFigure } from './rateFigure.ts';
import { rateOfRuns } from './rateOfRuns.ts';
import { LastAnswer } from './run/LastAnswer.tsx';
import { withinRange } from './withinRange.ts';

/** Counts and times above this are faulty data. */
const MOST = 1e15;

export const overviewFigures: readonly Figure<AgentDetail>[] = [
  {
    label: 'Confidence Score',
    icon: Gauge,
    of: ({ confidenceScore }) => rateFigure(withinRange((confidenceScore ?? -1) * 10, 0, 100)),
  },
  {
    label: 'Total Executions',
    icon: Layers,
    of: ({ metrics, createdAt }) => ({
      figure: count(withinRange(metrics?.totalExecutions, 0, MOST)),
      note: toDate(createdAt) ? `since ${day(createdAt)}` : undefined,
    }),
  },
  { label: 'Success Rate', icon: CircleCheck, of: ({ metrics }) => rateFigure(rateOfRuns(metrics, 'successRate')) },
  {
    label: 'Avg Response Time',
    icon: Timer,
    of: ({ metrics }) => {
      const ran = metrics?.totalExecutions !== 0;
      const figure = count(ran ? withinRange(metrics?.averageResponseTime, 0, MOST) : undefined);
      return { figure, unit: figure === NONE ? undefined : 'ms', note: 'of finished runs' };
    },
  },
];

interface OverviewTabProps {
  agent: AgentDetail;
  executions: ViewState<Rows<Execution>>;
  /** What waits for a member. */
  waiting: ReactNode;
  lastAnswer: RunDetail | undefined;
  runHref: (runId: string) => string;
  now: Date;
  onAllExecutions: () => void;
}

/** What waits, the last answer, four figures, facts about the agent, and its latest runs. */
export function OverviewTab({
  agent,
  executions,
  waiting,
  lastAnswer,
  runHref,
  now,
  onAllExecutions,
}: OverviewTabProps) {
  return (
    <Stack>
      {waiting}
      {lastAnswer ? <LastAnswer run={lastAnswer} href={runHref(lastAnswer.id)} now={now} /> : null}
      <FigureTiles figures={overviewFigures} data={agent} />
      <Grid columns={2} align="start">
        <AgentInformation agent={agent} now={now} />
        <Card as="section" aria-label="Recent Activity">
          <CardHead
            level={2}
            title="Recent Activity"
            actions={
              <Button size="sm" variant="ghost" className={leads} onClick={onAllExecutions}>
                All executions
              </Button>
            }
          />
          <RecentActivity executions={dataOf(executions) ?? agent.executions} now={now} />
        </Card>
      </Grid>
    </Stack>
  );
}
