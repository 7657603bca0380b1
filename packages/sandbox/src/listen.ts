import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sandbox } from './createSandbox.ts';

/** The address that a request is for: by its Host header, or else by the first part of the path. */
function findAddress({ headers, url = '/' }: IncomingMessage, { hasHost }: Sandbox): string | undefined {
  const named = (headers.host ?? '').replace(/:\d+$/, '');
  if (hasHost(named)) return `https://${named}${url}`;
  const [, host = '', rest = '/'] = /^\/([^/?]+)(.*)$/s.exec(url) ?? [];
  return hasHost(host) ? `https://${host}${rest.startsWith('/') ? rest : `/${rest}`}` : undefined;
}

function toRequest(incoming: IncomingMessage, address: string, signal: AbortSignal): Request {
  const { method = 'GET', headersDistinct } = incoming;
  const headers = new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const }),
  });
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), outgoing);
  else outgoing.end();
}

/** Serves a sandbox on a port of this machine; 0 takes a free one. */
export async function listen(
  sandbox: Sandbox,
  wanted: number,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const address = findAddress(incoming, sandbox);
    if (address === undefined) {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('The sandbox plays no such host.\n');
      return;
    }
    sandbox
      .fetch(toRequest(incoming, address, gone.signal))
      .then((answer) => send(answer, outgoing))
      .catch((error: unknown) => {
        if (gone.signal.aborted) return;
        console.error(error);
        outgoing.destroy();
      });
  });
  await new Promise<void>((listening) => server.listen(wanted, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
