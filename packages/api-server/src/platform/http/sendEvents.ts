import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a stream says first. It is short: some proxies that compress wait for more if there is much at once. */
export const openingComment = ': open\n\n';

/** Answers with server-sent events, and keeps proxies from holding them back. */
export const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    // nginx collects an answer unless told otherwise.
    .header('x-accel-buffering', 'no')
    // Caddy's `encode` compresses a stream that begins with 512 bytes or more, and sends it at its end. It leaves alone
    // what has an encoding, but does not heed `no-transform`.
    .header('content-encoding', 'identity')
    .send(events);
