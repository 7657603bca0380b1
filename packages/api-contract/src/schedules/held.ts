import { workingStatuses, type AgentStatus } from '../agents.ts';
import type { HeldReason } from './schedule.ts';

const isHeld = (status: AgentStatus): status is AgentStatus & HeldReason => !workingStatuses.includes(status);

/** Why an agent holds its schedule until a member acts; undefined if it works by itself. */
export function heldReasonOf(status: AgentStatus, enabled: boolean): HeldReason | undefined {
  if (!enabled) return 'disabled';
  return isHeld(status) ? status : undefined;
}
