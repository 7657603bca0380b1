import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf, missingKeyChallenge } from '../platform/http/route.ts';
import { publicUrlOf } from '../platform/http/readRequest.ts';
import type { Server } from '../platform/http/Server.ts';
import type { ErrorBody } from '@switchboard/api-contract/errors';
import { keyTexts } from '@switchboard/api-contract/endpoints/keyUse';
import type { McpCaller } from './McpCall.ts';

/** Where clients look for OAuth, and would take the app's page for an answer. */
const oauthPaths = ['/.well-known/*', '/register', '/token', '/authorize'];
const others = ['GET', 'PUT', 'DELETE'] as const;

/** What JSON-RPC calls an answer to a request that could not be read, by HTTP status. */
const codes: Readonly<Record<number, number>> = { 400: -32_700, 413: -32_600, 415: -32_600 };
const unreadable: Readonly<Record<number, string>> = {
  400: 'The body is no JSON-RPC message',
  413: 'The body is larger than 1 MB',
  415: 'The body must be sent as application/json',
};

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ jsonrpc: '2.0', id: null, error: { code: codes[status] ?? -32_000, message } });

/** The MCP server: one address, for programs with a key. Nothing of it is loaded before the first call. */
export function mcpRoutes(server: Server): void {
  const { app, context, findMember } = server;
  const callers = new WeakMap<FastifyRequest, McpCaller>();
  app.route({
    method: 'POST',
    url: '/mcp',
    onRequest: async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && origin !== new URL(publicUrlOf(context.config, request)).origin)
        return refuse(reply, 403, 'Pages of other sites may not call this');
      const member = await findMember(bearerOf(request), request);
      if (!member?.key) return refuse(reply.header('www-authenticate', missingKeyChallenge), 401, keyTexts.unknown);
      callers.set(request, { ...member, key: member.key });
      return undefined;
    },
    errorHandler: (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ request: request.id, err: error }, 'a call of the MCP server failed');
      void refuse(reply, status, unreadable[status] ?? 'This could not be done.');
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      const { body } = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body) || !caller)
        return refuse(reply, 400, 'The body is no JSON-RPC message');
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { answerMcp } = await import('./answerMcp.ts');
      const answer = await answerMcp({ server, caller, request, reply, signal: gone.signal }, body);
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(answer.body === null ? undefined : await answer.text());
    },
  });
  for (const method of others)
    app.route({
      method,
      url: '/mcp',
      handler: (_, reply) => refuse(reply.header('allow', 'POST'), 405, 'Only POST: this server keeps no sessions'),
    });
  for (const url of oauthPaths)
    for (const method of [...others, 'POST'] as const)
      app.route({
        method,
        url,
        handler: (_, reply) =>
          reply.code(404).send({ error: 'There is no OAuth here: send a key' } satisfies ErrorBody),
      });
}
