import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentActions, agentListStatuses, agentStatuses, executionStatuses } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const withRecords = { 'lead-generation': 'leads', email: 'emails', calendar: 'events', 'maps-scraper': 'locations' } as const;
const malformedIds = ['..', 'a b', '<b>', '-dash', 'x'.repeat(65), '__proto__'];
const configure = (agentId: string, body: unknown) => ({ endpoint: 'configureAgent', path: { agentId }, body }) as const;

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
        expect(list.map(({ id, type }) => ({ id, type }))).toEqual(agentTable.map(({ id, listType }) => ({ id, type: listType })));
        for (const agent of list) {
          expect(agentListStatuses).toContain(agent.status);
          expect(agent.model).toBe('gpt-4o');
          expect(agent.stats).toBeDefined();
        }
      },
    },
    ...agentTable.map(
      (entry): Case => ({
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
      }),
    ),
    ...agentTable.map(
      (entry): Case => ({
        name: `executions of ${entry.id}`,
        endpoint: 'executions',
        path: { agentId: entry.id },
        status: 200,
        check: (reading) => {
          for (const run of jsonOf('executions', reading)) expect(executionStatuses).toContain(run.status);
        },
      }),
    ),
    { name: 'an unknown agent', endpoint: 'agent', path: { agentId: 'lead-gen-2' }, status: 404, error: 'agent lead-gen-2 does not exist' },
    { name: 'executions of an unknown agent', endpoint: 'executions', path: { agentId: 'lead-gen-2' }, status: 404 },
    ...malformedIds.filter((id) => id !== '..').map((agentId): Case => ({ name: `an id that can't be one: ${agentId.slice(0, 12)}`, endpoint: 'agent', path: { agentId }, status: 400, error: messages.agentInvalid })),
    { name: "executions of an id that can't be one", endpoint: 'executions', path: { agentId: 'a b' }, status: 400, error: messages.agentInvalid },
  ],
};

/** Start, stop, restart, run. */
export const actionCases: Group = {
  title: 'actions of agents',
  cases: [
    {
      name: 'stop pauses, and the list says so',
      endpoint: 'agentAction',
      path: { agentId: 'calendar-agent', action: 'stop' },
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('agentAction', reading)).toMatchObject({ id: 'calendar-agent', status: 'paused' });
        expect(jsonOf('agents', await ask({ endpoint: 'agents' })).find(({ id }) => id === 'calendar-agent')?.status).toBe('paused');
      },
    },
    {
      name: 'start deploys, by slug too',
      endpoint: 'agentAction',
      path: { agentId: 'calendar', action: 'start' },
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('agentAction', reading).status).toBe('deployed');
        expect(jsonOf('agents', await ask({ endpoint: 'agents' })).find(({ id }) => id === 'calendar-agent')?.status).toBe('active');
      },
    },
    {
      name: 'restart deploys',
      before: [{ endpoint: 'agentAction', path: { agentId: 'contacts', action: 'stop' } }],
      endpoint: 'agentAction',
      path: { agentId: 'contacts', action: 'restart' },
      status: 200,
      check: (reading) => expect(jsonOf('agentAction', reading).status).toBe('deployed'),
    },
    { name: 'an unknown action', endpoint: 'agentAction', path: { agentId: 'contacts', action: 'explode' }, status: 404 },
    ...agentActions.map((action): Case => ({ name: `${action} of an unknown agent`, endpoint: 'agentAction', path: { agentId: 'nobody', action }, status: 404, error: 'agent nobody does not exist' })),
    ...(['start', 'restart'] as const).map(
      (action): Case => ({ name: `${action} of an agent that is switched off`, before: [configure('maps-scraper', { enabled: false })], endpoint: 'agentAction', path: { agentId: 'maps-scraper', action }, status: 409 }),
    ),
    { name: 'stop of an agent that is switched off', before: [configure('maps-scraper', { enabled: false })], endpoint: 'agentAction', path: { agentId: 'maps-scraper', action: 'stop' }, status: 200 },
    {
      name: 'a run stands in the executions, and the samples are gone',
      endpoint: 'runAgent',
      path: { agentId: 'contacts' },
      status: 200,
      check: async (reading, ask) => {
        const run = jsonOf('runAgent', reading);
        expect(executionStatuses).toContain(run.status);
        const detail = jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: 'contacts' } }));
        expect(detail.sample ?? false).toBe(false);
        expect(detail.executions?.map(({ id }) => id)).toEqual([run.id]);
        expect(jsonOf('executions', await ask({ endpoint: 'executions', path: { agentId: 'contacts' } })).map(({ id }) => id)).toEqual([run.id]);
      },
    },
    { name: 'a run of an unknown agent', endpoint: 'runAgent', path: { agentId: 'nobody' }, status: 404 },
  ],
};

const bounds = { maxConcurrentExecutions: [1, 10], retryAttempts: [0, 5], timeout: [10, 3_600] } as const;

