import * as v from 'valibot';

/** One call of the API. `path` holds `:name` places; `response` undefined means that the body is not JSON or not read. */
export interface Endpoint<
  Req extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Res extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly request: Req;
  readonly response: Res;
  /** false: answers without a bearer token. */
  readonly signedIn: boolean;
}

/** A read. */
export const get = <const P extends string, const R extends v.GenericSchema>(path: P, response: R) =>
  ({ method: 'GET', path, request: undefined, response, signedIn: true }) as const;
/** A write that adds or acts. */
export const post = <
  const P extends string,
  const Q extends v.GenericSchema | undefined,
  const R extends v.GenericSchema | undefined,
>(
  path: P,
  request: Q,
  response: R,
) => ({ method: 'POST', path, request, response, signedIn: true }) as const;
/** A write that replaces. */
export const put = <const P extends string, const Q extends v.GenericSchema, const R extends v.GenericSchema>(
  path: P,
  request: Q,
  response: R,
) => ({ method: 'PUT', path, request, response, signedIn: true }) as const;

/** `{ok: true}`: done, and nothing more to say. */
export const done = v.object({ ok: v.literal(true) });

/** What a call of this endpoint sends. */
export type RequestOf<E extends Endpoint> = E['request'] extends v.GenericSchema
  ? v.InferInput<E['request']>
  : undefined;
/** What a screen gets from it. */
export type ResponseOf<E extends Endpoint> = E['response'] extends v.GenericSchema
  ? v.InferOutput<E['response']>
  : undefined;
/** What the server must send, before the client reads it. */
export type AnswerOf<E extends Endpoint> = E['response'] extends v.GenericSchema
  ? v.InferInput<E['response']>
  : undefined;

type Places<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Places<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** The values that the places of a path take. */
export type PathValues<P extends string> = Record<Places<P>, string>;

/** Fills the places of a path; each value is percent-encoded. */
export function pathTo<const P extends string>(path: P, values: PathValues<P>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent((values as Record<string, string>)[name] ?? ''),
  );
}
