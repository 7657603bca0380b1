import { agentTable } from '@switchboard/api-contract/agentTable';
import type { OrchestratorStatus } from '@switchboard/api-contract/records/orchestrator';
import { CircleCheck, Gauge, ListChecks, Waypoints } from 'lucide-react';
import { AgentMark } from '../../blocks/AgentMark/AgentMark.tsx';
import type { Figure } from '../../blocks/AgentPage/figures.ts';
import { Row } from '../../components/Row/Row.tsx';
import { count, inPercent, NONE, partOf, percent } from '../../format/numbers.ts';

const others = agentTable.filter(({ slug }) => slug !== 'orchestrator');

/** Completed tasks of those that have ended, in percent; undefined before the first has. */
export function successRate(stats: OrchestratorStatus['stats']): number | undefined {
  const ended = (stats?.completedTasks ?? 0) + (stats?.failedTasks ?? 0);
  return stats?.completedTasks === undefined || ended <= 0 ? undefined : partOf(stats.completedTasks, ended);
}

/** The tiles of System Overview. */
export const orchestratorFigures: readonly Figure<OrchestratorStatus>[] = [
  {
    label: 'Active Tasks',
    icon: ListChecks,
    of: ({ stats, tasks }) => {
      const queued = tasks.items.filter(({ status }) => status === 'queued').length;
      const total = count(stats?.totalTasks);
      return { figure: count(stats?.activeTasks), unit: total === NONE ? undefined : `of ${total}`, note: queued === 0 ? undefined : `${count(queued)} queued` };
    },
  },
  {
    label: 'Completed',
    icon: CircleCheck,
    of: ({ stats }) => {
      const rate = successRate(stats);
      return { figure: count(stats?.completedTasks), note: rate === undefined ? undefined : `${percent(rate, 0)} success rate` };
    },
  },
  { label: 'System Load', icon: Gauge, of: ({ stats }) => ({ figure: percent(inPercent(stats?.systemLoad), 0), bar: inPercent(stats?.systemLoad) }) },
  {
    label: 'Connected Agents',
    icon: Waypoints,
    of: ({ stats }) => ({
      figure: count(stats?.agentsConnected),
      note:
        stats?.agentsConnected === others.length ? (
          <Row gap={1} wrap>
            {others.map(({ slug }) => (
              <AgentMark key={slug} agent={slug} size="sm" />
            ))}
          </Row>
        ) : (
          `of ${others.length} agents`
        ),
    }),
  },
];
