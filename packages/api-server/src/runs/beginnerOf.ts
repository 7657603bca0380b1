import type { AuditActor } from '@switchboard/api-contract/audit';
import type { Beginning } from './addRun.ts';

/** In whose name a run does what it does: of who began it, or of the agent's schedule. */
export function beginnerOf(
  { trigger, startedBy, startedById: id }: Beginning,
  agent: { readonly name: string },
): AuditActor {
  const type =
    trigger === 'schedule' || trigger === 'workflow' ? 'schedule' : trigger === 'assistant' ? 'assistant' : 'member';
  if (type === 'schedule') return { type, name: agent.name };
  return { type, ...(id !== undefined && { id }), ...(startedBy !== undefined && { name: startedBy }) };
}
