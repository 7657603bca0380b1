import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf } from '../../requests.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { readChat, errorResponse, models, type Chat } from './readChat.ts';
import { answer } from '../../model/answer.ts';
import { eventStream, jsonChunks, textChunks, type StreamEvent, firstTokens, countTokens } from '../../model/output.ts';
import { digitId, hexId } from '../../world/seededRandom.ts';

/** Answers a request for a completion, in one piece or as a stream. */
function complete(chat: Chat, now: Date): Response {
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

const createdAt = 1_715_367_049;

const hidden = (secret: string): string => (secret.length > 8 ? `${secret.slice(0, 4)}***${secret.slice(-4)}` : '***');

/** OpenAI: a model that answers by rules. */
export const openai = defineService({
  id: 'openai',
  hosts: ['api.openai.com'],
  docs: [
    'https://github.com/openai/openai-openapi/blob/master/openapi.yaml',
    // What a key without permission gets.
    'https://github.com/microsoft/PowerToys/issues/32989',
  ],
  access: {
    secretOf: bearerOf,
    refusals: {
      wrong: (request) =>
        errorResponse(
          401,
          `Incorrect API key provided: ${hidden(bearerOf(request) ?? '')}. You can find your API key at https://platform.openai.com/account/api-keys.`,
          { code: 'invalid_api_key' },
        ),
      'no-permission': ({ url }) =>
        errorResponse(
          403,
          `You have insufficient permissions for this operation. Missing scopes: ${url.includes('/models') ? 'api.model.read' : 'model.request'}. Check that you have the correct role in your organization (Reader, Writer, Owner) and project (Member, Owner), and if you're using a restricted API key, that it has the necessary scopes.`,
        ),
      'rate-limited': () =>
        errorResponse(
          429,
          'Rate limit reached for requests. Please try again later.',
          { type: 'requests', code: 'rate_limit_exceeded' },
          retryLater,
        ),
      // The list of models is free.
      'no-credit': ({ url }) =>
        url.includes('/models')
          ? undefined
          : errorResponse(429, 'You exceeded your current quota, please check your plan and billing details.', {
              type: 'insufficient_quota',
              code: 'insufficient_quota',
            }),
    },
  },
  routes: ({ clock }) =>
    new Hono<RouteEnv>()
      .get('/v1/models', (c) =>
        c.json({
          object: 'list',
          data: Object.entries(models)
            .filter(([, ends]) => !ends || clock().toISOString() < ends)
            .map(([id, ends]) => ({
              id,
              object: 'model',
              created: createdAt,
              owned_by: 'system',
              shutdown_date: ends,
            })),
        }),
      )
      .post('/v1/chat/completions', async (c) =>
        complete(readChat(await c.req.json().catch(() => undefined), clock()), clock()),
      )
      .notFound((c) => errorResponse(404, `Invalid URL (${c.req.method} ${new URL(c.req.url).pathname})`)),
});
