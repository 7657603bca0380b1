import { endpoints, pathTo, type Endpoint, type EndpointName } from '@switchboard/api-contract/endpoints';
import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { errorBody } from '@switchboard/api-contract/errors';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleBodies } from './exampleBodies.ts';
import { examplePathValues } from './examplePathValues.ts';
import { assertExact } from '@switchboard/api-contract/assertExact';
import { handlers, malformedBodies, retryAfterSeconds, slowMs } from '@switchboard/api-mocks/handlers';
import { contentOf, scenarioDescriptions, scenarioNames, type Scenario } from '@switchboard/api-mocks/scenarios';
import { createWorld } from '@switchboard/api-mocks/world';

const headers = { authorization: 'Bearer token-demo-1' };
/** Every endpoint. A connection is set up before it is tested. */
const names = (Object.keys(endpoints) as EndpointName[]).toSorted(
  (a, b) => Number(b === 'setupConnection') - Number(a === 'setupConnection'),
);

async function call(mocks: ReturnType<typeof handlers>, name: EndpointName): Promise<Response> {
  const { method, path }: Endpoint = endpoints[name];
  const body = exampleBodies[name];
  const token = name === 'logout' ? 'token-demo-2' : 'token-demo-1';
  const request = new Request(`http://localhost${pathTo({ path }, examplePathValues)}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await getResponse(mocks, request);
  if (!response) throw new Error(`No handler answers ${method} ${path}.`);
  return response;
}

/** What each endpoint answers in a scenario. */
async function answersIn(scenario: Scenario): Promise<{ name: EndpointName; response: Response }[]> {
  const mocks = handlers(scenario);
  const answers = [];
  for (const name of names) answers.push({ name, response: await call(mocks, name) });
  return answers;
}

/** What is wrong with an answer; undefined if it has status 200 and fits the contract exactly. */
async function problemOf(name: EndpointName, response: Response): Promise<string | undefined> {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.redirects && response.status === 303) return undefined;
  if (!response.ok) return `${name}: ${response.status} ${await response.text()}`;
  try {
    if (endpoint.response) assertExact(endpoint.response, await response.json());
    return undefined;
  } catch (problem) {
    return `${name}: ${String(problem)}`;
  }
}

/**
 * Calls that need a run, a proposal, a reply, a created agent, a record, a conversation or an account of one's own
 * first.
 */
const needsMore: readonly EndpointName[] = [
  'run',
  'cancelRun',
  'retryRun',
  'doProposal',
  'discardProposal',
  'programRequest',
  'allowRequest',
  'discardRequest',
  'contactsPreview',
  'applyContactsPreview',
  'cancelContactsPreview',
  'mergeContacts',
  'keepContacts',
  'deleteAgent',
  'sendReply',
  'undoReply',
  'editReply',
  'discardReply',
  'undoAnswer',
  'changeRecord',
  'deleteRecord',
  'restoreRecord',
  'recordHistory',
  'changePassword',
  'passkeyOptions',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'revokeKey',
  'finishSignOn',
  'unjoinMember',
  'markEmergency',
  ...(Object.keys(conversationEndpoints) as EndpointName[]).filter(
    (name) => !['conversations', 'suggestions'].includes(name),
  ),
];

/** What is wrong with the answers of a scenario. */
async function problemsIn(scenario: Scenario): Promise<string[]> {
  const answers = (await answersIn(scenario)).filter(({ name }) => !needsMore.includes(name));
  const problems = await Promise.all(answers.map(({ name, response }) => problemOf(name, response)));
  return problems.filter((problem) => problem !== undefined);
}

describe('scenarios', () => {
  test('are named and described', () => {
    expect(scenarioNames).toEqual([
      'ok',
      'empty',
      'slow',
      'unauthorised',
      'forbidden',
      'missing',
      'rateLimited',
      'serverError',
      'offline',
      'malformed',
      'huge',
    ]);
    for (const name of scenarioNames) expect(scenarioDescriptions[name]).toMatch(/\.$/);
  });

  test.each(['ok', 'empty', 'huge'] as const)(
    '%s: every endpoint answers by the contract, exactly',
    async (scenario) => {
      expect(await problemsIn(scenario)).toEqual([]);
    },
  );

  test('empty: no list holds anything', async () => {
    const mocks = handlers('empty');
    for (const name of ['agents', 'connections', 'executions', 'researchTasks', 'researchSources'] as const)
      expect(await (await call(mocks, name)).json()).toEqual([]);
    for (const name of names.filter((status) => status.endsWith('Status'))) {
      // Today's slots are its free hours.
      const { slots: _, ...answer } = (await (await call(mocks, name)).json()) as Record<string, unknown>;
      expect(answer['sample']).toBeUndefined();
      expect(Object.values(answer).filter((value) => Array.isArray(value) && value.length > 0)).toEqual([]);
    }
  });

  test('huge: ten thousand rows in each list of records, odd and very long texts among them', async () => {
    const mocks = handlers('huge');
    const lists = {
      emailStatus: 'emails',
      calendarStatus: 'events',
      mapsScraperStatus: 'businesses',
      orchestratorStatus: 'tasks',
    } as const;
    for (const [name, key] of Object.entries(lists) as [keyof typeof lists, string][]) {
      const text = await (await call(mocks, name)).text();
      expect((JSON.parse(text) as Record<string, unknown[]>)[key]).toHaveLength(10_000);
      expect(text).toContain('onerror');
      expect(text.length).toBeGreaterThan(1_100_000);
    }
    // Of these, the status answer has only the newest.
    for (const path of ['lead-generation/records/leads', 'contacts/records/contacts']) {
      const page = await getResponse(mocks, new Request(`http://localhost/api/agents/${path}`, { headers }));
      expect(await page?.json()).toMatchObject({ total: 10_000 });
    }
    for (const name of ['executions', 'researchTasks', 'researchSources'] as const)
      expect(await (await call(mocks, name)).json()).toHaveLength(10_000);
    expect(await (await call(mocks, 'agents')).json()).toHaveLength(1_000);
  });

  test.each([
    ['unauthorised', 401],
    ['forbidden', 403],
    ['missing', 404],
  ] as const)('%s: %i on every call but signing in', async (scenario, status) => {
    const answers = await answersIn(scenario);
    expect(answers.filter(({ response }) => response.ok).map(({ name }) => name)).toEqual(['login']);
    const refusals = answers.filter(({ name }) => name !== 'login');
    expect(new Set(refusals.map(({ response }) => response.status))).toEqual(new Set([status]));
    for (const { response } of refusals) expect(assertExact(errorBody, await response.json()).error).not.toBe('');
  });

  test('rateLimited: 429 says when to come back', async () => {
    for (const { name, response } of await answersIn('rateLimited')) {
      expect(response.status, name).toBe(429);
      expect(response.headers.get('retry-after')).toBe(String(retryAfterSeconds));
    }
  });

  test('serverError: 500 with a sentence for some, 502 with a page for others', async () => {
    const answers = await answersIn('serverError');
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([500, 502]));
    for (const { response } of answers)
      expect(response.headers.get('content-type')).toMatch(response.status === 502 ? /html/ : /json/);
  });

  test('offline: the request fails', async () => {
    for (const { response } of await answersIn('offline')) expect(response.type).toBe('error');
  });

  test('malformed: each endpoint goes through every body that is no answer, with status 200', async () => {
    const mocks = handlers('malformed');
    for (const name of names) {
      const seen: string[] = [];
      for (let calls = 0; calls < malformedBodies.length; calls += 1) {
        const response = await call(mocks, name);
        expect(response.status).toBe(200);
        seen.push(await response.text());
      }
      expect(seen.toSorted()).toEqual([...malformedBodies].toSorted());
    }
  });

  describe('slow', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('every endpoint answers by the contract, and not before its time', async () => {
      const mocks = handlers('slow');
      for (const name of names.filter((one) => !needsMore.includes(one))) {
        let answered = false;
        const answer = call(mocks, name).finally(() => {
          answered = true;
        });
        await vi.advanceTimersByTimeAsync(slowMs - 1);
        expect(answered, name).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(await problemOf(name, await answer)).toBeUndefined();
      }
    });
  });
});

