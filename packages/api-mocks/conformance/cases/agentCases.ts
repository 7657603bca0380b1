import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentListStatuses, agentStatuses } from '@switchboard/api-contract/agents';
import { runStatuses } from '@switchboard/api-contract/runs/runStatus';
import { messages } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const withRecords = {
  'lead-generation': 'leads',
  email: 'emails',
  calendar: 'events',
  'maps-scraper': 'locations',
  research: 'researches',
  contacts: 'contacts',
  orchestrator: 'workflows',
} as const;
const malformedIds = ['..', 'a b', '<b>', '-dash', 'x'.repeat(65), '__proto__'];

/** The list and the detail of agents. */
export const agentCases: Group = {
  title: 'agents',
  cases: [
    {
      name: 'the list holds the seven in the order of the table',
      endpoint: 'agents',
      status: 200,
      check: (reading) => {
        const list = jsonOf('agents', reading);
        expect(list.map(({ id, type }) => ({ id, type }))).toEqual(
          agentTable.map(({ id, listType }) => ({ id, type: listType })),
        );
        for (const agent of list) {
          expect(agentListStatuses).toContain(agent.status);
          expect(agent.model).toBe('gpt-4o');
          expect(agent.stats).toBeDefined();
        }
      },
    },
    ...agentTable.map((entry): Case => ({
      name: `${entry.id} answers by id and by slug`,
      endpoint: 'agent',
      path: { agentId: entry.id },
      status: 200,
      check: async (reading, ask) => {
        const detail = jsonOf('agent', reading);
        expect(detail).toMatchObject({ id: entry.id, slug: entry.slug, name: entry.name, type: entry.detailType });
        expect(agentStatuses).toContain(detail.status);
        expect(detail.metrics?.dailyExecutions).toHaveLength(7);
        expect(detail.configurationVersion).toBeGreaterThan(0);
        const records = Object.entries(withRecords).find(([slug]) => slug === entry.slug)?.[1];
        if (records) expect(detail.specialData?.[records]).toBeDefined();
        expect(jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: entry.slug } }))).toEqual(detail);
      },
    })),
    ...agentTable.map((entry): Case => ({
      name: `executions of ${entry.id}`,
      endpoint: 'executions',
      path: { agentId: entry.id },
      status: 200,
      check: (reading) => {
        for (const run of jsonOf('executions', reading)) expect(Object.keys(runStatuses)).toContain(run.status);
      },
    })),
    {
      name: 'an unknown agent',
      endpoint: 'agent',
      path: { agentId: 'lead-gen-2' },
      status: 404,
      error: 'agent lead-gen-2 does not exist',
    },
    { name: 'executions of an unknown agent', endpoint: 'executions', path: { agentId: 'lead-gen-2' }, status: 404 },
    ...malformedIds
      .filter((id) => id !== '..')
      .map((agentId): Case => ({
        name: `an id that can't be one: ${agentId.slice(0, 12)}`,
        endpoint: 'agent',
        path: { agentId },
        status: 400,
        error: messages.agentInvalid,
      })),
    {
      name: "executions of an id that can't be one",
      endpoint: 'executions',
      path: { agentId: 'a b' },
      status: 400,
      error: messages.agentInvalid,
    },
  ],
};
