import { isActive } from '../../../rules/agents.ts';
import type { ScheduleCardProps } from '../ScheduleCard/ScheduleCard.tsx';
import type { AgentPageProps, StatusBase } from './AgentPageProps.ts';
import { runButtonName } from './startRun.ts';

/** The first card of a page's configuration: when its agent runs by itself. */
export const scheduleCardProps = ({
  agent,
  schedule,
}: Pick<AgentPageProps<StatusBase, object>, 'agent' | 'schedule'>): Omit<ScheduleCardProps, 'form' | 'now'> => ({
  schedule,
  starting: agent.busy === 'toggle',
  ...(isActive(agent.status) ? {} : { onStart: agent.onToggle }),
  runName: runButtonName(agent.slug),
});
