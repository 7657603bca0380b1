import type { ActivityNote } from '@switchboard/api-contract/agents/page';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';

/** Entries of Recent Activity, newest first, by agent. */
export function createNotes(clock: () => Date) {
  const notes = new Map<AgentSlug, (ActivityNote & { id: string; at: string })[]>();
  return {
    add(slug: AgentSlug, note: ActivityNote): void {
      const lines = notes.get(slug) ?? [];
      notes.set(slug, [{ id: `own-activity-${lines.length + 1}`, ...note, at: clock().toISOString() }, ...lines]);
    },
    of: (slug: AgentSlug) => notes.get(slug) ?? [],
  };
}

export type Notes = ReturnType<typeof createNotes>;
