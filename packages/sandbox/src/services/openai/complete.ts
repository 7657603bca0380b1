import { answer } from '../../model/answer.ts';
import { eventStream, jsonChunks, textChunks, type StreamEvent } from '../../model/sse.ts';
import { firstTokens, countTokens } from '../../model/tokens.ts';
import { digitId, hexId } from '../../world/seededRandom.ts';
import type { Chat } from './readChat.ts';

/** Answers a request for a completion, in one piece or as a stream. */
export function complete(chat: Chat, now: Date): Response {
  const { model, prompt, most } = chat;
  const reply = answer(chat.conversation);
  const head = { id: `chatcmpl-${hexId(prompt, 24)}`, created: Math.floor(now.getTime() / 1_000), model };
  const calls =
    'calls' in reply
      ? reply.calls.map(({ tool, input }, index) => ({
          id: `call_${digitId(`${prompt} ${index}`, 16)}`,
          type: 'function',
          function: { name: tool, arguments: JSON.stringify(input) },
        }))
      : undefined;
  const whole = 'text' in reply ? reply.text : JSON.stringify(calls);
  const isCut = calls === undefined && countTokens(whole) > most;
  const content = calls === undefined ? firstTokens(whole, most) : null;
  const finish_reason = calls ? 'tool_calls' : isCut ? 'length' : 'stop';
  const [prompt_tokens, completion_tokens] = [countTokens(prompt), countTokens(content ?? whole)];
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  if (!chat.stream) {
    const message = { role: 'assistant', content, refusal: null, ...(calls && { tool_calls: calls }) };
    const choices = [{ index: 0, message, logprobs: null, finish_reason }];
    return Response.json({ ...head, object: 'chat.completion', choices, usage });
  }
  const chunk = (delta: object, ended: string | null = null): StreamEvent => ({
    data: {
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: ended }],
      ...(chat.withUsage && { usage: null }),
    },
  });
  function* events(): Iterable<StreamEvent> {
    yield chunk({ role: 'assistant', content: calls ? null : '', refusal: null });
    for (const piece of textChunks(content ?? '')) yield chunk({ content: piece });
    for (const [index, { id, type, function: made }] of (calls ?? []).entries()) {
      yield chunk({ tool_calls: [{ index, id, type, function: { name: made.name, arguments: '' } }] });
      for (const piece of jsonChunks(made.arguments))
        yield chunk({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
    yield chunk({}, finish_reason);
    if (chat.withUsage) yield { data: { ...head, object: 'chat.completion.chunk', choices: [], usage } };
    yield { data: '[DONE]' };
  }
  return eventStream(events());
}
