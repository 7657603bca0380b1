import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { activeSpan } from './traced.ts';

/** Begins a span below the active one, unless another context is its parent. */
export type Begin = (name: string, options?: SpanOptions, parent?: Context) => Span;

/**
 * What the clock of the machine said when a trace began here, without what has passed since this process began. All
 * spans of the trace count from there: each by itself would begin on a whole millisecond, so that short ones changed
 * places.
 */
const origins = new WeakMap<Span, number>();
const timeIn = (span: Span | undefined): number =>
  ((span && origins.get(span)) ?? Date.now() - performance.now()) + performance.now();

export const beginWith =
  (tracer: Tracer): Begin =>
  (name, options = {}, parent = below(activeSpan.getStore())) => {
    const now = timeIn(trace.getSpan(parent));
    const span = tracer.startSpan(name, { startTime: now, ...options }, parent);
    origins.set(span, now - performance.now());
    return span;
  };

const below = (span: Span | undefined): Context => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);

/** When something began that has ended now. */
export const before = (ms: number): number => timeIn(activeSpan.getStore()) - ms;

/** Ends a span. Of an error it says the kind alone: its message may hold what people wrote. */
export function end(span: Span, error?: unknown): void {
  if (error !== undefined) fail(span, kindOf(error));
  span.end(timeIn(span));
}

/** The kind of a fact that is the reason, such as of a run's failure, or the name of the error. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { name, reason } = error as Error & { readonly reason?: unknown };
  return typeof reason === 'object' && reason !== null && 'kind' in reason ? String(reason.kind) : name;
}

export function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

/** A call that another server answers. Its path and query are left out: either may hold a key or people's words. */
export const callOptions = (method: string, host: string): SpanOptions => ({
  kind: SpanKind.CLIENT,
  attributes: { 'http.request.method': method, 'server.address': host },
});

/** Ends the span of a call with the status of its answer. */
export function endCall(span: Span, status: number, failsFrom: 400 | 500): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= failsFrom) fail(span, String(status));
  end(span);
}
