import type { OrchestratorTask } from '@switchboard/api-contract/agents/orchestrator';
import { minutes } from '../../format/numbers.ts';
import { orchestratorTaskStatus } from '../../rules/orchestratorTaskStatus.ts';

/** 'Running...', 'Queued', or the duration: '4 min', 'under 1 min', a dash if unknown. */
export function taskDuration({ status, duration }: Pick<OrchestratorTask, 'status' | 'duration'>): string {
  const rule = orchestratorTaskStatus(status);
  const waiting = 'duration' in rule ? rule.duration : undefined;
  if (waiting !== undefined) return waiting;
  return duration !== undefined && duration >= 0 && duration < 60_000
    ? 'under 1 min'
    : minutes(duration === undefined ? undefined : duration / 60_000);
}
