import type { AgentDetail, Execution } from '@switchboard/api-contract/agentDetail';
import type { RunDetail } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { CircleCheck, Gauge, Layers, Timer, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '@switchboard/api-contract/limits';
import { FigureTiles, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card, CardHead, CardBody, CardFoot } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { day, toDate } from '../../format/dates.ts';
import { count, NONE } from '../../format/numbers.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import { AgentInformation, TimeWithAge } from './AgentInformation.tsx';
import { navigates, cardFoot } from './AgentDetail.css.ts';
import { rateFigure, rateOfRuns, withinRange } from './agentFigures.ts';
import { Link } from '../../components/actions/Link/Link.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { clip } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { AnswerText } from './run/Output.tsx';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { List, ListRow } from '../../components/layout/List/List.tsx';
import { runStatus } from '../../rules/runs.ts';
import type { Rule } from '../../rules/lookup.ts';

/** The first paragraphs of an answer, up to a length in characters; the first one whole, however long it is. */
export function firstParagraphs(answer: string, maxLength: number): string {
  if (answer.length <= maxLength) return answer;
  const gaps = [...answer.matchAll(/\n\s*\n/g)].map(({ index }) => index);
  const end = gaps.findLast((at) => at <= maxLength) ?? gaps[0] ?? answer.length;
  return answer.slice(0, end);
}

/** The list's icon shows the status already, so the badge has none. */
const statusWithoutIcon = (status: string): Rule => ({ ...runStatus(status), icon: undefined });

/** The latest runs: icon by status, type, start, badge. */
function RecentActivity({ executions: { items, leftOut }, now }: { executions: Rows<Execution>; now: Date }) {
  if (items.length === 0 && leftOut === 0)
    return (
      <EmptyState
        bare
        kind="no-match"
        level={3}
        title="No executions yet"
        text="Each run of this agent is listed here."
      />
    );
  return (
    <>
      <List>
        {items.slice(0, limits.shown.recentActivity).map(({ id, status, executionType, startTime }, index) => {
          const { icon, tone } = runStatus(status);
          return (
            <ListRow
              key={id ?? index}
              compact
              iconStyle="bare"
              icon={icon ?? CircleDashed}
              tone={tone}
              mono
              title={clip(executionType?.trim() || 'execution', 80)}
              sub={<TimeWithAge at={startTime} now={now} />}
              trailing={<StatusBadge rule={statusWithoutIcon} value={status} />}
            />
          );
        })}
      </List>
      {leftOut > 0 ? (
        <div className={cardFoot}>
          <LeftOut count={leftOut} one="execution" />
        </div>
      ) : null}
    </>
  );
}

/** Longer answers are read in their run. */
const LONGEST_ANSWER = 800;

interface LastAnswerProps {
  run: RunDetail;
  /** The address of the run. */
  href: string;
  now: Date;
}

/** What an agent of type custom answered last, when, and to what. */
function LastAnswer({ run: { input, result, endTime }, href, now }: LastAnswerProps) {
  const answer = typeof result === 'string' ? result.trim() : '';
  if (answer === '') return null;
  const shown = firstParagraphs(answer, LONGEST_ANSWER);
  return (
    <Section
      title="Last answer"
      mark={
        <span className={`${text.caption} ${ink.muted}`}>
          <TimeWithAge at={endTime} now={now} />
        </span>
      }
      actions={<Link href={href}>View run</Link>}
    >
      <Card>
        <CardHead title={<bdi>{clip(input?.trim() || 'Answer', 120)}</bdi>} />
        <CardBody>
          <AnswerText answer={shown} />
        </CardBody>
        {shown === answer ? null : (
          <CardFoot>
            <Link href={href}>Read it all</Link>
          </CardFoot>
        )}
      </Card>
    </Section>
  );
}

/** Counts and times above this are faulty data. */
const MAX_VALID = 1e15;

export const overviewFigures: readonly Figure<AgentDetail>[] = [
  {
    label: 'Confidence Score',
    icon: Gauge,
    value: ({ confidenceScore }) => rateFigure(withinRange((confidenceScore ?? -1) * 10, 0, 100)),
  },
  {
    label: 'Total Executions',
    icon: Layers,
    value: ({ metrics, createdAt }) => ({
      figure: count(withinRange(metrics?.totalExecutions, 0, MAX_VALID)),
      note: toDate(createdAt) ? `since ${day(createdAt)}` : undefined,
    }),
  },
  { label: 'Success Rate', icon: CircleCheck, value: ({ metrics }) => rateFigure(rateOfRuns(metrics, 'successRate')) },
  {
    label: 'Avg Response Time',
    icon: Timer,
    value: ({ metrics }) => {
      const ran = metrics?.totalExecutions !== 0;
      const figure = count(ran ? withinRange(metrics?.averageResponseTime, 0, MAX_VALID) : undefined);
      return { figure, unit: figure === NONE ? undefined : 'ms', note: 'of finished runs' };
    },
  },
];

interface OverviewTabProps {
  agent: AgentDetail;
  executions: ViewState<Rows<Execution>>;
  /** The proposals and replies that wait for a member. */
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
              <Button size="sm" variant="ghost" className={navigates} onClick={onAllExecutions}>
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
