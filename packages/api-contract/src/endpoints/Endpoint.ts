import * as v from 'valibot';
import type { AuditKind } from '../audit.ts';
import type { RefusalKind } from '../errors.ts';
import type { Right } from '../roles.ts';
import { type CallLimitName, callLimits, limitInWords } from './callLimits.ts';

/** What a call writes into the audit log: a line of one of these kinds, or why it leaves none. */
export type Audit = AuditKind | readonly AuditKind[] | { readonly noLine: string };

/** When a call refuses, by kind. */
export type Refusals = Readonly<Partial<Record<RefusalKind, string>>>;

/** The kinds of lines, one or more of which a call that succeeds leaves in the audit log; none for most reads. */
export const auditOf = ({ audit = [] }: Pick<Endpoint, 'audit'>): readonly AuditKind[] =>
  typeof audit === 'string' ? [audit] : 'noLine' in audit ? [] : audit;

/** Declares that a call leaves no line in the audit log, and why. */
export const noAuditLine = (why: string): Audit => ({ noLine: why });

/** One call of the API. `path` has `:name` placeholders. If `response` is undefined, the body is not JSON or not read. */
export interface Endpoint<
  Req extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Res extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The parameters of its address; without it, they are not read. */
  readonly query?: v.GenericSchema<object>;
  readonly request: Req;
  readonly response: Res;
  /** false: needs no bearer token. */
  readonly signedIn: boolean;
  /** What the member's role must allow; undefined where nobody is signed in. */
  readonly right: Right | undefined;
  /**
   * The member must have signed in, or proven who they are, within the last `limits.members.provenMinutes`: what it
   * opens outlives the session.
   */
  readonly proven?: true;
  /**
   * How far it is for keys, where neither its right nor its path says so. `never`: no key makes it. For a key that is
   * limited to some agents, `narrowed` calls are about those alone, and `wide` ones reach beyond the agent in their
   * path; such a key makes neither those nor other calls without an agent.
   */
  readonly keys?: 'never' | 'narrowed' | 'wide';
  /** When it refuses, by kind, beyond what follows from the rest of the endpoint: see `refusalsOf`. */
  readonly refusals?: Refusals;
  /** How often it may be made; without it, as often as one likes. */
  readonly limit?: CallLimitName;
  /** What it leaves in the audit log; reads leave nothing, unless they take data along. */
  readonly audit?: Audit;
  /** A success answers 201: something was created that has an address of its own. */
  readonly created?: true;
  /**
   * The answer is a stream of server-sent events: the schema of each one's data, by its name. Where there is a
   * response, for those alone who accept it.
   */
  readonly stream?: Readonly<Record<string, v.GenericSchema>>;
  /** The header `Idempotency-Key` may name what is sent, so that what is sent again is not done again. */
  readonly idempotent?: true;
  /** A success may answer 204 in place of its stream: when there is nothing to tell. */
  readonly mayBeSilent?: true;
  /** The answer is a file of one of these media types. */
  readonly file?: readonly string[];
  /** A success answers 204, without a body. */
  readonly silent?: true;
  /** A browser comes here by navigation, and is sent on to a page of the app: 303. */
  readonly redirects?: true;
}

/**
 * The ways to declare calls that need one right, so that none is declared without. `get` reads; `stream` and `file`
 * read what is no JSON; `redirect` is where a browser is sent on; `post` adds or acts, `put` replaces, `patch` changes
 * a part, `del` takes away; `remove` takes away a thing with an address of its own and answers 204. Whatever writes,
 * and a file, says what it leaves in the audit log: a kind, several of which one is written, or `noAuditLine('why')`.
 * How it refuses comes last.
 */
