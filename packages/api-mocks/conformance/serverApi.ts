import type { createTestApp } from '@switchboard/api-server/test/testApp';
import type { Api } from './Case.ts';

/** A server's API, called without a network. */
export function serverApi(app: Awaited<ReturnType<typeof createTestApp>>): Api {
  return {
    send: async ({ method, path, token, text, accept, key }) => {
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(accept === undefined ? {} : { accept }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const response = await app.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
        url: path,
        headers,
        ...(text === undefined ? {} : { payload: text }),
      });
      return { status: response.statusCode, contentType: response.headers['content-type'] ?? '', text: response.body };
    },
  };
}
