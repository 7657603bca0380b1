import { handlers } from '@switchboard/api-mocks/handlers';
import { createWorld } from '@switchboard/api-mocks/world';
import { getResponse } from 'msw';
import type { Api } from './Case.ts';
import { groups } from './cases.ts';
import { runCases } from './runCases.ts';

function openMocks(): Promise<Api> {
  const mocks = handlers('ok', createWorld());
  return Promise.resolve({
    send: async ({ method, path, token, text, accept, key }) => {
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(accept === undefined ? {} : { accept }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const response = await getResponse(
        mocks,
        new Request(`http://localhost${path}`, { method, headers, ...(text === undefined ? {} : { body: text }) }),
      );
      if (!response) throw new Error(`No handler answers ${method} ${path}.`);
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        text: await response.text(),
      };
    },
  });
}

const kept = groups
  .filter(({ ofServer }) => !ofServer)
  .map(({ title, cases }) => ({ title, cases: cases.filter(({ ofServer }) => !ofServer) }));

runCases(kept, openMocks);
