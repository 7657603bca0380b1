import { demoCredentials } from '@switchboard/api-contract/session';
import { endpoints, pathsOf, pathTo, type Endpoint } from '@switchboard/api-contract/endpoints';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { errorBody, refusalStatus } from '@switchboard/api-contract/errors';
import { assertExact } from '@switchboard/api-contract/assertExact';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api, Ask, Case, Group, ParsedAnswer, Request } from './Case.ts';
import { jsonOf } from './jsonOf.ts';

const isJson = (contentType: string) => /^application\/json\b/.test(contentType);
const succeeded = (status: number) => status >= 200 && status < 300;

/** The statuses with which a call declares that it refuses. */
const statusesOf = (endpoint: Endpoint): unknown[] =>
  Object.entries(refusalStatus).flatMap(([kind, status]) => (kind in refusalsOf(endpoint) ? [status] : []));

function asker(api: Api, token: () => string): Ask {
  return async ({ endpoint: name, path = {}, query = '', byId, body, text, accept, key, token: own }: Request) => {
    const endpoint: Endpoint = endpoints[name];
    const answer = await api.send({
      method: endpoint.method,
      path: pathTo({ path: pathsOf(endpoint)[byId ? 1 : 0] ?? endpoint.path }, path) + query,
      token: own ?? (endpoint.signedIn ? token() : ''),
      ...(accept !== undefined && { accept }),
      ...(key !== undefined && { key }),
      ...(text === undefined ? (body === undefined ? {} : { text: JSON.stringify(body) }) : { text }),
    });
    const json: unknown = isJson(answer.contentType) ? JSON.parse(answer.text) : undefined;
    if (endpoint.redirects && answer.status === 303) return { ...answer, json };
    if (!succeeded(answer.status)) {
      assertExact(errorBody, json);
      expect(statusesOf(endpoint), `${name} does not declare this: ${answer.text}`).toContain(answer.status);
    } else if (endpoint.response && !answer.contentType.startsWith('text/event-stream'))
      assertExact(endpoint.response, json);
    return { ...answer, json };
  };
}

function expectAnswer(item: Case, reading: ParsedAnswer): void {
  const wanted = [item.status].flat();
  const fits = wanted.some((status) => (status === 200 ? succeeded(reading.status) : status === reading.status));
  expect(fits, `${reading.status} instead of ${wanted.join(' or ')}: ${reading.text.slice(0, 400)}`).toBe(true);
  if (item.error !== undefined) expect(reading.json).toMatchObject({ error: item.error });
  if (item.conflicts) expect(assertExact(errorBody, reading.json).conflicts).toEqual(item.conflicts);
  if (item.fields) {
    const { fields = {} } = assertExact(errorBody, reading.json);
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(item.fields).toSorted());
    for (const [key, sentence] of Object.entries(item.fields)) expect(fields[key]).toMatch(sentence);
  }
}

/** Runs the groups as tests against an API. Each group gets a new one. */
export function runCases(groups: readonly Group[], open: () => Promise<Api>): void {
  const openSignedIn = async (): Promise<Ask> => {
    const api = await open();
    const login = await asker(api, () => '')({ endpoint: 'login', body: demoCredentials });
    return asker(api, () => jsonOf('login', login).token ?? '');
  };

  describe.each(groups.map((group) => [group.title, group.cases] as const))('%s', (_, cases) => {
    let ask: Ask;
    beforeAll(async () => {
      ask = await openSignedIn();
    });
    test.each(cases.map((item) => [item.name, item] as const))('%s', async (_name, item) => {
      for (const request of item.before ?? []) {
        const reading = await ask(request);
        expect(succeeded(reading.status), `before: ${reading.text.slice(0, 400)}`).toBe(true);
      }
      const reading = await ask(item);
      expectAnswer(item, reading);
      await item.check?.(reading, ask);
    });
  });
}
