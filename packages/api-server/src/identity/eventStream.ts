import { PassThrough } from 'node:stream';
import { limits } from '@switchboard/api-contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../platform/http/route.ts';
import { openingComment, sendEvents } from '../platform/http/sendEvents.ts';
import { isKey } from '../platform/vault/token.ts';
import type { Server } from '../platform/http/Server.ts';

/** How often a stream asks whether its session, or its key, still holds. */
const checkMs = { session: 5_000, key: 1_000 } as const;

/** An answer of server-sent events. */
export interface EventStream {
  /** Sends an event; its data becomes JSON. */
  readonly write: (event: { readonly id: string | number; readonly event: string; readonly data: unknown }) => void;
  readonly end: () => void;
  /** Aborted once it has ended: by `end`, with the client, or with the session or key. */
  readonly ended: AbortSignal;
  /** What the handler returns. */
  readonly reply: FastifyReply;
}

/** Answers with a stream of server-sent events, which says every few seconds that it is still there. */
export function openEventStream(
  { app, context: { clock, metrics }, sessions, findMember, timers }: Server,
  request: FastifyRequest,
  reply: FastifyReply,
): EventStream {
  const token = tokenOf(request);
  const byKey = isKey(token);
  const body = new PassThrough();
  const ended = new AbortController();
  let silentSince = clock().getTime();
  const end = (): void => {
    stopChecks();
    if (!ended.signal.aborted) metrics?.countStream(-1);
    ended.abort();
    body.end();
  };
  let isTold = false;
  const check = async (): Promise<void> => {
    const holds = byKey ? findMember(token, request) : sessions.find(token, { watching: true });
    if (!(await holds)) end();
    isTold = false;
  };
  /** The store is away for a moment. The stream stays open, and the next check asks again. */
  const tellOnce = (err: unknown): void => {
    if (!isTold) app.log.warn({ err }, 'whether the session of a stream holds could not be asked');
    isTold = true;
  };
  const goOn = (): void => {
    if (ended.signal.aborted) return;
    if (clock().getTime() - silentSince >= limits.runs.heartbeatMs) {
      silentSince = clock().getTime();
      body.write(': still here\n\n');
    }
    checkLater();
  };
  const checkLater = (): void => {
    stopChecks = timers.after(checkMs[byKey ? 'key' : 'session'], () => {
      check().catch(tellOnce).finally(goOn);
    });
  };
  let stopChecks = (): void => {};
  checkLater();
  metrics?.countStream(1);
  body.write(openingComment);
  reply.raw.once('close', end);
  return {
    write: ({ id, event, data }) => {
      body.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end,
    ended: ended.signal,
    reply: sendEvents(reply, body),
  };
}
