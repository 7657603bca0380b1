import { agentActions } from '@switchboard/api-contract/agents';
import { runStatuses } from '@switchboard/api-contract/runs/runStatus';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { agentDetailOf } from '../agentDetailOf.ts';
import { runPrerequisites } from '../runPrerequisites.ts';

const configure = (agentId: string, body: unknown) =>
  ({ endpoint: 'configureAgent', path: { agentId }, body }) as const;

interface Shown {
  readonly status?: unknown;
  readonly configuration?: { readonly customSettings?: Readonly<Record<string, unknown>> | undefined } | undefined;
}
const activeOf = ({ status, configuration }: Shown) => [status, configuration?.customSettings?.['isActive']];

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
        expect(
          jsonOf('agents', await ask({ endpoint: 'agents' })).find(({ id }) => id === 'calendar-agent')?.status,
        ).toBe('paused');
      },
    },
    {
      name: 'start deploys, by slug too',
      endpoint: 'agentAction',
      path: { agentId: 'calendar', action: 'start' },
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('agentAction', reading).status).toBe('deployed');
        expect(
          jsonOf('agents', await ask({ endpoint: 'agents' })).find(({ id }) => id === 'calendar-agent')?.status,
        ).toBe('active');
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
    {
      name: 'an unknown action',
      endpoint: 'agentAction',
      path: { agentId: 'contacts', action: 'explode' },
      status: 404,
    },
    ...agentActions.map((action): Case => ({
      name: `${action} of an unknown agent`,
      endpoint: 'agentAction',
      path: { agentId: 'nobody', action },
      status: 404,
      error: 'agent nobody does not exist',
    })),
    ...(['start', 'restart'] as const).map((action): Case => ({
      name: `${action} of an agent that is switched off`,
      before: [configure('maps-scraper', { enabled: false })],
      endpoint: 'agentAction',
      path: { agentId: 'maps-scraper', action },
      status: 409,
    })),
    {
      name: 'stop of an agent that is switched off',
      before: [configure('maps-scraper', { enabled: false })],
      endpoint: 'agentAction',
      path: { agentId: 'maps-scraper', action: 'stop' },
      status: 200,
    },
    {
      name: 'Active off stops',
      ...configure('calendar-agent', { customSettings: { isActive: false } }),
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('configureAgent', reading).status).toBe('paused');
        expect(activeOf(await agentDetailOf(ask, 'calendar'))).toEqual(['paused', false]);
      },
    },
    {
      name: 'Active on starts',
      before: [{ endpoint: 'agentAction', path: { agentId: 'calendar', action: 'stop' } }],
      ...configure('calendar-agent', {
        customSettings: { isActive: true },
        base: { customSettings: { isActive: false } },
      }),
      status: 200,
      check: async (_, ask) => expect(activeOf(await agentDetailOf(ask, 'calendar'))).toEqual(['deployed', true]),
    },
    {
      name: 'stop and start show in the setting',
      before: [configure('email-agent', { customSettings: { isActive: true } })],
      endpoint: 'agentAction',
      path: { agentId: 'email-agent', action: 'stop' },
      status: 200,
      check: async (_, ask) => {
        expect(activeOf(await agentDetailOf(ask, 'email'))).toEqual(['paused', false]);
        await ask({ endpoint: 'agentAction', path: { agentId: 'email-agent', action: 'start' } });
        expect(activeOf(await agentDetailOf(ask, 'email'))).toEqual(['deployed', true]);
      },
    },
    {
      name: 'Active of an agent that is switched off',
      before: [
        configure('maps-scraper', { enabled: false }),
        { endpoint: 'agentAction', path: { agentId: 'maps-scraper', action: 'stop' } },
      ],
      ...configure('maps-scraper', { customSettings: { isActive: true } }),
      status: 409,
      check: async (_, ask) => expect(activeOf(await agentDetailOf(ask, 'maps-scraper'))).toEqual(['paused', false]),
    },
    {
      ofServer: true,
      name: 'a run stands in the executions, and the samples are gone',
      endpoint: 'runAgent',
      path: { agentId: 'contacts' },
      before: runPrerequisites.contacts,
      status: 200,
      check: async (reading, ask) => {
        const run = jsonOf('runAgent', reading);
        expect(Object.keys(runStatuses)).toContain(run.status);
        const detail = await agentDetailOf(ask, 'contacts');
        expect(detail.sample ?? false).toBe(false);
        expect(detail.executions?.map(({ id }) => id)).toEqual([run.id]);
        expect(
          jsonOf('executions', await ask({ endpoint: 'executions', path: { agentId: 'contacts' } })).map(
            ({ id }) => id,
          ),
        ).toEqual([run.id]);
      },
    },
    { name: 'a run of an unknown agent', endpoint: 'runAgent', path: { agentId: 'nobody' }, status: 404 },
  ],
};
