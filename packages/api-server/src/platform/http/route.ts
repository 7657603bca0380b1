import { pathsOf, type AnswerOf, type Endpoint, type PathValues } from '@switchboard/api-contract/endpoints';
import { lacking, mayOf } from '@switchboard/api-contract/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { Refusal } from '../Refusal.ts';
import type { Member } from '../Member.ts';
import { readyAnswer, type ReadyAnswer } from './AnswerCache.ts';
import { leavingLines } from './leavingLines.ts';
import { readBody } from './readBody.ts';
import type { Server } from './Server.ts';

/** What a handler receives. */
export interface Call<E extends Endpoint> {
  readonly params: PathValues<E['path']>;
  /** Parsed by the endpoint's request schema. */
  readonly body: E['request'] extends GenericSchema ? InferOutput<E['request']> : undefined;
  /** The signed-in member; undefined on calls that need no sign-in. */
  readonly member: E['signedIn'] extends true ? Member : undefined;
  readonly request: FastifyRequest;
  /** For endpoints without a JSON answer; their handlers return `reply.send(…)`. */
  readonly reply: FastifyReply;
}

/** What a handler returns: the contract's answer, or the reply that it sent itself. */
export type Handled<E extends Endpoint> = E['response'] extends GenericSchema
  ? AnswerOf<E>
  : E['silent'] extends true
    ? void
    : FastifyReply;

const signedIn = Symbol('signed in');

interface SignedInRequest extends FastifyRequest {
  [signedIn]?: { readonly token: string; readonly member: Member } | null;
}

/** The bearer token that a signed-in call came with. */
export function tokenOf(request: SignedInRequest): string {
  return request[signedIn]?.token ?? '';
}

/**
 * Registers a call of the contract. The token and the member's role are checked before the body is read. Answers to GET
 * carry an ETag and are cached (see AnswerCache), so they may depend only on the member, the address, the database and
 * the day, unless their endpoint is `fresh`.
 */
export function route<const E extends Endpoint>(
  server: Server,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Handled<E>>,
): void {
  const run = (request: SignedInRequest, reply: FastifyReply): Promise<Handled<E>> => {
    const body = endpoint.request ? readBody(endpoint.request, request.body) : undefined;
    const member = request[signedIn]?.member;
    const work = () => handle({ params: request.params, body, member, request, reply } as unknown as Call<E>);
    return endpoint.audit ? leavingLines(server, endpoint, { member, request }, work) : work();
  };
  if (!server.app.hasRequestDecorator(signedIn)) server.app.decorateRequest(signedIn, null);
  for (const url of pathsOf(endpoint)) {
    server.app.route({
      method: endpoint.method,
      url,
      ...(endpoint.signedIn ? { onRequest: memberCheck(server, endpoint) } : {}),
      handler: isRead(endpoint)
        ? (request, reply) => answerRead(server, endpoint, request, reply, () => run(request, reply))
        : async (request, reply) => {
            const answer = await run(request, reply);
            if (endpoint.created) void reply.code(201);
            return endpoint.silent ? reply.code(204).send() : answer;
          },
    });
  }
}

/** Whether it reads JSON. */
const isRead = ({ method, stream, file, page }: Endpoint): boolean => method === 'GET' && !stream && !file && !page;

/**
 * Who is not signed in is refused, and then whose role lacks the endpoint's right. Uses callbacks: for a session in use
 * it finishes at once, without a turn of the event loop.
 */
function memberCheck({ findMember }: Server, { right }: Endpoint) {
  return (request: SignedInRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { authorization = '' } = request.headers;
    const token = authorization.startsWith('Bearer ') ? authorization.slice(7).trim() : '';
    const settle = (member: Member | undefined): void => {
      if (!member) {
        void reply.header('www-authenticate', 'Bearer');
        return done(new Refusal('unauthenticated', 'Sign in to continue'));
      }
      if (right && !mayOf(member.role, right)) return done(new Refusal('forbidden', lacking(right)));
      request[signedIn] = { token, member };
      done();
    };
    const found = findMember(token);
    if (found instanceof Promise) found.then(settle, done);
    else settle(found);
  };
}

function answerRead(
  { answers }: Server,
  { fresh }: Endpoint,
  request: SignedInRequest,
  reply: FastifyReply,
  compute: () => Promise<unknown>,
): FastifyReply | Promise<FastifyReply> {
  if (fresh) return compute().then((answer) => sendRead(readyAnswer(answer), request, reply));
  const { userId = '', tenantId } = request[signedIn]?.member ?? {};
  const key = `${userId} ${request.url}`;
  const known = answers.find(key, request.headers['if-none-match']);
  return known
    ? sendRead(known, request, reply)
    : answers.make(key, tenantId, compute).then((answer) => sendRead(answer, request, reply));
}

function sendRead({ body, etag }: ReadyAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
