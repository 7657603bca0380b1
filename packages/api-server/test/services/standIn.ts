import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCall, type Call } from '../../src/providers/client.ts';
import { documented, type DocumentedCall, type Reply, type Seen } from './documented.ts';

/**
 * How the stand-in server answers. `documented`: as the services document for right and wrong credentials;
 * `forbidden` and `limited`: likewise for those cases; the others are faults.
 */
export type Scene =
  | 'documented'
  | 'forbidden'
  | 'limited'
  | 'fault'
  | 'html'
  | 'truncated'
  | 'empty'
  | 'odd'
  | 'teapot'
  | 'redirect'
  | 'huge'
  | 'silence'
  | 'hang-up';

/** Test helper: a loopback server that stands in for every service. */
export interface StandIn {
  /** Calls the stand-in in place of the service in the address. */
  readonly call: Call;
  /** Every request so far. */
  readonly seen: readonly Seen[];
  readonly play: (scene: Scene) => void;
  readonly close: () => Promise<void>;
}

const known: ReadonlyMap<string, readonly DocumentedCall[]> = Map.groupBy(
  Object.values(documented).flatMap(({ calls }): readonly DocumentedCall[] => calls),
  ({ call }) => call,
);

async function read(request: IncomingMessage): Promise<Seen> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return {
    method: request.method ?? '',
    url: `https://${host}${request.url ?? ''}`,
    headers: request.headers,
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8'))),
  };
}

/**
 * Google's token address serves three services. The impossible refresh token shows that only a client is being
 * checked.
 */
function callFor(seen: Seen): DocumentedCall | undefined {
  const calls = known.get(`${seen.method} ${seen.url.replace(/\?.*/, '')}`) ?? [];
  const clientAlone = seen.form['refresh_token'] === 'no-such-refresh-token';
  return calls.find(({ right }) => clientAlone === (right.status === 400)) ?? calls[0];
}

function replyTo(seen: Seen, scene: 'documented' | 'forbidden' | 'limited'): Reply {
  const call = callFor(seen);
  if (call === undefined) return { status: 404, body: { error: `nothing documented at ${seen.method} ${seen.url}` } };
  if (scene === 'limited' && (call.forbidden !== undefined || call.limited !== undefined || call.right.status === 400))
    return call.limited ?? { status: 429, body: null };
  if (!call.authorised(seen)) return call.wrong;
  return scene === 'forbidden' ? (call.forbidden ?? call.right) : call.right;
}

const faults = {
  fault: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>'),
  html: (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in to the hotel network</title>'),
  truncated: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"data":['),
  empty: (response) => response.writeHead(200).end(),
  odd: (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"__proto__":{"ok":true},"data":7,"scopes":"mail.send"}'),
  teapot: (response) => response.writeHead(418).end('{}'),
  redirect: (response) => response.writeHead(302, { location: 'https://elsewhere.example/steal' }).end(),
  huge: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: 'x'.repeat(300_000) })),
  silence: () => undefined,
  'hang-up': (response) => response.destroy(),
} as const satisfies Record<
  Exclude<Scene, 'documented' | 'forbidden' | 'limited'>,
  (response: ServerResponse) => unknown
>;

/** Starts the stand-in server. `timeoutMs` is how long its callers wait. */
export async function startStandIn(timeoutMs = 10_000): Promise<StandIn> {
  const seen: Seen[] = [];
  let scene: Scene = 'documented';
  const server = createServer(async (request, response) => {
    const got = await read(request);
    seen.push(got);
    if (scene === 'documented' || scene === 'forbidden' || scene === 'limited') {
      const { status, headers, body } = replyTo(got, scene);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    } else {
      faults[scene](response);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const atLoopback = createCall({
    loopbackForTests: true,
    timeoutMs,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  return {
    call: (request) => {
      const url = URL.parse(request.url);
      // Requests that the real client refuses must not reach the stand-in either.
      if (url === null || url.protocol !== 'https:') return createCall()(request);
      return atLoopback({ ...request, url: `http://${url.hostname}:${port}${url.pathname}${url.search}` });
    },
    seen,
    play: (next) => {
      scene = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
