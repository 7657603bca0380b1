import { problemsOf } from '@switchboard/api-contract/problems';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../Refusal.ts';
import { isToken } from '../vault/token.ts';
import { maskKeys } from './keysInText.ts';
import { isSecret } from './secretNames.ts';
import type { Config } from '../config.ts';
import { isLoopback } from '../environment.ts';

const maxDepth = 64;

/**
 * Parses a request's body by its schema. Refuses it with one sentence per field, including unknown fields. A call
 * whose schema has a default may come without a body.
 */
export function readBody<const S extends GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (body === undefined && schema.type === 'optional') return v.parse(schema, undefined);
  if (body === undefined) throw new Refusal('malformed', 'The request needs a JSON body');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('invalid', 'The body must be a JSON object');
  if (!isShallow(body)) throw new Refusal('malformed', `The body is nested deeper than ${maxDepth} levels`);
  const result = v.safeParse(schema, withoutKeys(body));
  if (result.success) return result.output;
  const fields = problemsOf(result.issues, 'is not a known field');
  const [field, message] = Object.entries(fields)[0] ?? ['body', 'The body is wrong'];
  throw new Refusal('invalid', message.toLowerCase().includes(field.toLowerCase()) ? message : `${field}: ${message}`, {
    fields,
  });
}

/**
 * A body without the keys for programs that somebody pasted into it, so that none is stored or sent on. What is a
 * secret by its name stays as it is.
 */
function withoutKeys(value: unknown): unknown {
  if (typeof value === 'string') return maskKeys(value);
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecret(name) ? item : withoutKeys(item)]),
  );
}

/** Whether a value is nested at most `maxDepth` deep, so that recursive functions such as JSON.stringify can handle it. */
function isShallow(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; depth < maxDepth; depth += 1) {
    level = level.flatMap((item) =>
      Object.values(item).filter((child): child is object => typeof child === 'object' && child !== null),
    );
    if (level.length === 0) return true;
  }
  return false;
}

/** The address that members open, without a trailing slash: as configured, else the one that the call was made to. */
export const publicUrlOf = ({ publicUrl }: Config, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`;

/** What proxies add to the headers of a call. */
const markOfProxy = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/**
 * Whether a call was made on this machine itself, as far as it shows: no proxy has left its mark, and it was made to an
 * address of this machine, by no page of another. No browser speaks HTTP/1.0, but nginx does, unless it is told
 * otherwise.
 */
export const isDirect = ({ raw: { headers, httpVersion }, hostname }: FastifyRequest): boolean =>
  !Object.keys(headers).some((name) => markOfProxy.test(name)) &&
  httpVersion !== '1.0' &&
  isThisMachine(hostname) &&
  (headers.origin === undefined || isThisMachine(URL.parse(headers.origin)?.hostname ?? ''));

const isThisMachine = (hostname: string): boolean => isLoopback(hostname.replaceAll(/[[\]]/g, ''));

/** The token that a cookie of this name holds; undefined where there is none. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const token = pairs.find(([own]) => own === name)?.[1];
  return token !== undefined && isToken(token) ? token : undefined;
}

/** Gives the browser a cookie that no script can read. It is sent over TLS alone wherever members come by TLS. */
export function setCookie(
  {
    request,
    reply,
    config,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly config: Config },
  {
    name,
    token,
    path,
    seconds,
    sameSite,
  }: {
    readonly name: string;
    readonly token: string;
    readonly path: string;
    readonly seconds: number;
    readonly sameSite: 'Strict' | 'Lax';
  },
): void {
  const isSecure = request.protocol === 'https' || publicUrlOf(config, request).startsWith('https:');
  const flags = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${name}=${token}; ${flags}`);
}
