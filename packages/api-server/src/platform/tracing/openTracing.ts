import { hostname } from 'node:os';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { product } from '@switchboard/api-contract/product';
import type { Timers } from '../clock.ts';
import { beginWith } from './spans.ts';
import { activeSpan } from './traced.ts';
import { traceModels } from './traceModels.ts';
import { traceOutgoing } from './traceOutgoing.ts';
import { traceRequests } from './traceRequests.ts';
import { traceWork } from './traceWork.ts';

/** How long the end of the server may wait for a collector. */
const longestFlushMs = 2_000;

/** Traces that are made and sent. */
export interface Tracing {
  /** Told when the collector takes no spans, and when it takes them again. */
  onTrouble: (isAway: boolean) => void;
  /** Sends what was not sent, as far as there is time for it, and makes no more. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes traces, and sends them to the collector that the standard variables of OpenTelemetry name: these packages read
 * them by themselves. Spans that can't be sent are dropped.
 */
export function openTracing(timers: Timers): Tracing {
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': product.name.toLowerCase(),
        'service.version': product.version.replace(/^v/, ''),
        'host.name': hostname(),
      }),
    )
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  const exporter = watched(new OTLPTraceExporter(), (isAway) => tracing.onTrouble(isAway));
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  const begin = beginWith(provider.getTracer(product.name));
  const ends = [traceWork, traceRequests, traceOutgoing, traceModels].map((listen) => listen(begin));
  const tracing: Tracing = {
    onTrouble: () => {},
    stop: async () => {
      for (const end of ends) end();
      const late = Promise.withResolvers<void>();
      const cancel = timers.after(longestFlushMs, late.resolve);
      await Promise.race([provider.shutdown().catch(() => {}), late.promise]);
      cancel();
    },
  };
  return tracing;
}

/** Sends spans outside of any, since sending is a call, too. Tells when it begins to fail, and when it works again. */
function watched(exporter: SpanExporter, onTrouble: Tracing['onTrouble']): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      activeSpan.exit(() =>
        exporter.export(spans, (result) => {
          const failed = result.code !== ExportResultCode.SUCCESS;
          if (failed !== isAway) onTrouble(failed);
          isAway = failed;
          done(result);
        }),
      ),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
