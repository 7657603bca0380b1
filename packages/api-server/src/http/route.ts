import type { AnswerOf, Endpoint, PathValues } from '@switchboard/api-contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { Refusal } from '../services/Refusal.ts';
import type { Member } from '../services/auth/Sessions.ts';
import { readBody } from './readBody.ts';
import type { Server } from './Server.ts';

/** What a handler gets. */
export interface Call<E extends Endpoint> {
  readonly params: PathValues<E['path']>;
  /** Parsed by the endpoint's request schema. */
  readonly body: E['request'] extends GenericSchema ? InferOutput<E['request']> : undefined;
  /** Who is signed in; undefined on the calls that need nobody. */
  readonly member: E['signedIn'] extends true ? Member : undefined;
  readonly request: FastifyRequest;
  /** For handlers of endpoints without a JSON answer, which return `reply.send(…)`. */
  readonly reply: FastifyReply;
}

/** What a handler returns: the answer of the contract, or the reply that it sent itself. */
export type Handled<E extends Endpoint> = E['response'] extends GenericSchema ? AnswerOf<E> : FastifyReply;

const tokens = new WeakMap<FastifyRequest, string>();
const members = new WeakMap<FastifyRequest, Member>();

/** The bearer token that a signed-in call came with. */
export function tokenOf(request: FastifyRequest): string {
  return tokens.get(request) ?? '';
}

/**
 * Registers a call of the contract. The token is checked before the body is read. Answers to GET carry an ETag, are
 * computed once for many askers (see AnswerCache), and so may depend on nothing but the member, the address, the database and the day.
 */
export function route<const E extends Endpoint>({ app, sessions, answers }: Server, endpoint: E, handle: (call: Call<E>) => Promise<Handled<E>>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request, reply) => {
      if (!endpoint.signedIn) return;
      const token = /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const member = await sessions.find(token);
      if (!member) {
        void reply.header('www-authenticate', 'Bearer');
        throw new Refusal('unauthenticated', 'Sign in to continue');
      }
      tokens.set(request, token);
      members.set(request, member);
    },
    handler: async (request, reply) => {
      const member = members.get(request);
      const body = endpoint.request ? readBody(endpoint.request, request.body) : undefined;
      const call = { params: request.params, body, member, request, reply } as unknown as Call<E>;
      if (endpoint.method !== 'GET') return handle(call);
      const { body: json, etag } = await answers.get(`${member?.userId ?? ''} ${request.url}`, () => handle(call));
      void reply.header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    },
  });
}
