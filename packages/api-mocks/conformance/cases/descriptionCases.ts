import { readDescription } from '@switchboard/api-contract/apiDescription';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { expect } from 'vitest';
import type { Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

/** The description of the calls, as members read it. */
export const descriptionCases: Group = {
  title: 'The description of the calls',
  cases: [
    {
      endpoint: 'openApi',
      name: 'names every call that somebody makes who is signed in, once',
      token: '',
      status: 200,
      check: (reading) => {
        const { calls, subjects } = readDescription(jsonOf('openApi', reading));
        const signedIn = Object.entries(endpoints).filter(([, { signedIn: needed }]) => needed);
        expect(calls.leftOut).toBe(0);
        expect(calls.items.map(({ id }) => id).toSorted()).toEqual(signedIn.map(([name]) => name).toSorted());
        expect(subjects.slice(0, 3)).toEqual(['Agents', 'Runs', 'Records']);
        expect(calls.items.find(({ id }) => id === 'listRecords')).toMatchObject({
          method: 'GET',
          path: '/api/agents/{agentId}/records/{collection}',
          subject: 'Records',
          right: 'see',
          summary: 'One page of records',
          collections: expect.arrayContaining(['leads', 'emails', 'contacts']),
        });
      },
    },
  ],
};
