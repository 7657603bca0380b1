import { endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyReply } from 'fastify';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { Assistant } from './Assistant.ts';
import { Speech } from '../outside/voice/Speech.ts';

const lastWaitMs = 3_000;

/** The assistant: its answers and its voice. */
export function assistantRoutes(server: Server): void {
  const { app, context, timers } = server;
  const assistant = new Assistant({ context, timers });
  const speech = new Speech({
    context,
    timers,
    onTrouble: (trouble) => app.log.warn({ trouble }, 'OpenAI did not speak; falling back to the embedded voice'),
  });
  // Gives requests to providers some time to finish. The server must exit within five seconds of being told to stop.
  app.addHook('preClose', async () => void timers.after(lastWaitMs, () => assistant.stop()));
  app.addHook('onClose', async () => speech.stop());
  route(server, endpoints.chat, async ({ member, body, request, reply }) => {
    const { answer, trouble } = await assistant.answer(member, body, gone(reply));
    if (trouble !== undefined) request.log.warn({ request: request.id, trouble }, 'the language model did not answer');
    return answer;
  });
  route(server, endpoints.speak, async ({ member, body, reply }) => {
    const { type, bytes } = await speech.speak(member.tenantId, body.text, gone(reply));
    return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  });
}

/** Aborted when the client disconnects before its answer is sent. */
function gone({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) abort.abort();
  });
  return abort.signal;
}
