import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the stand-in. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The JSON body; empty if there is none. */
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
    readonly tools?: readonly unknown[];
    readonly [name: string]: unknown;
  };
}

/**
 * How the stand-in answers one request, as a stream where that is asked for. `silence` never does; `stall` stops
 * halfway; `hang-up` cuts the connection; `echo` answers the request's headers; a function decides by the request.
 * `events` are the events of a stream, as they are; after them it goes on for ever if it stalls, and ends in the middle
 * if it is cut.
 */
export type Scene =
  | { readonly text: string; readonly refusal?: true; readonly finish?: 'length' | 'content_filter' }
  | { readonly calls: readonly { readonly tool: string; readonly input: unknown }[] }
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly bytes: Uint8Array; readonly type: string }
  | { readonly events: readonly (string | object)[]; readonly end?: 'stall' | 'cut' }
  | 'silence'
  | 'stall'
  | 'hang-up'
  | 'echo'
  | ((request: SeenRequest) => Scene);

/** Test helper: a loopback server compatible with OpenAI's chat and speech, and with Anthropic's messages. */
export interface StandInModel {
  /** For OPENAI_BASE_URL and ANTHROPIC_BASE_URL. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Sets the answers to the next requests, in order. The last scene repeats. */
  readonly play: (...scenes: readonly Scene[]) => void;
  /** Adds an event to the stream that stalls. */
  readonly write: (event: string) => void;
  /** Resolves when the next request has arrived completely. */
  readonly asked: () => Promise<void>;
  /** Resolves when a client stops waiting. */
  readonly left: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the stand-in. */
export async function startStandInModel(): Promise<StandInModel> {
  const seen: SeenRequest[] = [];
  let scenes: readonly Scene[] = [{ text: 'Fine.' }];
  let stalled: ServerResponse | undefined;
  let asked = Promise.withResolvers<void>();
  let left = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) left.resolve();
    });
    const got = await read(request);
    seen.push(got);
    const [scene = 'hang-up'] = scenes;
    if (scenes.length > 1) scenes = scenes.slice(1);
    answer(scene, got, response);
    stalled = response;
    asked.resolve();
    asked = Promise.withResolvers();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    play: (...next) => {
      scenes = next;
      left = Promise.withResolvers();
    },
    write: (event) => void stalled?.write(`${event}\n\n`),
    asked: () => asked.promise,
    left: () => left.promise,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => void server.close(() => closed()));
    },
  };
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return {
    path: request.url ?? '',
    headers: request.headers,
    body: JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as SeenRequest['body'],
  };
}

function answer(scene: Scene, { path, headers, body }: SeenRequest, response: ServerResponse): void {
  if (typeof scene === 'function') return answer(scene({ path, headers, body }), { path, headers, body }, response);
  if (scene === 'silence') return;
  if (scene === 'stall')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[');
  if (scene === 'hang-up') return void response.destroy();
  if (scene === 'echo') return answer({ text: JSON.stringify(headers) }, { path, headers, body }, response);
  if ('events' in scene) return sendEvents(response, scene);
  if ('status' in scene)
    return void response
      .writeHead(scene.status, { 'content-type': 'application/json', ...scene.headers })
      .end(scene.body ?? '');
  if ('bytes' in scene) return void response.writeHead(200, { 'content-type': scene.type }).end(scene.bytes);
  const isAnthropic = path.endsWith('/messages');
  if (body['stream'] === true)
    return sendEvents(response, { events: isAnthropic ? anthropicEvents(scene) : openAiEvents(scene) });
  const whole = isAnthropic ? anthropicMessage(scene) : openAiCompletion(scene);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole));
}

function sendEvents(response: ServerResponse, { events, end }: Extract<Scene, { events: unknown }>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events)
    response.write(typeof event === 'string' ? `${event}\n\n` : `data: ${JSON.stringify(event)}\n\n`);
  if (end === undefined) response.end();
  // What was written must have left before the connection is cut.
  if (end === 'cut') response.write('\n', () => response.destroy());
}

type Completion = Extract<Scene, { text: string } | { calls: unknown }>;

/** https://platform.openai.com/docs/api-reference/chat/object */
const openAiCompletion = (scene: Completion) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_773_308_480,
  model: 'gpt-4o',
  choices: [{ index: 0, message: openAiMessage(scene), finish_reason: openAiEnd(scene) }],
  usage: openAiUsage,
});

const openAiUsage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
const openAiEnd = (scene: Completion) => ('calls' in scene ? 'tool_calls' : (scene.finish ?? 'stop'));
const openAiMessage = (scene: Completion) =>
  'calls' in scene
    ? {
        role: 'assistant',
        content: null,
        tool_calls: scene.calls.map(({ tool, input }, index) => ({
          id: `call-${index}`,
          type: 'function',
          function: { name: tool, arguments: JSON.stringify(input) },
        })),
      }
    : { role: 'assistant', content: scene.refusal ? null : scene.text, ...(scene.refusal && { refusal: scene.text }) };

/** The events of a stream of OpenAI's: https://platform.openai.com/docs/api-reference/chat-streaming */
export function openAiEvents(scene: Completion): (string | object)[] {
  const { content, tool_calls: calls, ...rest } = { tool_calls: undefined, ...openAiMessage(scene) };
  const deltas = [
    rest,
    ...piecesOf(content ?? '').map((piece) => ({ content: piece })),
    ...(calls ?? []).flatMap(({ function: { name, arguments: input }, ...call }, index) => [
      { tool_calls: [{ index, ...call, function: { name, arguments: '' } }] },
      ...piecesOf(input).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
  ];
  return [
    ...deltas.map((delta) => ({ choices: [{ index: 0, delta, finish_reason: null }], usage: null })),
    { choices: [{ index: 0, delta: {}, finish_reason: openAiEnd(scene) }], usage: null },
    { choices: [], usage: openAiUsage },
    'data: [DONE]',
  ];
}

const piecesOf = (text: string): string[] => text.match(/[^]{1,7}/g) ?? [];

/** https://docs.anthropic.com/en/api/messages */
function anthropicMessage(scene: Completion) {
  const content =
    'calls' in scene
      ? scene.calls.map(({ tool, input }, index) => ({ type: 'tool_use', id: `call-${index}`, name: tool, input }))
      : [{ type: 'text', text: scene.text }];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content,
    stop_reason: 'calls' in scene ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  };
}

/** https://docs.anthropic.com/en/api/messages-streaming */
function anthropicEvents(scene: Completion): object[] {
  const { content, stop_reason, usage, ...message } = anthropicMessage(scene);
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
    ...content.flatMap((block, index) => [
      {
        type: 'content_block_start',
        index,
        content_block: 'text' in block ? { ...block, text: '' } : { ...block, input: {} },
      },
      ...piecesOf('text' in block ? block.text : JSON.stringify(block.input)).map((piece) => ({
        type: 'content_block_delta',
        index,
        delta:
          'text' in block ? { type: 'text_delta', text: piece } : { type: 'input_json_delta', partial_json: piece },
      })),
      { type: 'content_block_stop', index },
    ]),
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
  ];
}
