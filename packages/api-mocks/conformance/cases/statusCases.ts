import { agentTable } from '@switchboard/api-contract/agentTable';
import { endpoints, statusEndpoints, type EndpointName } from '@switchboard/api-contract/endpoints';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const nameOfStatus = (slug: keyof typeof statusEndpoints): EndpointName =>
  (Object.keys(endpoints) as EndpointName[]).find((name) => endpoints[name] === statusEndpoints[slug]) ??
  'researchStatus';

/** The status answers of the seven pages. */
export const statusCases: Group = {
  title: 'status of the seven pages',
  // By id, because /api/agents/research/start is a different call, which starts a research.
  cases: agentTable.map(({ id: agentId, slug }): Case => ({
    endpoint: nameOfStatus(slug),
    name: `${slug}, active after a start, paused after a stop as in the list, the same when asked twice`,
    before: [{ endpoint: 'agentAction', path: { agentId, action: 'start' } }],
    status: 200,
    check: async (reading, ask) => {
      expect(reading.json).toMatchObject({ status: 'active' });
      expect((await ask({ endpoint: nameOfStatus(slug) })).text).toBe(reading.text);
      await ask({ endpoint: 'agentAction', path: { agentId, action: 'stop' } });
      const { json } = await ask({ endpoint: nameOfStatus(slug) });
      expect(json).toMatchObject({ status: 'paused' });
      expect(jsonOf('agents', await ask({ endpoint: 'agents' })).find(({ id }) => id === agentId)).toMatchObject({
        status: 'paused',
      });
    },
  })),
};
