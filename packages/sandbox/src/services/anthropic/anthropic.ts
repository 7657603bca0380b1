import { Hono } from 'hono';
import { retryLater } from '../../misbehave.ts';
import { bearerOf, headerOf } from '../../requests.ts';
import { defineService, type RouteEnv } from '../../Service.ts';
import { readMessage, type MessageRequest, errorResponse, invalid, unknown } from './readMessage.ts';
import { answer } from '../../model/answer.ts';
import { eventStream, jsonChunks, textChunks, type StreamEvent, firstTokens, countTokens } from '../../model/output.ts';
import { hexId } from '../../world/seededRandom.ts';

type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: unknown };

/** Answers a request for a message, in one piece or as a stream. */
function reply({ conversation, model, most, prompt, stream }: MessageRequest): Response {
  const said = answer(conversation);
  const content: readonly Block[] =
    'text' in said
      ? [{ type: 'text', text: firstTokens(said.text, most) }]
      : said.calls.map(({ tool, input }, index) => ({
          type: 'tool_use',
          id: `toolu_${hexId(`${prompt} ${index}`, 24)}`,
          name: tool,
          input,
        }));
  const isCut = 'text' in said && countTokens(said.text) > most;
  const stop_reason = 'calls' in said ? 'tool_use' : isCut ? 'max_tokens' : 'end_turn';
  const input_tokens = countTokens(prompt);
  const output_tokens = countTokens(
    content.map((block) => (block.type === 'text' ? block.text : JSON.stringify(block.input))).join(''),
  );
  const head = { id: `msg_${hexId(prompt, 24)}`, type: 'message', role: 'assistant', model };
  if (!stream)
    return Response.json({
      ...head,
      content,
      stop_reason,
      stop_sequence: null,
      usage: { input_tokens, output_tokens },
    });
  function* events(): Iterable<StreamEvent> {
    const began = {
      ...head,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens, output_tokens: 1 },
    };
    yield named({ type: 'message_start', message: began });
    for (const [index, block] of content.entries()) {
      const content_block = block.type === 'text' ? { ...block, text: '' } : { ...block, input: {} };
      yield named({ type: 'content_block_start', index, content_block });
      if (index === 0) yield named({ type: 'ping' });
      if (block.type === 'text')
        for (const text of textChunks(block.text))
          yield named({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } });
      else
        for (const partial_json of ['', ...jsonChunks(JSON.stringify(block.input))])
          yield named({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } });
      yield named({ type: 'content_block_stop', index });
    }
    yield named({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens } });
    yield named({ type: 'message_stop' });
  }
  return eventStream(events());
}

const named = (data: { readonly type: string } & Readonly<Record<string, unknown>>): StreamEvent => ({
  event: data.type,
  data,
});

/** The day of a release is the epoch where it is not known, as the API documents. */
const models = [
  ['claude-sonnet-5-5', 'Claude Sonnet 5.5'],
  ['claude-haiku-5-5', 'Claude Haiku 5.5'],
  ['claude-sonnet-4-5', 'Claude Sonnet 4.5'],
].map(([id, display_name]) => ({ type: 'model', id, display_name, created_at: '1970-01-01T00:00:00Z' }));

/** The page of models that a request asks for. */
function listModels({ limit = '20', after_id: after, before_id: before }: Readonly<Record<string, string>>) {
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > 1_000) return invalid('limit: Input should be between 1 and 1000');
  const place = (id: string): number => {
    const at = models.findIndex((model) => model.id === id);
    return at < 0 ? unknown(`model: ${id}`) : at;
  };
  const rest =
    before === undefined ? models.slice(after === undefined ? 0 : place(after) + 1) : models.slice(0, place(before));
  const data = before === undefined ? rest.slice(0, most) : rest.slice(-most);
  return { data, has_more: data.length < rest.length, first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null };
}

/** Anthropic: a model that answers by rules. */
export const anthropic = defineService({
  id: 'anthropic',
  hosts: ['api.anthropic.com'],
  docs: [
    'https://platform.claude.com/docs/en/api/versioning',
    'https://platform.claude.com/docs/en/api/migration-2026-10-21',
    'https://platform.claude.com/docs/en/about-claude/model-deprecations',
    'https://platform.claude.com/docs/en/build-with-claude/structured-outputs',
    'https://platform.claude.com/docs/id/api/$shared',
    'https://github.com/anthropics/anthropic-sdk-typescript/blob/main/helpers.md',
    // What an account without credit gets.
    'https://github.com/router-for-me/CLIProxyAPI/pull/3859',
  ],
  access: {
    // Clients of the version 2026-10-21 send the key as a bearer token. Of two, the service takes the header of its own.
    secretOf: (request) => headerOf('x-api-key')(request) ?? bearerOf(request),
    refusals: {
      wrong: ({ headers }) => {
        const bearer = headers.has('authorization') ? 'Invalid bearer token' : 'x-api-key header is required';
        return errorResponse(401, 'authentication_error', headers.has('x-api-key') ? 'invalid x-api-key' : bearer);
      },
      'no-permission': () =>
        errorResponse(403, 'permission_error', 'Your API key does not have permission to use the specified resource.'),
      'rate-limited': () =>
        errorResponse(
          429,
          'rate_limit_error',
          'This request would exceed your rate limit. Please try again later.',
          retryLater,
        ),
      // The list of models is free.
      'no-credit': ({ url }) =>
        url.includes('/models')
          ? undefined
          : errorResponse(
              400,
              'invalid_request_error',
              'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
            ),
    },
  },
  routes: () =>
    new Hono<RouteEnv>()
      .use(async (c, next) =>
        c.req.header('anthropic-version') === undefined
          ? errorResponse(400, 'invalid_request_error', 'anthropic-version: header is required')
          : next(),
      )
      .get('/v1/models', (c) => c.json(listModels(c.req.query())))
      .post('/v1/messages', async (c) =>
        reply(readMessage(await c.req.json().catch(() => undefined), c.req.header('anthropic-version'))),
      )
      .notFound(() => errorResponse(404, 'not_found_error', 'Not found')),
});
