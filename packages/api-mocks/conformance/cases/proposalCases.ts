import { assertExact } from '@switchboard/api-contract/assertExact';
import { errorBody } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const unknown = { agentId: 'email', recordId: 'proposal-none' };

/** What agents propose, and whether they may act by themselves. */
export const proposalCases: Group = {
  ofServer: true,
  title: 'acting in your name',
  cases: [
    {
      endpoint: 'doProposal',
      path: unknown,
      name: 'an unknown proposal is not done',
      status: 404,
      check: ({ json }) => expect(assertExact(errorBody, json).error).toBe('proposal proposal-none does not exist'),
    },
    { endpoint: 'discardProposal', path: unknown, name: 'an unknown proposal is not discarded', status: 404 },
    {
      endpoint: 'doProposal',
      path: { ...unknown, agentId: 'nobody' },
      name: 'an unknown agent has no proposals',
      status: 404,
    },
    {
      endpoint: 'agent',
      path: { agentId: 'email' },
      name: 'it may not act by itself at first',
      status: 200,
      check: (reading) =>
        expect(jsonOf('agent', reading).configuration?.customSettings?.['mayAct'] ?? false).toBe(false),
    },
    {
      endpoint: 'configureAgent',
      path: { agentId: 'email' },
      body: { customSettings: { mayAct: 'yes' } },
      name: 'leave is given with true or false',
      status: 422,
    },
  ],
};
