import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { product } from '@switchboard/api-contract/product';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

/** One request to a third-party service. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Longer answers are rejected; see `mostBytes`. */
  readonly maxBytes?: number;
  /** Aborting it ends the request as if it had timed out. */
  readonly signal?: AbortSignal;
}

/** The answer, whatever its status. Redirects are not followed. `latencyMs` is from the name look-up to the last byte. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As UTF-8. */
  readonly body: string;
  /** As it came. */
  readonly bytes: Uint8Array;
  readonly latencyMs: number;
}

/**
 * Why a request got no answer. `refused`: an address that this server doesn't call. `unsendable`: a value that HTTP
 * can't carry.
 */
export type CallFailure =
  | 'refused'
  | 'unsendable'
  | 'unknown-host'
  | 'unreachable'
  | 'untrusted'
  | 'timeout'
  | 'too-large';

/** A request that got no answer. Contains no address, header, body or cause, so it is safe to log. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(`The request failed: ${failure}`);
    this.failure = failure;
  }
}

/** Sends one request; throws `CallError`, nothing else. */
export type Call = (request: OutgoingRequest) => Promise<OutgoingAnswer>;

declare module '../../platform/Context.ts' {
  interface Context {
    /** Calls third-party services, at public addresses only; tests pass a stand-in. */
    readonly call: Call;
  }
}

interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Options of `createCall`. */
export interface CallOptions {
  /** For tests with a stand-in server: loopback addresses instead of public ones, any port, and http as well. */
  readonly loopbackForTests?: boolean;
  /** Resolves a name to all its addresses; by default with the system's resolver. */
  readonly resolve?: (hostname: string) => Promise<readonly Resolved[]>;
  readonly timeoutMs?: number;
  /** Trusted authorities in PEM, in place of the usual ones; for tests. */
  readonly authorities?: string;
}

const httpsPort = '';
/** How long one request may take, all included. */
export const requestTimeoutMs = 10_000;
/** The longest answers that are read, by what they hold. */
export const mostBytes = {
  /** What is small whoever asks: who somebody is, a token. The usual. */
  reply: 262_144,
  /** A page of a customer's data, or one large piece of it, such as a message. */
  data: 8_388_608,
  /** A page of the web. */
  page: 4_194_304,
} as const;
/** What every request says unless it says otherwise. Asks for no compression, which could expand past the cap. */
export const defaultHeaders = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': `${product.name}/${product.version.replace(/^v/, '')}`,
} as const;

function parseAllowed(address: string, loopback: boolean): URL {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') throw new CallError('refused');
  const allowed = loopback ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && url.port === httpsPort;
  if (!allowed) throw new CallError('refused');
  return url;
}

/**
 * The host without the brackets of an IPv6 address. URL has already normalised hexadecimal, decimal and short IPv4
 * forms.
 */
const hostWithoutBrackets = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Every address of the host, each one checked: a rebinding attack begins with one private address among public ones. */
async function openAddresses(url: URL, { resolve, loopbackForTests }: CallOptions): Promise<readonly Resolved[]> {
  const host = hostWithoutBrackets(url);
  const family = isIP(host);
  const found = family === 0 ? await resolveOrFail(host, resolve) : [{ address: host, family }];
  const isOpen = loopbackForTests === true ? isLoopback : isPublicAddress;
  if (!found.every(({ address }) => isOpen(address))) throw new CallError('refused');
  return found;
}

async function resolveOrFail(host: string, resolve: CallOptions['resolve']): Promise<readonly Resolved[]> {
  const found = await (resolve ?? ((name: string) => systemLookup(name, { all: true })))(host).catch(() => []);
  if (found.length === 0) throw new CallError('unknown-host');
  return found;
}

/** Answers every look-up of the connection with the checked addresses, so a second look-up can't lead elsewhere. */
const pinnedTo =
  (addresses: readonly Resolved[]): LookupFunction =>
  (_hostname, options, done) => {
    if (options.all) done(null, [...addresses]);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  };

const failures: Readonly<Record<string, CallFailure>> = {
  ABORT_ERR: 'timeout',
  ERR_INVALID_CHAR: 'unsendable',
  ERR_UNESCAPED_CHARACTERS: 'unsendable',
};

function failureOf(error: unknown): CallFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME/.test(code)) return 'untrusted';
  return failures[code] ?? 'unreachable';
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new CallError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(
  url: URL,
  request: OutgoingRequest,
  addresses: readonly Resolved[],
  authorities: string | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const body = request.body === undefined ? undefined : Buffer.from(request.body, 'utf8');
    const options: RequestOptions & { ca?: string } = {
      method: request.method,
      headers: { ...defaultHeaders, ...request.headers, ...(body && { 'content-length': body.length }) },
      lookup: pinnedTo(addresses),
      // A pooled connection could outlive the check of its address.
      agent: false,
      signal,
      maxHeaderSize: 16_384,
      ...(authorities !== undefined && { ca: authorities }),
    };
    const outgoing = url.protocol === 'http:' ? httpRequest(url, options) : httpsRequest(url, options);
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * A client for addresses that members can influence: only https on its usual port and public addresses, connected to
 * exactly the addresses that were checked, no redirects, answers capped in size (256 kB, or what the request says) and
 * time (10 s, all included).
 */
export function createCall(options: CallOptions = {}): Call {
  const { loopbackForTests = false, timeoutMs = requestTimeoutMs, authorities } = options;
  return async (request) => {
    const began = performance.now();
    const url = parseAllowed(request.url, loopbackForTests);
    const stop = new AbortController();
    const late = Promise.withResolvers<never>();
    const giveUp = () => {
      late.reject(new CallError('timeout'));
      stop.abort();
    };
    const timer = setTimeout(giveUp, timeoutMs);
    if (request.signal?.aborted) giveUp();
    request.signal?.addEventListener('abort', giveUp);
    const work = async (): Promise<OutgoingAnswer> => {
      const addresses = await openAddresses(url, options);
      // The look-up can't be aborted, so a late result must not connect any more.
      stop.signal.throwIfAborted();
      const answer = await send(url, request, addresses, authorities, stop.signal);
      const bytes = await readBody(answer, request.maxBytes ?? mostBytes.reply);
      return {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: bytes.toString('utf8'),
        bytes,
        latencyMs: Math.round(performance.now() - began),
      };
    };
    try {
      return await Promise.race([work(), late.promise]);
    } catch (error) {
      throw error instanceof CallError ? error : new CallError(failureOf(error));
    } finally {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', giveUp);
      stop.abort();
    }
  };
}