/** The configuration of agents, within its bounds. */
export const configurationCases: Group = {
  title: 'configuration of agents',
  cases: [
    ...Object.entries(bounds).flatMap(([field, [min, max]]): Case[] => [
      ...[min, max].map(
        (value): Case => ({
          ...configure('email-agent', { [field]: value }),
          name: `${field} of ${value}`,
          status: 200,
          check: async (reading, ask) => {
            expect(jsonOf('configureAgent', reading).configuration).toMatchObject({ [field]: value });
            expect(jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: 'email' } })).configuration).toMatchObject({ [field]: value });
          },
        }),
      ),
      ...[min - 1, max + 1, min + 0.5, 'many', null].map((value): Case => ({ ...configure('email-agent', { [field]: value }), name: `${field} of ${String(value)}`, status: 422, fields: { [field]: `Enter a number from ${min} to ${max}` } })),
    ]),
    {
      ...configure('research-agent', { enabled: false, autoStart: true }),
      name: 'a part leaves the rest, and counts the version up',
      status: 200,
      check: async (reading, ask) => {
        const first = jsonOf('configureAgent', reading);
        expect(first.configuration).toMatchObject({ enabled: false, autoStart: true, maxConcurrentExecutions: 5, timeout: 300 });
        const second = jsonOf('configureAgent', await ask(configure('research-agent', { enabled: true })));
        expect(second.configuration).toMatchObject({ enabled: true, autoStart: true });
        expect(second.configurationVersion).toBe((first.configurationVersion ?? 0) + 1);
      },
    },
    { ...configure('email-agent', { enabled: 'yes' }), name: 'enabled that is no flag', status: 422, fields: { enabled: 'enabled must be true or false' } },
    { ...configure('email-agent', { enabeld: true }), name: 'an unknown field', status: 422, fields: { enabeld: 'enabeld is not a known field' } },
    {
      ...configure('email-agent', { retryAttempts: 2, timeout: 9 }),
      name: 'one wrong field, and nothing is written',
      before: [configure('email-agent', { retryAttempts: 4 })],
      status: 422,
      fields: { timeout: 'Enter a number from 10 to 3600' },
      check: async (_, ask) => {
        expect(jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: 'email' } })).configuration?.retryAttempts).toBe(4);
      },
    },
    { ...configure('email-agent', { customSettings: [] }), name: 'custom settings that are no object', status: 422 },
    {
      ...configure('lead-generation', { customSettings: { maxLeadsPerDay: 50, note: 'kept' } }),
      name: 'custom settings, own keys among them',
      status: 200,
      check: (reading) => expect(jsonOf('configureAgent', reading).configuration?.customSettings).toMatchObject({ maxLeadsPerDay: 50, note: 'kept' }),
    },
    {
      ...configure('lead-generation', { customSettings: { maxLeadsPerDay: 0, minimumScore: 101 } }),
      name: 'settings of a page out of their bounds',
      status: 422,
      fields: { 'customSettings.maxLeadsPerDay': 'Enter a number from 1 to 1000', 'customSettings.minimumScore': 'Enter a number from 0 to 100' },
    },
    {
      ...configure('lead-generation', { customSettings: { apolloApiKey: 'never-to-be-seen-again' } }),
      name: 'a secret setting is kept and never sent back',
      status: 200,
      check: async (reading, ask) => {
        expect(reading.text).not.toContain('never-to-be-seen-again');
        expect((await ask({ endpoint: 'agent', path: { agentId: 'lead-generation' } })).text).not.toContain('never-to-be-seen-again');
      },
    },
    { ...configure('nobody', { enabled: true }), name: 'of an unknown agent', status: 404 },
    { ...configure('a b', { enabled: true }), name: "of an id that can't be one", status: 400 },
    { endpoint: 'configureAgent', path: { agentId: 'email' }, text: 'not json', name: 'a body that is not JSON', status: 400 },
  ],
};

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
        expect(created).toMatchObject({ name: 'Support triage', type: 'email', description: 'Sorts what customers write.', status: 'idle' });
        expect(jsonOf('agents', await ask({ endpoint: 'agents' })).map(({ id }) => id)).toContain(created.id);
        const path = { agentId: created.id };
        expect(jsonOf('agent', await ask({ endpoint: 'agent', path }))).toMatchObject({ id: created.id, name: 'Support triage', type: 'email_automation', executions: [] });
        expect(jsonOf('agentAction', await ask({ endpoint: 'agentAction', path: { ...path, action: 'start' } })).status).toBe('deployed');
        expect(jsonOf('configureAgent', await ask({ endpoint: 'configureAgent', path, body: { timeout: 60 } })).configuration?.timeout).toBe(60);
      },
    },
    {
      ...create({ name: 'Email Agent', type: 'custom' }),
      name: 'a name that is taken gets an id of its own',
      status: 200,
      check: (reading) => {
        const { id } = jsonOf('createAgent', reading);
        expect(agentTable.map((entry): string => entry.id)).not.toContain(id);
        expect(agentTable.map((entry): string => entry.slug)).not.toContain(id);
      },
    },
    { ...create({ name: ' ', type: 'email' }), name: 'a blank name', status: 422, fields: { name: 'Name is required' } },
    { ...create({ name: 'x'.repeat(81), type: 'email' }), name: 'a name that is too long', status: 422, fields: { name: 'Name must have at most 80 characters' } },
    { ...create({ name: 'A', type: 'telegram' }), name: 'an unknown type', status: 422, fields: { type: 'Type must be one of the listed ones' } },
    { ...create({ name: 'A', type: 'email', id: 'email-agent' }), name: 'an unknown field', status: 422, fields: { id: 'id is not a known field' } },
  ],
};
