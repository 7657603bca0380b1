import { isActive } from '../../../rules/agentStatus.ts';
import { ScheduleCard } from '../ScheduleCard/ScheduleCard.tsx';
import { runNameOf } from './runNowOf.ts';
import type { AgentPageProps, StatusBase } from './agentPageProps.ts';

interface PageScheduleProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'agent' | 'schedule' | 'now'>;
  /** The heading level: 2 if no section surrounds the card. */
  level?: 2 | 3;
}

/** The first card of a page's configuration: when its agent runs by itself. */
export function PageSchedule({ page: { agent, schedule, now }, level }: PageScheduleProps) {
  return (
    <ScheduleCard
      schedule={schedule}
      level={level}
      starting={agent.busy === 'toggle'}
      onStart={isActive(agent.status) ? undefined : agent.onToggle}
      runName={runNameOf(agent.slug)}
      now={now}
    />
  );
}
