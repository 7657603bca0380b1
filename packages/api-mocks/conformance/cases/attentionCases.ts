import { expect } from 'vitest';
import type { Group, Request } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const setup = (connectionId: string, key: string): Request => ({
  endpoint: 'setupConnection',
  path: { connectionId },
  body: { sandbox: true, key },
});
const read: Request = { endpoint: 'attention' };

/** What needs somebody, and the first steps. */
export const attentionCases: Group = {
  ofServer: true,
  title: 'attention',
  cases: [
    {
      endpoint: 'visit',
      before: [setup('tavily', 'sandbox-wrong')],
      name: 'a connection whose key is refused needs somebody',
      status: 200,
      check: async (reading, ask) => {
        const answer = jsonOf('visit', reading);
        expect(answer.items?.find(({ id }) => id === 'connection.tavily')).toMatchObject({
          kind: 'connection',
          severity: 'critical',
          text: 'Tavily refused the key',
          sandbox: true,
          action: { label: 'Set up Tavily', to: '/api-status?setup=tavily' },
        });
        expect(jsonOf('attention', await ask(read))).toEqual(answer);
      },
    },
    {
      endpoint: 'attention',
      before: [setup('tavily', 'sandbox')],
      name: 'and not once it is mended',
      status: 200,
      check: (reading) =>
        expect(jsonOf('attention', reading).items?.map(({ id }) => id)).not.toContain('connection.tavily'),
    },
    {
      endpoint: 'putOff',
      path: { itemId: 'connection.hubspot' },
      body: { zone: 'Europe/Berlin' },
      before: [setup('hubspot', 'sandbox-wrong')],
      name: 'it can be put off until tomorrow',
      status: 200,
      check: async (_, ask) =>
        expect(jsonOf('attention', await ask(read)).items?.map(({ id }) => id)).not.toContain('connection.hubspot'),
    },
    {
      endpoint: 'putOff',
      path: { itemId: 'connection.hubspot' },
      name: 'once more, without a body',
      status: 200,
    },
    {
      endpoint: 'putOff',
      path: { itemId: 'connection.nothing' },
      body: {},
      name: 'what is not there',
      status: 404,
      error: 'This no longer needs attention',
    },
    {
      endpoint: 'putOff',
      path: { itemId: 'connection.hubspot' },
      body: { zone: 'Middle/Earth' },
      name: 'until tomorrow of no zone',
      status: 422,
      fields: { zone: /time zone/ },
    },
    {
      endpoint: 'putOff',
      path: { itemId: 'since' },
      body: {},
      name: 'what was done meanwhile can be put away although there is nothing',
      status: 200,
    },
    {
      endpoint: 'attention',
      before: [{ endpoint: 'connectSandbox' }],
      name: 'the sandbox is the first step, and what it filled in the second',
      status: 200,
      check: (reading) =>
        expect(jsonOf('attention', reading).firstSteps).toMatchObject({
          connected: true,
          chosen: true,
          choose: '/agents/lead-generation/detail?setting=targetIndustries',
          run: '/agents/lead-generation/detail',
        }),
    },
    {
      endpoint: 'dismissFirstSteps',
      name: 'the first steps are dismissed',
      status: 200,
      check: async (_, ask) => expect(jsonOf('attention', await ask(read)).firstSteps).toBeUndefined(),
    },
    { endpoint: 'dismissFirstSteps', name: 'and may be once more', status: 200 },
    { endpoint: 'attention', token: '', name: 'without signing in', status: 401 },
  ],
};
