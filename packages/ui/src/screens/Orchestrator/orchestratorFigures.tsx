import { agentTable } from '@switchboard/api-contract/agentTable';
import type { OrchestratorStatus } from '@switchboard/api-contract/agents/orchestrator';
import { CircleCheck, Gauge, ListChecks, Waypoints } from 'lucide-react';
import { AgentMark } from '../../blocks/agents/AgentMark/AgentMark.tsx';
import { figureNote, type Figure } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { count, validPercent, percentOfWhole, percent } from '../../format/numbers.ts';
import { inPlaceOfMarks, marks } from './Orchestrator.css.ts';

const others = agentTable.filter(({ slug }) => slug !== 'orchestrator');

/** The percentage of ended tasks that completed; undefined before the first has ended. */
export function successRate(stats: OrchestratorStatus['stats']): number | undefined {
  const ended = (stats.completedTasks ?? 0) + (stats.failedTasks ?? 0);
  return stats.completedTasks === undefined || ended <= 0 ? undefined : percentOfWhole(stats.completedTasks, ended);
}

/** The tiles of System Overview. */
export const orchestratorFigures: readonly Figure<OrchestratorStatus>[] = [
  {
    label: 'Active Tasks',
    icon: ListChecks,
    value: ({ stats, tasks }) => {
      const queued = tasks.items.filter(({ status }) => status === 'queued').length;
      return {
        figure: count(stats.activeTasks),
        unit: figureNote(count(stats.totalTasks), (total) => `of ${total}`),
        note: queued === 0 ? undefined : `${count(queued)} queued`,
      };
    },
  },
  {
    label: 'Completed',
    icon: CircleCheck,
    value: ({ stats }) => ({
      figure: count(stats.completedTasks),
      note: figureNote(percent(successRate(stats), 0), (rate) => `${rate} success rate`),
    }),
  },
  {
    label: 'System Load',
    icon: Gauge,
    value: ({ stats }) => ({ figure: percent(validPercent(stats.systemLoad), 0), bar: validPercent(stats.systemLoad) }),
  },
  {
    label: 'Connected Agents',
    icon: Waypoints,
    value: ({ stats }) => ({
      figure: count(stats.agentsConnected),
      note:
        stats.agentsConnected === others.length ? (
          <>
            <span className={marks}>
              {others.map(({ slug }) => (
                <AgentMark key={slug} agent={slug} size="sm" />
              ))}
            </span>
            <span className={inPlaceOfMarks}>of {others.length} agents</span>
          </>
        ) : (
          `of ${others.length} agents`
        ),
    }),
  },
];
