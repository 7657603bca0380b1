import { createTestApp } from '@switchboard/api-server/testing';
import { afterAll } from 'vitest';
import type { EndpointName } from '@switchboard/api-contract/endpoints';
import type { Api } from './Case.ts';
import { groups } from './cases.ts';
import { runCases } from './runCases.ts';

/** Calls of the contract that the server does not have yet; an entry that is out of date fails. */
const notYetOnServer: readonly EndpointName[] = ['speak'];

const opened: Awaited<ReturnType<typeof createTestApp>>[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
});

async function openServer(): Promise<Api> {
  const app = await createTestApp();
  opened.push(app);
  return {
    send: async ({ method, path, token, text }) => {
      const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(text === undefined ? {} : { 'content-type': 'application/json' }) };
      const response = await app.inject({ method: method as 'GET' | 'POST' | 'PUT', url: path, headers, ...(text === undefined ? {} : { payload: text }) });
      return { status: response.statusCode, contentType: response.headers['content-type'] ?? '', text: response.body };
    },
  };
}

runCases(groups, openServer, notYetOnServer);