function callsFor<const W extends Right | undefined>(right: W) {
  const signedIn = (right !== undefined) as W extends Right ? true : false;
  return {
    get: <const P extends string, const R extends v.GenericSchema>(path: P, response: R) =>
      ({ method: 'GET', path, request: undefined, response, signedIn, right }) as const,
    stream: <const P extends string>(path: P, stream: NonNullable<Endpoint['stream']>) =>
      ({ method: 'GET', path, request: undefined, response: undefined, signedIn, right, stream }) as const,
    file: <const P extends string>(path: P, file: readonly string[], audit: Audit) =>
      ({ method: 'GET', path, request: undefined, response: undefined, signedIn, right, audit, file }) as const,
    redirect: <const P extends string>(path: P, audit: Audit) =>
      ({
        method: 'GET',
        path,
        request: undefined,
        response: undefined,
        signedIn,
        right,
        audit,
        redirects: true,
      }) as const,
    post: <
      const P extends string,
      const Q extends v.GenericSchema | undefined,
      const R extends v.GenericSchema | undefined,
    >(
      path: P,
      request: Q,
      response: R,
      audit: Audit,
      refusals: Refusals = {},
    ) => ({ method: 'POST', path, request, response, signedIn, right, audit, refusals }) as const,
    put: <const P extends string, const Q extends v.GenericSchema, const R extends v.GenericSchema>(
      path: P,
      request: Q,
      response: R,
      audit: Audit,
      refusals: Refusals = {},
    ) => ({ method: 'PUT', path, request, response, signedIn, right, audit, refusals }) as const,
    patch: <const P extends string, const Q extends v.GenericSchema, const R extends v.GenericSchema>(
      path: P,
      request: Q,
      response: R,
      audit: Audit,
      refusals: Refusals = {},
    ) => ({ method: 'PATCH', path, request, response, signedIn, right, audit, refusals }) as const,
    del: <const P extends string, const R extends v.GenericSchema>(
      path: P,
      response: R,
      audit: Audit,
      refusals: Refusals = {},
    ) => ({ method: 'DELETE', path, request: undefined, response, signedIn, right, audit, refusals }) as const,
    remove: <const P extends string>(path: P, audit: Audit, refusals: Refusals = {}) =>
      ({
        method: 'DELETE',
        path,
        request: undefined,
        response: undefined,
        signedIn,
        right,
        audit,
        refusals,
        silent: true,
      }) as const,
  };
}

/** Calls without sign-in. */
export const anyone = callsFor(undefined);
/** Calls about what is one's own: the session, questions to the assistant. */
export const own = callsFor('own');
/** Calls that read. */
export const see = callsFor('see');
/** Calls that run agents and change records, workflows and what waits for a decision. */
export const work = callsFor('work');
/** Calls that change configuration, schedules, agents, connections and the sandbox. */
export const configure = callsFor('configure');
/** Calls that are for admins: members, budgets, prices, notifications, the audit log. */
export const administer = callsFor('administer');

/** `{ok: true}`: done, with nothing to return. */
export const done = v.object({ ok: v.literal(true) });

/** The parameters of an address, as they are sent; none for a call that reads none. */
export type QueryOf<E extends Pick<Endpoint, 'path' | 'query'>> =
  NonNullable<E['query']> extends v.GenericSchema ? v.InferInput<NonNullable<E['query']>> : undefined;
/** The type of a request's body. */
export type RequestOf<E extends Endpoint> = E['request'] extends v.GenericSchema
  ? v.InferInput<E['request']>
  : undefined;
/** The type that a screen receives. */
export type ResponseOf<E extends Endpoint> = E['response'] extends v.GenericSchema
  ? v.InferOutput<E['response']>
  : undefined;
/** The type that the server must send, before the client parses it. */
export type AnswerOf<E extends Endpoint> = E['response'] extends v.GenericSchema
  ? v.InferInput<E['response']>
  : undefined;

type Places<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Places<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** The values of a path's placeholders. */
export type PathValues<P extends string> = Record<Places<P>, string>;

/** The address of a call, with the values of its path's placeholders and its parameters. Empty parameters are left out. */
export function pathTo<const E extends Pick<Endpoint, 'path' | 'query'>>(
  { path }: E,
  values: PathValues<E['path']>,
  query?: QueryOf<E>,
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent((values as Record<string, string>)[name] ?? ''),
  );
  const given = Object.entries((query ?? {}) as Record<string, string | undefined>).flatMap(([name, value = '']) =>
    value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `${filled}?${given.join('&')}` : filled;
}

/** Every kind of refusal that a call can give, and when: what it declares, and what follows from the rest of it. */
export function refusalsOf(endpoint: Endpoint): Refusals {
  const { path, query, request, signedIn, right, proven, redirects, refusals, limit } = endpoint;
  const malformed = [
    ...(request ? ['The body is not JSON'] : []),
    ...(path.includes(':agentId') ? ['The agent’s id can’t be one'] : []),
  ].join('. ');
  return {
    ...(malformed && { malformed }),
    ...(signedIn && { unauthenticated: 'Nobody is signed in' }),
    // What is one's own every role may, and no key is among its ways to sign in.
    ...(right && right !== 'own' && { forbidden: 'The role, or the key, does not allow it' }),
    ...(proven && { unproven: 'The password or a passkey is needed once more; `unproven` says so' }),
    ...((path.includes(':') || path.startsWith('/api/agents/')) && { missing: 'Not found' }),
    ...(query && !redirects && { invalid: 'A parameter is unknown or wrong; `fields` says which' }),
    ...(request && { invalid: 'A field is wrong; `fields` says which' }),
    ...(limit && { limited: limitInWords(callLimits[limit]) }),
    ...refusals,
  };
}
