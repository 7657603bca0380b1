import { subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';
import { ROOT_CONTEXT, SpanKind, type Span, type TextMapGetter } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { endpoints, pathsOf } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../http/route.ts';
import { end, endCall, type Begin } from './spans.ts';
import { activeSpan, requestSpans } from './traced.ts';

type Headers = FastifyRequest['headers'];
const getter: TextMapGetter<Headers> = { get: (headers, key) => headers[key], keys: (headers) => Object.keys(headers) };

/** What Fastify tells of a handler: https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks */
interface Handled {
  readonly request: FastifyRequest;
  readonly route: { readonly url: string; readonly method: string };
  readonly async: boolean;
  readonly error?: unknown;
}

/** The names of the calls in the contract. */
const callNames: ReadonlyMap<string, string> = new Map(
  Object.entries(endpoints).flatMap(([name, endpoint]) =>
    pathsOf(endpoint).map((path) => [`${endpoint.method} ${path}`, name] as const),
  ),
);

/**
 * Makes a span of each call of a server made from now on, and one below it of what the call does once the caller is
 * known and its body is read. A trace that the caller is in is continued.
 */
export function traceRequests(begin: Begin): () => void {
  const propagator = new W3CTraceContextPropagator();
  const work = new WeakMap<Handled, Span>();
  const handlers = tracingChannel<Handled, Span | undefined>('fastify.request.handler');
  const listen = (message: unknown): void => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRequest', (request, reply, done) => {
      const { method, routeOptions, headers } = request;
      const { url = '' } = routeOptions;
      if (!/^\/(?:api|mcp)\b/.test(url)) return done();
      const caller = propagator.extract(ROOT_CONTEXT, headers, getter);
      const attributes = { 'http.request.method': method, 'http.route': url, 'switchboard.request': request.id };
      const span = begin(`${method} ${url}`, { kind: SpanKind.SERVER, attributes }, caller);
      requestSpans.set(request, span);
      // Told also where the caller has gone before the answer was complete.
      reply.raw.once('close', () => endCall(span, reply.statusCode, 500));
      activeSpan.run(span, done);
    });
  };
  const ended = (handled: unknown): void => {
    const span = work.get(handled as Handled);
    if (span) end(span);
  };
  const endedAtOnce = (handled: unknown): void => {
    if (!(handled as Handled).async) ended(handled);
  };
  handlers.start.bindStore(activeSpan, (handled) => {
    const { request, route } = handled;
    const span = requestSpans.get(request);
    if (!span) return undefined;
    const member = memberOf(request);
    if (member) span.setAttributes({ 'user.id': member.userId, 'switchboard.tenant': member.tenantId });
    if (member?.key) span.setAttribute('switchboard.key', member.key.id);
    const name = callNames.get(`${route.method} ${route.url}`) ?? 'handler';
    const below = activeSpan.run(span, () => begin(name));
    work.set(handled, below);
    return below;
  });
  handlers.asyncEnd.subscribe(ended);
  handlers.end.subscribe(endedAtOnce);
  subscribe('fastify.initialization', listen);
  return () => {
    unsubscribe('fastify.initialization', listen);
    handlers.start.unbindStore(activeSpan);
    handlers.asyncEnd.unsubscribe(ended);
    handlers.end.unsubscribe(endedAtOnce);
  };
}
