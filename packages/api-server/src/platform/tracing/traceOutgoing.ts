import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { callOptions, end, endCall, type Begin } from './spans.ts';
import { activeSpan } from './traced.ts';

/** What Node's `fetch` tells of a request: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel */
interface Fetched {
  readonly request: { readonly method: string; readonly origin: string | URL };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/** What Node's own client tells: https://nodejs.org/api/diagnostics_channel.html#http */
interface Sent {
  readonly request: ClientRequest;
  readonly response?: IncomingMessage;
  readonly error?: unknown;
}

/** Makes spans of the calls that leave this machine for a request or a run, as Node tells of them. */
export function traceOutgoing(begin: Begin): () => void {
  const spans = new WeakMap<object, Span>();
  const statuses = new WeakMap<object, number>();
  const began = (request: object, method: string, host: string): void => {
    if (activeSpan.getStore()) spans.set(request, begin(`${method} ${host}`, callOptions(method, host)));
  };
  const failed = ({ request, error }: Fetched | Sent): void => {
    const span = spans.get(request);
    if (span) end(span, error ?? new Error());
  };
  const channels: Readonly<Record<string, (message: never) => void>> = {
    'undici:request:create': ({ request }: Fetched) =>
      began(request, request.method, URL.parse(request.origin.toString())?.hostname ?? ''),
    'undici:request:headers': ({ request, response }: Fetched) => {
      statuses.set(request, response?.statusCode ?? 0);
    },
    'undici:request:trailers': ({ request }: Fetched) => {
      const span = spans.get(request);
      if (span) endCall(span, statuses.get(request) ?? 0, 400);
    },
    'undici:request:error': failed,
    'http.client.request.created': ({ request }: Sent) => began(request, request.method, request.host),
    'http.client.response.finish': ({ request, response }: Sent) => {
      const span = spans.get(request);
      if (span) response?.once('close', () => endCall(span, response.statusCode ?? 0, 400));
    },
    'http.client.request.error': failed,
  };
  const listeners = Object.entries(channels) as [string, (message: unknown) => void][];
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
