import {
  pathTo,
  type Endpoint,
  type PathValues,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
} from '@switchboard/api-contract/endpoints/Endpoint';
import { messages, readRetryAfter } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import * as v from 'valibot';
import { readToken } from '../session/storage.ts';
import { ApiError, MalformedAnswerError, SessionEndedError, UnreachableError } from './ApiError.ts';
import { gate } from './gate.ts';
import { readClock } from '../clock.ts';

/**
 * Options of a call: values for the path's placeholders, parameters, the body, a signal that aborts it, and what a 401
 * does.
 */
export type CallOptions<E extends Endpoint> = {
  query?: QueryOf<E>;
  signal?: AbortSignal;
  /** Used instead of the stored token, to revoke one that was just removed. */
  token?: string;
  /** 'null' returns null for a 401 instead of throwing. */
  onUnauthorised?: 'throw' | 'null';
} & (E['request'] extends undefined ? { body?: undefined } : { body: RequestOf<E> }) &
  (keyof PathValues<E['path']> extends never ? { values?: undefined } : { values: PathValues<E['path']> });

type Arguments<E extends Endpoint> = E['request'] extends undefined
  ? keyof PathValues<E['path']> extends never
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>]
  : [options: CallOptions<E>];

/**
 * Makes one of the contract's calls and returns its answer, parsed by the contract. A write that equals one still in
 * flight returns that one's promise, so a double click or a held Enter sends nothing twice. Throws ApiError
 * ('{status}: {text}'), UnreachableError, MalformedAnswerError or SessionEndedError.
 */
export function call<const E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<ResponseOf<E>> {
  return request(endpoint, options);
}

/** The same, for generic callers. */
export async function request<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> | undefined,
): Promise<ResponseOf<E>> {
  const path = pathFor(endpoint, options);
  // A call that can be aborted is never shared.
  if (endpoint.method === 'GET' || options?.signal) return sendAndParse(endpoint, path, options);
  return gate.once(
    [endpoint.method, path, options?.token ?? readToken(), JSON.stringify(options?.body)].join(' '),
    () => sendAndParse(endpoint, path, options),
  );
}

/** The type of the options guarantees a value for each placeholder, and parameters that the call has. */
const pathFor = (
  endpoint: Pick<Endpoint, 'path' | 'query'>,
  options: { readonly values?: object | undefined; readonly query?: unknown } | undefined,
) => pathTo(endpoint, options?.values ?? {}, options?.query as object | undefined);

async function sendAndParse<const E extends Endpoint>(
  endpoint: E,
  path: string,
  options: CallOptions<E> | undefined,
): Promise<ResponseOf<E>> {
  const answer = await send(endpoint, path, options);
  if (answer.status === 304) {
    const known = gate.answers.get(path);
    if (!known)
      throw new MalformedAnswerError('The server answered that nothing changed, but no earlier answer is known.');
    return known.value as ResponseOf<E>;
  }
  if (answer.status === 401 && options?.onUnauthorised === 'null') return null as ResponseOf<E>;
  if (!answer.ok) throw await refusal(endpoint, path, answer, options?.signal);
  if (!endpoint.response) return undefined;
  const value = parse(endpoint.response, await bodyOf(answer, options?.signal));
  const etag = answer.headers.get('etag');
  if (endpoint.method === 'GET' && etag) gate.answers.set(path, { etag, value });
  return value as ResponseOf<E>;
}

/** Like `call`, for an answer that is a file; null if the server can't make one (501). */
export async function callForFile<const E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<Blob | null> {
  const path = pathFor(endpoint, options);
  const answer = await send(endpoint, path, options);
  if (answer.status === 501) return null;
  if (!answer.ok) throw await refusal(endpoint, path, answer, options?.signal);
  return readBody(answer.blob(), options?.signal);
}

/**
 * Like `call`, for an answer that may come as server-sent events; without them, its body is JSON. `after`: the id of
 * the last event that came. `key`: an id of what is sent, with which it is not done twice.
 */
