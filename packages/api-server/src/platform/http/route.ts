import { hash } from 'node:crypto';
import { pathsOf, type AnswerOf, type Endpoint, type PathValues } from '@switchboard/api-contract/endpoints';
import { readQuery } from '@switchboard/api-contract/problems';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { missingRightText, roleMay } from '@switchboard/api-contract/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { readOrRefuse, Refusal } from '../Refusal.ts';
import type { Member } from '../Member.ts';
import { checkAuditLines } from './checkAuditLines.ts';
import { readBody } from './readBody.ts';
import type { Server } from './Server.ts';

/** What a handler receives. */
export interface RouteCall<E extends Endpoint> {
  readonly params: PathValues<E['path']>;
  /** Read by the endpoint's schema of its query. */
  readonly query: NonNullable<E['query']> extends GenericSchema ? InferOutput<NonNullable<E['query']>> : undefined;
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
  ? AnswerOf<E> | (E['stream'] extends true ? FastifyReply : never)
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
 * carry an ETag.
 */
export function route<const E extends Endpoint>(
  server: Pick<Server, 'app' | 'findMember' | 'strict'>,
  endpoint: E,
  handle: (call: RouteCall<E>) => Promise<Handled<E>>,
): void {
  const run = async (request: SignedInRequest, reply: FastifyReply): Promise<Handled<E>> => {
    const query = endpoint.query && readOrRefuse(readQuery(endpoint.query, request.query)).query;
    const body = endpoint.request ? readBody(endpoint.request, request.body) : undefined;
    const member = request[signedIn]?.member;
    const work = () =>
      handle({ params: request.params, query, body, member, request, reply } as unknown as RouteCall<E>);
    const answer = endpoint.audit ? checkAuditLines(server, endpoint, { member, request }, work) : work();
    return server.strict ? answer.catch((error: unknown) => throwDeclared(endpoint, error)) : answer;
  };
  if (!server.app.hasRequestDecorator(signedIn)) server.app.decorateRequest(signedIn, null);
  for (const url of pathsOf(endpoint)) {
    server.app.route({
      method: endpoint.method,
      url,
      ...(endpoint.signedIn ? { onRequest: memberCheck(server, endpoint) } : {}),
      handler: isRead(endpoint)
        ? async (request, reply) => sendRead(await run(request, reply), request, reply)
        : async (request, reply) => {
            const answer = await run(request, reply);
            if (endpoint.created) void reply.code(201);
            return endpoint.silent ? reply.code(204).send() : answer;
          },
    });
  }
}

/** A call was refused in a way that its endpoint does not declare. */
class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';
}

function throwDeclared(endpoint: Endpoint, error: unknown): never {
  if (error instanceof Refusal && !(error.kind in refusalsOf(endpoint)))
    throw new UndeclaredRefusal(
      `${endpoint.method} ${endpoint.path} does not declare '${error.kind}': ${error.message}`,
    );
  throw error;
}

/** Whether it reads JSON. */
const isRead = ({ method, stream, file, redirects }: Endpoint): boolean =>
  method === 'GET' && !stream && !file && !redirects;

/** Who is not signed in is refused, and then whose role lacks the endpoint's right. */
function memberCheck({ findMember }: Pick<Server, 'findMember'>, { right }: Endpoint) {
  return async (request: SignedInRequest, reply: FastifyReply): Promise<void> => {
    const { authorization = '' } = request.headers;
    const token = authorization.startsWith('Bearer ') ? authorization.slice(7).trim() : '';
    const member = await findMember(token);
    if (!member) {
      void reply.header('www-authenticate', 'Bearer');
      throw new Refusal('unauthenticated', 'Sign in to continue');
    }
    if (right && !roleMay(member.role, right)) throw new Refusal('forbidden', missingRightText(right));
    request[signedIn] = { token, member };
  };
}

/** Sends an answer as JSON, or 304 to who has it already: its ETag is a hash of it. */
function sendRead(answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = JSON.stringify(answer);
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  void reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
