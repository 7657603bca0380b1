import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentActions } from '@switchboard/api-contract/agents';
import { endpoints, pathsOf, type Endpoint, type EndpointName } from '@switchboard/api-contract/endpoints';
import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';
import { runPrerequisites } from '../runPrerequisites.ts';

const ofPages = (Object.keys(endpoints) as EndpointName[]).filter((name) => pathsOf(endpoints[name]).length > 1);
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

/** Every call that names one of the seven accepts its id and its slug. */
export const idOrSlugCases: Group = {
  title: 'agents by id or by slug',
  cases: [
    // Empty bodies: a refusal by field shows that the call was found.
    ...ofPages.map((endpoint): Case => {
      const { path, request } = endpointOf(endpoint);
      return request
        ? { endpoint, byId: true, body: {}, name: `${path} by id`, status: 422 }
        : {
            endpoint,
            byId: true,
            name: `${path} by id`,
            status: 200,
            check: async (reading, ask) =>
              expect(Object.keys(reading.json as object)).toEqual(
                Object.keys((await ask({ endpoint })).json as object),
              ),
          };
    }),
    ...agentTable.flatMap(({ id, slug }): Case[] => [
      {
        endpoint: 'executions',
        path: { agentId: slug },
        name: `executions of ${slug}`,
        status: 200,
        check: async (reading, ask) =>
          expect((await ask({ endpoint: 'executions', path: { agentId: id } })).text).toBe(reading.text),
      },
      {
        endpoint: 'configureAgent',
        path: { agentId: slug },
        body: { timeout: 42 },
        name: `configuring ${slug}`,
        status: 200,
        check: async (_, ask) =>
          expect(jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId: id } })).configuration?.timeout).toBe(
            42,
          ),
      },
      ...agentActions
        // With the slug, this path starts a research.
        .filter((action) => slug !== 'research' || action !== 'start')
        .map((action): Case => ({
          endpoint: 'agentAction',
          path: { agentId: slug, action },
          name: `${action} ${slug}`,
          status: 200,
          check: (reading) => expect(jsonOf('agentAction', reading).id).toBe(id),
        })),
      ...agentActions.map((action): Case => ({
        endpoint: 'agentAction',
        path: { agentId: id, action },
        name: `${action} ${id}`,
        status: 200,
        check: (reading) => expect(jsonOf('agentAction', reading).id).toBe(id),
      })),
      {
        endpoint: 'runAgent',
        path: { agentId: slug },
        ...(slug === 'research' && { body: { input: 'Who moves frozen goods in Poland?' } }),
        before: runPrerequisites[slug],
        name: `a run of ${slug}`,
        status: 200,
        check: async (_, ask) =>
          expect(
            jsonOf('executions', await ask({ endpoint: 'executions', path: { agentId: id } })).length,
          ).toBeGreaterThan(0),
      },
    ]),
  ],
};
