import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';

/** Asks a server as a client of another process would, without a network. */
export const fetchFrom =
  (app: FastifyInstance) =>
  async (address: string | URL | Request, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: new URL(address instanceof Request ? address.url : address).pathname,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const isEmpty = [202, 204].includes(answer.statusCode);
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    });
  };

export const mcpAddress = 'http://localhost:80/mcp';

/** The official client, connected. `auto` speaks 2026-07-28 where it can, `legacy` 2025-11-25. */
export async function connectMcp(app: FastifyInstance, key: string, mode: 'auto' | 'legacy' = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpAddress), {
      fetch: fetchFrom(app),
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}

/** What a tool answers. */
export const callMcp = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', data: structuredContent as Record<string, unknown> | undefined, isError };
};
