import { idempotencyKey } from '@switchboard/api-contract/assistant';
import { withoutSources } from '@switchboard/api-contract/conversations';
import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { openEventStream } from '../identity/eventStream.ts';
import { Speech } from '../outside/voice/Speech.ts';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { Refusal } from '../platform/Refusal.ts';
import { readPosition, type DeliveredAnswerEvent } from './answers/answerEvents.ts';
import { findUnfinishedAnswer, readStoredAnswer } from './conversations/answerRows.ts';
import { Answers, type AnswerToFollow } from './answers/Answers.ts';
import { Assistant } from './Assistant.ts';
import { conversationKeyOf } from './conversations/conversationRoutes.ts';
import { readConversation, readEntry } from './conversations/readConversations.ts';
import { restoreMessages } from './conversations/replaceMessages.ts';
import { aboutCall } from '../platform/http/logging.ts';

const lastWaitMs = 3_000;

type ChatAnswer = AnswerOf<typeof endpoints.chat>;
type AnswerDone = Extract<DeliveredAnswerEvent, { event: 'done' }>['data'];

/** The assistant: its answers and its voice. */
export function assistantRoutes(server: Server): void {
  const { app, context, timers } = server;
  const { db, clock } = context;
  const onFault = (err: unknown) => app.log.error({ err }, 'an answer failed unexpectedly');
  const answers = new Answers({ db, clock, timers, onFault });
  const assistant = new Assistant({ context, timers, answers });
  const speech = new Speech({
    context,
    timers,
    onTrouble: (trouble) => app.log.warn({ trouble }, 'OpenAI did not speak; falling back to the embedded voice'),
  });
  // Gives answers some time to be finished. The server must exit within five seconds of being told to stop.
  app.addHook('preClose', async () => {
    timers.after(lastWaitMs, () => {
      answers.close().catch(onFault);
    });
  });
  app.addHook('onClose', async () => {
    await answers.close();
    speech.stop();
  });
  /** Streams an answer, from where the client has it. */
  const stream = (answer: Omit<AnswerToFollow, 'gone'>, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const events = openEventStream(server, request, reply);
    const from = readPosition(request.headers['last-event-id']);
    void (async () => {
      for await (const event of answers.follow({ ...answer, from, gone: events.ended })) events.write(event);
    })()
      .catch(onFault)
      .finally(events.end);
    return events.reply;
  };
  route(server, endpoints.chat, async ({ member, body, request, reply }) => {
    const message = { ...body, messageId: readIdempotencyKey(request) };
    const answer = await assistant.take(member, message, (trouble) =>
      request.log.warn({ ...aboutCall(request), trouble }, 'the language model did not answer'),
    );
    if (request.headers.accept?.includes('text/event-stream')) return stream(answer, request, reply);
    for await (const event of answers.follow({ ...answer, gone: gone(reply) }))
      if (event.event === 'done') return toChatResponse(event.data);
    throw new Refusal('unavailable', 'The message was interrupted. Send it again.', { retryAfter: 1 });
  });
  route(server, endpoints.conversationEvents, async ({ member, params, request, reply }) => {
    const key = conversationKeyOf({ member, params });
    await readEntry(db, key);
    const seen = readPosition(request.headers['last-event-id']);
    // Whoever saw the beginning is told the end, even if it came meanwhile.
    const answer =
      (seen && (await readStoredAnswer(context, key, seen.id))) ?? (await findUnfinishedAnswer(context, key));
    return answer ? stream({ key, id: answer.id }, request, reply) : reply.code(204).send();
  });
  route(server, endpoints.stopAnswer, async (call) => {
    const key = conversationKeyOf(call);
    await readEntry(db, key);
    await answers.stop(key);
    return { ok: true } as const;
  });
  route(server, endpoints.restoreMessages, async (call) => {
    const key = conversationKeyOf(call);
    await readEntry(db, key);
    await answers.stop(key);
    await restoreMessages(context, key, call.body.message);
    return readConversation(context, call.member, key.sessionId);
  });
  route(server, endpoints.speak, async ({ member, body, reply }) => {
    const { type, bytes } = await speech.speak(member.tenantId, body.text, gone(reply));
    return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  });
  route(server, endpoints.voice, async ({ member }) => {
    const { readAloud } = await db
      .selectFrom('users')
      .select('readAloud')
      .where((eb) => eb.and({ tenantId: member.tenantId, id: member.userId }))
      .executeTakeFirstOrThrow();
    return { readAloud: readAloud === 1 };
  });
  route(server, endpoints.saveVoice, async ({ member, body }) => {
    await db
      .updateTable('users')
      .set({ readAloud: body.readAloud ? 1 : 0 })
      .where((eb) => eb.and({ tenantId: member.tenantId, id: member.userId }))
      .execute();
    return { ok: true } as const;
  });
}

/** The answer where no stream is asked for: its text without marks of sources, and what is there of the rest. */
const toChatResponse = ({
  response,
  agents,
  status,
  question,
  sources = [],
  receipts = [],
  suggestions = [],
}: AnswerDone): ChatAnswer => ({
  response: withoutSources(response),
  agents,
  ...(question && { question }),
  ...(sources.length > 0 && { sources }),
  ...(receipts.length > 0 && { receipts }),
  ...(status === 'not-understood' && { suggestions }),
});

/** The message's own id. Refuses an odd one. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const read = v.safeParse(idempotencyKey, headers['idempotency-key']);
  if (read.success) return read.output;
  const [{ message }] = read.issues;
  throw new Refusal('invalid', message, { fields: { 'Idempotency-Key': message } });
}

/** Aborted when the client disconnects before its answer is sent. */
function gone({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) abort.abort();
  });
  return abort.signal;
}
