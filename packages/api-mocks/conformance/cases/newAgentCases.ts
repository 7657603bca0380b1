import { agentTable } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { agentDetailOf } from '../agentDetailOf.ts';

const create = (body: unknown) => ({ endpoint: 'createAgent', body }) as const;

/** Agents that members create. */
export const newAgentCases: Group = {
  title: 'new agents',
  cases: [
    {
      ...create({ name: '  Support triage ', type: 'email', description: 'Sorts what customers write.' }),
      name: 'a new agent stands in the list and can be opened, started and configured',
      status: 200,
      check: async (reading, ask) => {
        const created = jsonOf('createAgent', reading);
        expect(created).toMatchObject({
          name: 'Support triage',
          type: 'email',
          description: 'Sorts what customers write.',
          status: 'idle',
        });
        expect(jsonOf('agents', await ask({ endpoint: 'agents' })).map(({ id }) => id)).toContain(created.id);
        const path = { agentId: created.id };
        expect(jsonOf('agent', await ask({ endpoint: 'agent', path }))).toMatchObject({
          id: created.id,
          name: 'Support triage',
          type: 'email_automation',
          executions: [],
        });
        expect(
          jsonOf('agentAction', await ask({ endpoint: 'agentAction', path: { ...path, action: 'start' } })).status,
        ).toBe('deployed');
        await ask({ endpoint: 'configureAgent', path, body: { timeout: 60 } });
        expect((await agentDetailOf(ask, created.id)).configuration?.timeout).toBe(60);
      },
    },
    {
      ...create({ name: 'Email-Agent!', type: 'custom' }),
      name: 'a name that makes a taken id gets an id of its own',
      status: 200,
      check: (reading) => {
        const { id } = jsonOf('createAgent', reading);
        expect(agentTable.map((entry): string => entry.id)).not.toContain(id);
        expect(agentTable.map((entry): string => entry.slug)).not.toContain(id);
      },
    },
    ...['Email Agent', '  email   AGENT ', 'Ｅmail Agent', 'support triage'].map((name): Case => ({
      ...create({ name, type: 'custom' }),
      name: `a name that is taken: ${name}`,
      status: 422,
      fields: { name: messages.agentNameTaken },
    })),
    {
      ...create({ name: 'Tender watch', type: 'custom' }),
      name: 'an agent that members created can be deleted, and then is gone',
      status: 200,
      check: async (reading, ask) => {
        const path = { agentId: jsonOf('createAgent', reading).id };
        expect((await ask({ endpoint: 'deleteAgent', path })).status).toBe(204);
        expect((await ask({ endpoint: 'agent', path })).status).toBe(404);
        expect((await ask({ endpoint: 'deleteAgent', path })).status).toBe(404);
      },
    },
    {
      endpoint: 'deleteAgent',
      path: { agentId: 'email' },
      name: 'one of the seven can’t be deleted',
      status: 409,
      error: messages.agentBuiltIn,
    },
    {
      ...create({ name: ' ', type: 'email' }),
      name: 'a blank name',
      status: 422,
      fields: { name: 'Name is required' },
    },
    {
      ...create({ name: 'x'.repeat(81), type: 'email' }),
      name: 'a name that is too long',
      status: 422,
      fields: { name: 'Name must have at most 80 characters' },
    },
    {
      ...create({ name: 'A', type: 'telegram' }),
      name: 'an unknown type',
      status: 422,
      fields: { type: 'Type must be one of the listed ones' },
    },
    {
      ...create({ name: 'A', type: 'email', id: 'email-agent' }),
      name: 'an unknown field',
      status: 422,
      fields: { id: 'id is not a known field' },
    },
  ],
};

/** The most agents that members can create. */
export const fullCases: Group = {
  title: 'as many agents as there can be',
  cases: [
    {
      ...create({ name: 'One more', type: 'custom' }),
      name: 'one more than an organisation can have',
      before: Array.from({ length: limits.createdAgents }, (_, number) =>
        create({ name: `Scout ${number}`, type: 'custom' }),
      ),
      status: 409,
      error: messages.agentsFull,
    },
  ],
};
