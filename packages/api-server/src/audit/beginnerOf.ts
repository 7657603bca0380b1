import type { AuditActor } from '@switchboard/api-contract/audit';
import type { Beginning } from '../runs/addRun.ts';

/** In whose name a run does what it does: of who began it, or of the agent's schedule. */
export function beginnerOf({ trigger, startedBy }: Beginning, agent: { readonly name: string }): AuditActor {
  const type =
    trigger === 'schedule' || trigger === 'workflow' ? 'schedule' : trigger === 'assistant' ? 'assistant' : 'member';
  const name = type === 'schedule' ? agent.name : startedBy;
  return { type, ...(name !== undefined && { name }) };
}
