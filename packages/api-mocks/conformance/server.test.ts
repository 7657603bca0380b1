import { createTestApp } from '@switchboard/api-server/testing';
import { afterAll } from 'vitest';
import type { Api } from './Case.ts';
import { groups } from './cases.ts';
import { runCases } from './runCases.ts';

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

runCases(groups, openServer);