export async function callForEvents<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { after?: string | undefined; key?: string | undefined },
): Promise<Response> {
  const path = pathFor(endpoint, options);
  const answer = await send(endpoint, path, options, {
    accept: 'text/event-stream, application/json',
    ...(options.after !== undefined && { 'last-event-id': options.after }),
    ...(options.key !== undefined && { 'idempotency-key': options.key }),
  });
  if (!answer.ok) throw await refusal(endpoint, path, answer, options.signal);
  return answer;
}

/** The answer of a call that was made by `callForEvents`, and came as JSON. */
export const parseAnswer = async <const E extends Endpoint>(
  { response }: E,
  answer: Response,
): Promise<ResponseOf<E>> => (response && parse(response, await bodyOf(answer))) as ResponseOf<E>;

/** Sends cookies, the bearer token, and a JSON body with its content type if there is one. Times out after 300 000 ms. */
async function send(
  endpoint: Endpoint,
  path: string,
  options: { signal?: AbortSignal; token?: string; body?: unknown } | undefined,
  moreHeaders: Record<string, string> = {},
): Promise<Response> {
  if (endpoint.signedIn && gate.ended) throw new SessionEndedError('Your session has ended');
  const key = waitKey(endpoint, path);
  const wait = gate.waits.get(key);
  if (wait && wait.until > readClock().getTime()) throw wait.error;
  gate.waits.delete(key);

  const headers = new Headers({ accept: endpoint.response ? 'application/json' : '*/*', ...moreHeaders });
  const token = options?.token ?? readToken();
  if (endpoint.signedIn) headers.set('authorization', `Bearer ${token ?? ''}`);
  if (options?.body !== undefined) headers.set('content-type', 'application/json');
  const known = endpoint.method === 'GET' ? gate.answers.get(path) : undefined;
  if (known) headers.set('if-none-match', known.etag);

  const limit = AbortSignal.timeout(limits.requestTimeoutMs);
  try {
    const answer = await fetch(path, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      signal: options?.signal ? AbortSignal.any([options.signal, limit]) : limit,
      ...(options?.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    if (answer.status === 401 && endpoint.signedIn && token === readToken()) gate.end();
    // Calls with the right `own`, such as reading the session, are open to every role: their 403 says nothing about it.
    if (answer.status === 403 && endpoint.signedIn && endpoint.right !== 'own') gate.onForbidden();
    return answer;
  } catch (error) {
    throw describeFailure(error, options?.signal);
  }
}

async function refusal(endpoint: Endpoint, path: string, answer: Response, signal?: AbortSignal): Promise<ApiError> {
  const error = new ApiError(
    answer.status,
    answer.statusText,
    await readBody(answer.text(), signal),
    retryTime(answer),
  );
  // Sign-in is limited per account and address, so another account may try at once.
  if (error.retryAt !== undefined && endpoint.signedIn)
    gate.waits.set(waitKey(endpoint, path), { until: error.retryAt, error });
  return error;
}

/** The key under which a call waits after a 429: reads and writes of one path wait separately. */
const waitKey = ({ method }: Endpoint, path: string) => `${method} ${path}`;

const longestWaitMs = 86_400_000;

/** `Retry-After` of a 429 or 503; at most a day, since anything longer is an error of its source. */
function retryTime(answer: Response): number | undefined {
  const header = answer.headers.get('retry-after');
  if (!header || (answer.status !== 429 && answer.status !== 503)) return undefined;
  const now = readClock().getTime();
  const seconds = readRetryAfter(header, now);
  return seconds === undefined ? undefined : now + Math.min(seconds * 1000, longestWaitMs);
}

async function bodyOf(answer: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await readBody(answer.text(), signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedAnswerError('The server sent an answer that is not JSON.');
  }
}

function parse(schema: v.GenericSchema, body: unknown): unknown {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new MalformedAnswerError('The server sent an answer that this page does not understand.');
  return result.output;
}

/** The body can stall or break off after the headers have arrived. */
async function readBody<T>(body: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await body;
  } catch (error) {
    throw describeFailure(error, signal);
  }
}

/** An abort that the caller did not ask for is the time limit: Chromium drops the reason while the body is being read. */
function describeFailure(error: unknown, signal?: AbortSignal): unknown {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'AbortError' && signal?.aborted) return error;
  if (name === 'TimeoutError' || name === 'AbortError') return new UnreachableError(messages.timeout);
  return new UnreachableError('The server can’t be reached.');
}
