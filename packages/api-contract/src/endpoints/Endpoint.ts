import * as v from 'valibot';

/** One call of the API. `path` has `:name` placeholders. If `response` is undefined, the body is not JSON or not read. */
export interface Endpoint<
  Req extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Res extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly request: Req;
  readonly response: Res;
  /** false: needs no bearer token. */
  readonly signedIn: boolean;
  /** A success answers 201: something was created that has an address of its own. */
  readonly created?: true;
  /** The answer is a stream of server-sent events that stays open. */
  readonly stream?: true;
  /** The answer is a file, sent while it is made: CSV or JSON. */
  readonly file?: true;
  /** A success answers 204, without a body. */
  readonly silent?: true;
}

/** A read. */
export const get = <const P extends string, const R extends v.GenericSchema>(path: P, response: R) =>
  ({ method: 'GET', path, request: undefined, response, signedIn: true }) as const;
/** A read whose answer is a stream of server-sent events. */
export const stream = <const P extends string>(path: P) =>
  ({ method: 'GET', path, request: undefined, response: undefined, signedIn: true, stream: true }) as const;
/** A read whose answer is a file. */
export const file = <const P extends string>(path: P) =>
  ({ method: 'GET', path, request: undefined, response: undefined, signedIn: true, file: true }) as const;
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

/** A write that changes a part. */
export const patch = <const P extends string, const Q extends v.GenericSchema, const R extends v.GenericSchema>(
  path: P,
  request: Q,
  response: R,
) => ({ method: 'PATCH', path, request, response, signedIn: true }) as const;

/** A write that takes away. */
export const del = <const P extends string, const R extends v.GenericSchema>(path: P, response: R) =>
  ({ method: 'DELETE', path, request: undefined, response, signedIn: true }) as const;

/** A write that takes away a thing with an address of its own. A success answers 204. */
export const remove = <const P extends string>(path: P) =>
  ({ method: 'DELETE', path, request: undefined, response: undefined, signedIn: true, silent: true }) as const;

/** `{ok: true}`: done, with nothing to return. */
export const done = v.object({ ok: v.literal(true) });

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

/** Fills the placeholders of a path, percent-encoding each value. */
export function pathTo<const P extends string>(path: P, values: PathValues<P>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent((values as Record<string, string>)[name] ?? ''),
  );
}
