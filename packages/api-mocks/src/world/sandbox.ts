import { agentTable } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { missingCriteria, sandboxCriteria } from '@switchboard/api-contract/sandbox';
import { userAnswer } from '../builders/auth.ts';
import type { createAgents } from './agents.ts';
import type { createConnections } from './connections.ts';
import type { Notes } from './notes.ts';

interface Parts {
  readonly agents: ReturnType<typeof createAgents>;
  readonly connections: ReturnType<typeof createConnections>;
  readonly notes: Notes;
}

type Slug = keyof typeof sandboxCriteria;

/** Connecting to the sandbox. The mocked agents find nothing there, so there are no records to delete. */
export function createSandbox({ agents, connections, notes }: Parts) {
  const fill = (slug: Slug): string[] => {
    const { customSettings = {} } = agents.detail(slug).configuration ?? {};
    const criteria = missingCriteria(slug, customSettings ?? {});
    const settings = Object.keys(criteria);
    if (settings.length === 0) return [];
    agents.configure(slug, { customSettings: { ...customSettings, ...criteria } });
    const by = userAnswer().name ?? '';
    notes.add(slug, {
      kind: 'changed',
      text: { kind: 'criteriaFilled', args: { criteria: Object.values(criteria).flat(), by } },
    });
    return settings;
  };
  return {
    connect: (): AnswerOf<typeof endpoints.connectSandbox> => ({
      connected: connections.connectAll(),
      filled: agentTable.flatMap(({ id, slug }) => {
        const settings = Object.hasOwn(sandboxCriteria, slug) ? fill(slug as Slug) : [];
        return settings.length > 0 ? [{ agentId: id, settings }] : [];
      }),
    }),
    deleteRecords: (): AnswerOf<typeof endpoints.deleteSandboxRecords> => ({ deleted: 0 }),
  };
}
