import { hash } from 'node:crypto';
import { pathsOf, type AnswerOf, type Endpoint, type PathValues, auditOf } from '@switchboard/api-contract/endpoints';
import { readQuery } from '@switchboard/api-contract/problems';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { agentInPath, keyRefusal, keyTexts } from '@switchboard/api-contract/endpoints/keyUse';
import { messages } from '@switchboard/api-contract/errors';
import { missingRightText } from '@switchboard/api-contract/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { AuditKind } from '@switchboard/api-contract/audit';
import { readOrRefuse, Refusal } from '../Refusal.ts';
import { type CallerKey, type Member, actorOf, asActor, memberMay, currentActor, type AuditTrace } from '../actor.ts';
import { isKey } from '../vault/token.ts';
import { readBody } from './readRequest.ts';
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
  ? AnswerOf<E> | (E['stream'] extends object ? FastifyReply : never)
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

/** The member that a call is made for, once that is known. */
export const memberOf = (request: SignedInRequest): Member | undefined => request[signedIn]?.member;

/**
 * Registers a call of the contract. The token and the member's role are checked before the body is read, and its limit
 * before anything is done. Answers to GET carry an ETag.
 */
export function route<const E extends Endpoint>(
  server: Pick<Server, 'app' | 'callCounts' | 'findMember' | 'isProven' | 'strict'>,
  endpoint: E,
  handle: (call: RouteCall<E>) => Promise<Handled<E>>,
): void {
  const run = async (request: SignedInRequest, reply: FastifyReply): Promise<Handled<E>> => {
    const query = endpoint.query && readOrRefuse(readQuery(endpoint.query, request.query)).query;
    const body = endpoint.request ? readBody(endpoint.request, request.body) : undefined;
    const member = request[signedIn]?.member;
    const work = () =>
      handle({ params: request.params, query, body, member, request, reply } as unknown as RouteCall<E>);
    const audited = () => (endpoint.audit ? checkAuditLines(server, endpoint, { member, request }, work) : work());
    const answer = endpoint.limit
      ? server.callCounts.within(endpoint.limit, { member, request, reply }, audited)
      : audited();
    return server.strict ? answer.catch((error: unknown) => rethrowDeclared(endpoint, error)) : answer;
  };
  if (!server.app.hasRequestDecorator(signedIn)) server.app.decorateRequest(signedIn, null);
  for (const url of pathsOf(endpoint)) {
    server.app.route({
      method: endpoint.method,
      url,
      ...(endpoint.signedIn ? { onRequest: checkMember(server, endpoint) } : {}),
      handler: isJsonRead(endpoint)
        ? async (request, reply) => sendJson(await run(request, reply), request, reply)
        : async (request, reply) => {
            const answer = await run(request, reply);
            if (endpoint.created) void reply.code(201);
            return endpoint.silent ? reply.code(204).send() : answer;
          },
    });
  }
}

/** A call left other lines in the audit log than it declares. */
class UndeclaredAudit extends Error {
  override readonly name = 'UndeclaredAudit';
}

/**
 * Does the work of a call in the name of its member, and compares the audit lines that it wrote with those that its
 * endpoint declares. A difference makes the call fail in tests (`strict`). In production it is only logged, because the
 * work is done by then.
 */
export async function checkAuditLines<T>(
  { app, strict }: Pick<Server, 'app' | 'strict'>,
  endpoint: Endpoint,
  { member, request }: { readonly member: Member | undefined; readonly request: FastifyRequest },
  work: () => Promise<T>,
): Promise<T> {
  const by = member && actorOf(member);
  const { answer, trace } = await asActor({ by, address: request.ip }, async () => ({
    answer: await work(),
    trace: currentActor()?.trace,
  }));
  const fault = trace && findAuditFault(auditOf(endpoint), trace);
  if (fault !== undefined) {
    const message = `${endpoint.method} ${endpoint.path} ${fault}`;
    if (strict) throw new UndeclaredAudit(message);
    app.log.error({ request: request.id }, message);
  }
  return answer;
}

