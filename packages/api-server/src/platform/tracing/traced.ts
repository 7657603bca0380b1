import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { Attributes, Span } from '@opentelemetry/api';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';

/** A part of the server's work, as a trace shows it. No name and no attribute holds a secret or what people wrote. */
export interface Work {
  /** One of a few: ids and words are attributes. What it and the attributes are at the end counts. */
  name: string;
  readonly attributes: Attributes;
  /** Whether another server answers. */
  readonly leaves?: boolean;
  /** Whether it begins a trace of its own, whatever it is begun by. */
  readonly apart?: boolean;
}

/** A statement that the database has carried out, or refused. */
export interface Statement {
  readonly system: 'sqlite' | 'postgresql';
  /** With placeholders in place of values. */
  readonly sql: string;
  readonly ms: number;
  readonly error: unknown;
}

/** Whoever makes traces listens to these; while nobody does, work is only done. */
export const workChannel = tracingChannel<Work, Span | undefined>('switchboard.work');
export const statementChannel = channel('switchboard.statement');

/** What the running code is a part of; undefined while no traces are made. */
export const activeSpan = new AsyncLocalStorage<Span | undefined>();
/** The same of a request, where what runs is told of it from outside. */
export const requestSpans = new WeakMap<object, Span>();

/** Does work that a trace shows. */
export const traced = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  workChannel.hasSubscribers ? workChannel.tracePromise(run, work) : run();

/** What a fact is about, without the words in it. */
export const kindOfText = (text: FactOrExternalText): string => (typeof text === 'string' ? 'text' : text.kind);

/** The id of the trace that a span belongs to, for the log. */
export const traceOf = (span = activeSpan.getStore()): { readonly trace?: string } => {
  const { traceId: trace } = span?.spanContext() ?? {};
  return { ...(trace !== undefined && { trace }) };
};
