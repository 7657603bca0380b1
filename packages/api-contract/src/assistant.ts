import * as v from 'valibot';
import { aboutKey, answerEnd } from './conversations.ts';
import { limits } from './limits.ts';
import { optionalText, requiredText } from './wire.ts';
import { planRequest } from './agents/workflowPlan.ts';
import { scheduleRequest } from './schedules/schedule.ts';

/** The longest research question that the assistant accepts: the member must see all of it before saying yes. */
export const longestQuery = 500;

/**
 * What the forms of a question's change send back. Those of records are the fields that a member may write of one: all
 * of one that would be added, of another those that were changed in the form.
 */
export const changeValues = {
  run: v.strictObject({ input: optionalText('Input', limits.text.runInput) }),
  research: v.strictObject({ query: requiredText('Question', longestQuery) }),
  reply: v.strictObject({ content: requiredText('Reply', limits.text.message) }),
  workflow: planRequest,
  schedule: scheduleRequest,
} as const;

/** States of the assistant. */
export const assistantStatuses = ['idle', 'listening', 'thinking', 'responding'] as const;
export type AssistantStatus = (typeof assistantStatuses)[number];

/** `session-` and the time of the visit in milliseconds. */
const sessionIdPattern = /^session-\d{1,16}$/;

/** A client's own id of a message, such as a UUID. */
const idForm = /^[\w-]{8,64}$/;
const messageId = v.pipe(v.string(), v.regex(idForm, 'A message’s id has 8 to 64 letters, digits or hyphens'));

/** A message's own id, as the header of that name has it: with quotation marks or without. */
export const idempotencyKey = v.optional(
  v.pipe(
    v.string(),
    v.transform((given) => given.replace(/^"(.*)"$/, '$1')),
    v.regex(idForm, 'Idempotency-Key must have 8 to 64 letters, digits or hyphens'),
  ),
);

/**
 * Body of `POST /api/{product}/chat`. The header `Idempotency-Key` may have an id of the message: one that is sent
 * again is not asked again, its answer goes on.
 */
export const chatRequest = v.strictObject({
  message: requiredText('Message', limits.text.message),
  sessionId: v.pipe(
    v.string('sessionId is required'),
    v.regex(sessionIdPattern, "sessionId must be 'session-' and a timestamp"),
  ),
  /** What the conversation begins at; read with its first message. */
  about: v.optional(aboutKey),
  /** The id of an earlier message whose place this one takes; what followed is dropped, and can be restored. */
  replaces: v.optional(messageId),
  /** What the open question would do, changed; it is asked anew. */
  change: v.optional(v.record(v.string(), v.unknown())),
});
export type ChatRequest = v.InferInput<typeof chatRequest>;
/** A message with its own id, which goes as a header. */
export type IdentifiedMessage = ChatRequest & { readonly messageId?: string | undefined };

/**
 * Answer of the chat where no stream is asked for: its text without numbers of sources, the slugs of the agents that it
 * consulted, the question that it asks, what it rests on, what was done, and, where the message was not understood, the
 * nearest questions that can be answered.
 */
export const chatResponse = v.pick(answerEnd, ['response', 'agents', 'question', 'sources', 'receipts', 'suggestions']);
export type ChatResponse = v.InferOutput<typeof chatResponse>;

/** Body of `POST /api/voice/speak`; the answer is a WAV or MP3 file. */
export const speakRequest = v.strictObject({ text: requiredText('Text', limits.text.speech) });

/** Answer of `GET /api/voice`: whether answers are read aloud to the member. */
export const voiceSettings = v.object({ readAloud: v.boolean() });
/** Body of `PUT /api/voice`. */
export const voiceSettingsRequest = v.strictObject({ readAloud: v.boolean('readAloud must be true or false') });