/** How the lines of a call differ from those that it declares; undefined if they don't, or if it declares none. */
function findAuditFault(declared: readonly AuditKind[], { kinds, isUnchanged }: AuditTrace): string | undefined {
  if (declared.length === 0) return undefined;
  if (kinds.length === 0 && !isUnchanged)
    return `left no line in the audit log: ${declared.join(' or ')} is declared. Use writeAudit, or markUnchanged where nothing changed`;
  const undeclared = kinds.filter((kind) => !declared.includes(kind));
  return undeclared.length > 0
    ? `left ${undeclared.join(', ')} in the audit log, which it does not declare beside ${declared.join(', ')}`
    : undefined;
}

/** A call was refused in a way that its endpoint does not declare. */
class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';
}

/** Throws the error of a call again, or UndeclaredRefusal. */
function rethrowDeclared(endpoint: Endpoint, error: unknown): never {
  if (error instanceof Refusal && !(error.kind in refusalsOf(endpoint)))
    throw new UndeclaredRefusal(
      `${endpoint.method} ${endpoint.path} does not declare '${error.kind}': ${error.message}`,
    );
  throw error;
}

/** Whether a call is a GET that is answered with JSON. */
export const isJsonRead = ({ method, stream, file, redirects }: Endpoint): boolean =>
  method === 'GET' && !stream && !file && !redirects;

/** The bearer token of a request; '' without one. */
export function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string {
  return authorization.startsWith('Bearer ') ? authorization.slice(7).trim() : '';
}

/** What asks for a key, where it is missing or not valid. */
export const missingKeyChallenge = 'Bearer realm="Switchboard", error="invalid_token"';

/** Refuses what a key may not, whatever its maker may. */
function refuseKey(endpoint: Endpoint, key: CallerKey, { routeOptions, params }: FastifyRequest): void {
  const agent = agentInPath(routeOptions.url ?? '', params as Record<string, string>);
  const why = keyRefusal(endpoint, key, agent);
  if (why === 'agent') throw new Refusal('missing', `agent ${agent} does not exist`);
  if (why !== undefined) throw new Refusal('forbidden', why);
}

/**
 * A hook that refuses callers who are not signed in, members whose role lacks the endpoint's right and, where the
 * endpoint asks for it, those who proved too long ago who they are.
 */
function checkMember(
  { callCounts, findMember, isProven }: Pick<Server, 'callCounts' | 'findMember' | 'isProven'>,
  endpoint: Endpoint,
) {
  const { right, proven } = endpoint;
  return async (request: SignedInRequest, reply: FastifyReply): Promise<void> => {
    const token = bearerOf(request);
    const member = await findMember(token, request);
    if (!member) {
      void reply.header('www-authenticate', isKey(token) ? missingKeyChallenge : 'Bearer');
      throw new Refusal('unauthenticated', isKey(token) ? keyTexts.unknown : 'Sign in to continue');
    }
    if (member.key) {
      await callCounts.within('keyCalls', { member, request, reply }, () => Promise.resolve());
      refuseKey(endpoint, member.key, request);
    }
    if (right && !memberMay(member, right)) throw new Refusal('forbidden', missingRightText(right));
    if (proven && !(await isProven(token))) throw new Refusal('unproven', messages.unproven);
    request[signedIn] = { token, member };
  };
}

/**
 * Whether If-None-Match names the answer with this digest. A proxy that compresses changes the tag: nginx writes `W/`
 * before it, Apache and Caddy the compression behind the digest.
 */
const hasAlready = (header: string | undefined, digest: string): boolean =>
  header?.trim() === '*' ||
  ['', '-gzip', '-br', '-deflate', '-zstd'].some((end) => header?.includes(`"${digest}${end}"`));

/** Sends an answer as JSON, or 304 if the caller has it already. Its ETag is a hash of it. */
export function sendJson(answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = JSON.stringify(answer);
  const digest = hash('sha1', body, 'base64url');
  void reply.header('etag', `"${digest}"`);
  if (hasAlready(request.headers['if-none-match'], digest)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
