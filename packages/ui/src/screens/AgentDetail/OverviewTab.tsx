import type { AgentDetail, Execution } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import type { RunDetail } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { CircleCheck, Gauge, Layers, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card, CardHead } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Tile } from '../../components/layout/Tile/Tile.tsx';
import { day, toDate } from '../../format/dates.ts';
import { count, NONE, percent } from '../../format/numbers.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import { AgentInformation } from './AgentInformation.tsx';
import { leads } from './AgentDetail.css.ts';
import { RecentActivity } from './RecentActivity.tsx';
import { rateOfRuns } from './rateOfRuns.ts';
import { LastAnswer } from './run/LastAnswer.tsx';
import { within } from './within.ts';

/** Counts and times above this are faulty data. */
const MOST = 1e15;

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
  const { metrics, confidenceScore, createdAt } = agent;
  const confidence = within((confidenceScore ?? -1) * 10, 0, 100);
  const success = rateOfRuns(metrics, 'successRate');
  const ran = metrics?.totalExecutions !== 0;
  const response = count(ran ? within(metrics?.averageResponseTime, 0, MOST) : undefined);
  return (
    <Stack>
      {waiting}
      {lastAnswer ? <LastAnswer run={lastAnswer} href={runHref(lastAnswer.id)} now={now} /> : null}
      <Grid columns={4} tiles>
        <Tile
          label="Confidence Score"
          icon={Gauge}
          figure={percent(confidence)}
          bar={<Bar label="Confidence Score" value={confidence} valueText={percent(confidence)} />}
        />
        <Tile
          label="Total Executions"
          icon={Layers}
          figure={count(within(metrics?.totalExecutions, 0, MOST))}
          foot={toDate(createdAt) ? `since ${day(createdAt)}` : undefined}
        />
        <Tile
          label="Success Rate"
          icon={CircleCheck}
          figure={percent(success)}
          bar={<Bar label="Success Rate" value={success} valueText={percent(success)} />}
        />
        <Tile
          label="Avg Response Time"
          icon={Timer}
          figure={response}
          unit={response === NONE ? undefined : 'ms'}
          foot="of finished runs"
        />
      </Grid>
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
          <RecentActivity
            executions={dataOf(executions) ?? agent.executions}
            limit={limits.shown.recentActivity}
            now={now}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
