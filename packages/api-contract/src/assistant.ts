import * as v from 'valibot';
import { limits } from './limits.ts';
import { required, words } from './wire.ts';

/** States of the assistant. */
export const assistantStatuses = ['idle', 'listening', 'thinking', 'responding'] as const;
export type AssistantStatus = (typeof assistantStatuses)[number];

/** `session-` and the time of the visit in milliseconds. */
const sessionIdPattern = /^session-\d{1,16}$/;

/** Body of `POST /api/{product}/chat`. */
export const chatRequest = v.strictObject({
  message: required('Message', limits.text.message),
  sessionId: v.pipe(
    v.string('sessionId is required'),
    v.regex(sessionIdPattern, "sessionId must be 'session-' and a timestamp"),
  ),
});
export type ChatRequest = v.InferInput<typeof chatRequest>;

/** Answer of the chat: plain text, and the slugs of the agents that it consulted. */
export const chatResponse = v.object({ response: v.string(), agents: words() });
export type ChatResponse = v.InferOutput<typeof chatResponse>;

/** Body of `POST /api/voice/speak`; the answer is a WAV or MP3 file. */
export const speakRequest = v.strictObject({ text: required('Text', limits.text.speech) });
