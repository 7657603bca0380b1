import { ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api';
import { before, end, fail, type Begin } from './spans.ts';
import { activeSpan, statementChannel, workChannel, type Statement, type Work } from './traced.ts';

/** Statements that have many rows to write repeat their placeholders. */
const longestText = 2_000;

/** Makes spans of the work that the server tells of, and of the statements of its database that belong to it. */
export function traceWork(begin: Begin): () => void {
  const spans = new WeakMap<Work, Span>();
  workChannel.start.bindStore(activeSpan, (work) => {
    const { name, leaves, apart } = work;
    // What belongs to nothing, such as a look at the queue, would be many traces of a few statements.
    if (!apart && !activeSpan.getStore()) return undefined;
    const span = begin(name, { kind: leaves ? SpanKind.CLIENT : SpanKind.INTERNAL }, apart ? ROOT_CONTEXT : undefined);
    spans.set(work, span);
    return span;
  });
  const ended = (message: unknown): void => {
    const work = message as Work & { readonly error?: unknown };
    const span = spans.get(work);
    if (!span) return;
    const { name, attributes, error } = work;
    const reason = attributes['error.type'];
    span.updateName(name).setAttributes(attributes);
    if (reason !== undefined) fail(span, String(reason));
    end(span, error);
  };
  workChannel.asyncEnd.subscribe(ended);
  statementChannel.subscribe(addStatement);
  return () => {
    workChannel.start.unbindStore(activeSpan);
    workChannel.asyncEnd.unsubscribe(ended);
    statementChannel.unsubscribe(addStatement);
  };

  function addStatement(message: unknown): void {
    if (!activeSpan.getStore()) return;
    const { system, sql, ms, error } = message as Statement;
    const [operation = ''] = /^\w+/.exec(sql) ?? [];
    const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(sql) ?? [];
    const span = begin(table === undefined ? operation : `${operation} ${table}`, {
      kind: SpanKind.CLIENT,
      startTime: before(ms),
      attributes: {
        'db.system.name': system,
        'db.operation.name': operation,
        'db.query.text': sql.slice(0, longestText),
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    });
    end(span, error);
  }
}
