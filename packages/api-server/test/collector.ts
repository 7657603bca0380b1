import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';
import { systemTimers } from '../src/platform/clock.ts';
import { openTracing, type Tracing } from '../src/platform/tracing/openTracing.ts';

/** A span as the collector got it, with the values of its attributes. */
export interface SentSpan {
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly id: string;
  readonly trace: string;
  /** Empty for the first of its trace. */
  readonly parent: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
  readonly failed: boolean;
  /** In milliseconds. */
  readonly began: number;
  readonly ended: number;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}
interface OtlpSpan {
  readonly name: string;
  readonly kind: number;
  readonly spanId: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly events?: readonly { readonly name: string }[];
  readonly status?: { readonly code?: number };
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Test helper: a collector that takes spans as OTLP over HTTP, in JSON. */
export async function startCollector() {
  const spans: SentSpan[] = [];
  const resources: Readonly<Record<string, unknown>>[] = [];
  let text = '';
  let headers: NodeJS.Dict<string | string[]> = {};
  let arrival = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request as AsyncIterable<Buffer>) body += part.toString();
    text += body;
    ({ headers } = request);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
      resources.push(valuesOf(resource.attributes));
      for (const one of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          name: one.name,
          kind: (['internal', 'internal', 'server', 'client'] as const)[one.kind] ?? 'internal',
          id: one.spanId,
          trace: one.traceId,
          parent: one.parentSpanId ?? '',
          attributes: valuesOf(one.attributes),
          events: one.events?.map(({ name }) => name) ?? [],
          failed: one.status?.code === 2,
          began: Number(one.startTimeUnixNano) / 1e6,
          ended: Number(one.endTimeUnixNano) / 1e6,
        });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    arrival.resolve();
    arrival = Promise.withResolvers();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    /** All that came, as it came. */
    text: () => text,
    headers: () => headers,
    /** Resolves when the next spans have come. */
    arrived: () => arrival.promise,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Test helper: has what is traced in each test of the file sent to a collector. Call it before a server is made. */
export function collecting() {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let tracing: Tracing;
  beforeEach(async () => {
    collector = await startCollector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20planted-collector-key');
    vi.stubEnv('OTEL_SERVICE_NAME', 'desk');
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '0');
    tracing = openTracing(systemTimers);
  });
  afterEach(async () => {
    await tracing.stop();
    collector.close();
    vi.unstubAllEnvs();
  });
  return {
    arrived: () => collector.arrived(),
    /** All that was sent, once nothing is left to send. No more is traced then. */
    sent: async () => {
      await tracing.stop();
      return collector;
    },
  };
}

/** The spans below another, each with those below it, as lines that say how deep they stand. */
export function treeOf(spans: readonly SentSpan[], root: SentSpan, depth = 0): string[] {
  const below = spans.filter(({ parent }) => parent === root.id).toSorted((one, other) => one.began - other.began);
  return [`${'  '.repeat(depth)}${root.name}`, ...below.flatMap((span) => treeOf(spans, span, depth + 1))];
}