describe('handlers', () => {
  test('share what they know by their world', async () => {
    const world = createWorld();
    await call(handlers('ok', world), 'addLead');
    const status = (await (await call(handlers('ok', world), 'leadGenerationStatus')).json()) as {
      leads: unknown[];
      sample?: boolean;
    };
    expect(status.leads).toHaveLength(1);
    expect(status.sample).toBeUndefined();
    expect(((await (await call(handlers('ok'), 'leadGenerationStatus')).json()) as typeof status).sample).toBe(true);
  });

  test('answer what the contract does not hold with 404', async () => {
    const response = await getResponse(handlers('ok'), new Request('http://localhost/api/telegrams'));
    expect(response?.status).toBe(404);
    expect(await response?.json()).toEqual({ error: 'There is no call GET /api/telegrams' });
  });

  test('leave everything but the API alone', async () => {
    expect(await getResponse(handlers('ok'), new Request('http://localhost/assets/main.js'))).toBeUndefined();
  });

  test('take the address of any server', async () => {
    expect(
      (
        await getResponse(
          handlers('ok'),
          new Request('https://api.northlight.example/api/agents', {
            headers: { authorization: 'Bearer token-demo-1' },
          }),
        )
      )?.status,
    ).toBe(200);
  });
});

test('worlds are filled by scenario', () => {
  expect(scenarioNames.map(contentOf).filter((content) => content !== 'samples')).toEqual(['empty', 'huge']);
});
