import type { IdentifiedMessage } from '@switchboard/api-contract/assistant';
import { chatEvents, type AnswerEnd } from '@switchboard/api-contract/conversations';
import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { browserTimers, type Timers } from '@switchboard/ui/devices/timers';
import type { Outcome } from '@switchboard/ui/format/outcome';
import type { AnswerListener } from '@switchboard/ui/screens/Assistant/engine/AssistantPorts';
import { ApiError, MalformedAnswerError, SessionEndedError, UnreachableError } from '../api/ApiError.ts';
import { parseAnswer, call, callForEvents } from '../api/client.ts';
import { refusalOf } from '../api/outcomes.ts';
import { readStream } from '../live/readEvents.ts';

const firstPauseMs = 500;
const longestPauseMs = 15_000;
/** A stream that is silent for this long has broken off: the server gives a sign of life more often. */
const silenceMs = limits.runs.heartbeatMs + 5_000;

/** Asks for the events of an answer: those after the one whose id is `after`, or all. */
type Open = (signal: AbortSignal, after: string | undefined) => Promise<Response>;

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Whether the connection broke, or the server is away for the moment; anything else is an answer of the server. */
const isConnectionLoss = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 || error.status === 429
    : !(error instanceof SessionEndedError || error instanceof MalformedAnswerError);

const openConversationEvents =
  (conversationId: string): Open =>
  (signal, after) =>
    callForEvents(conversationEndpoints.conversationEvents, { values: { conversationId }, signal, after });

/** Reads an answer that ended while its stream was broken. */
async function readEnd(conversationId: string, signal: AbortSignal): Promise<AnswerEnd> {
  const { messages } = await call(conversationEndpoints.conversation, { values: { conversationId }, signal });
  const last = messages.items.at(-1);
  if (last?.role !== 'assistant' || last.status === 'writing') throw new UnreachableError('The answer was lost.');
  return { ...last, response: last.text, suggestions: [] };
}

/**
 * Follows an answer to its end. Where its stream breaks off or falls silent, it goes on from the last event that came,
 * each time after a longer pause, until there was no sign of life for as long as a request may take. If the first
 * request fails, it is not repeated. Undefined if no answer is coming. Never rejects.
 */
async function follow(
  conversationId: string,
  first: Open,
  { signal, onEvent }: AnswerListener,
  timers: Timers,
): Promise<Outcome<AnswerEnd> | undefined> {
  let open = first;
  let lastEventId: string | undefined;
  let pauseMs = firstPauseMs;
  let aliveAt: number | undefined;
  for (;;) {
    let end: Outcome<AnswerEnd> | undefined;
    const silence = new AbortController();
    let stopWatching = () => {};
    const watchSilence = () => {
      stopWatching();
      stopWatching = timers.after(silenceMs, () => silence.abort());
    };
    const markAlive = () => {
      aliveAt = timers.now();
      watchSilence();
    };
    try {
      if (aliveAt !== undefined) watchSilence();
      const response = await open(AbortSignal.any([signal, silence.signal]), lastEventId);
      // 204: no answer is being written.
      if (response.status === 204 && aliveAt === undefined) return undefined;
      if (response.status === 204) return { kind: 'done', value: await readEnd(conversationId, signal) };
      if (!response.body || !isStream(response)) {
        /** What an answer that comes as JSON lacks. */
        const rest = { id: '', status: 'done', suggestions: [] };
        return { kind: 'done', value: { ...rest, ...(await parseAnswer(assistantEndpoints.chat, response)) } };
      }
      markAlive();
      await readStream(
        chatEvents,
        response.body,
        (event) => {
          lastEventId = event.id ?? lastEventId;
          pauseMs = firstPauseMs;
          if (event.event === 'done') end = { kind: 'done', value: event.data };
          else if (event.event === 'error') end = { kind: 'refused', message: event.data.error };
          else onEvent(event);
        },
        markAlive,
      );
    } catch (error) {
      const isLost = aliveAt === undefined || timers.now() - aliveAt > limits.requestTimeoutMs;
      if (signal.aborted || isLost || !isConnectionLoss(error)) return refusalOf(error);
    } finally {
      stopWatching();
    }
    if (end) return end;
    await new Promise<void>((resolve) => {
      timers.after(pauseMs, resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    open = openConversationEvents(conversationId);
  }
}

/** Sends a message and follows its answer, which comes at once as JSON where the server does not stream. */
export const askAssistant = async (
  { messageId, ...body }: IdentifiedMessage,
  following: AnswerListener,
  timers = browserTimers,
) =>
  (await follow(
    body.sessionId,
    (signal) => callForEvents(assistantEndpoints.chat, { body, signal, key: messageId }),
    following,
    timers,
  )) ?? { kind: 'malformed' as const, message: 'The server sent no answer.' };

/** Follows the answer that is coming in a conversation, from its beginning; undefined if none is. */
export const followAnswer = (conversationId: string, following: AnswerListener, timers = browserTimers) =>
  follow(conversationId, openConversationEvents(conversationId), following, timers);
