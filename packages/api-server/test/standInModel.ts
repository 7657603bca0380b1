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
 * How the stand-in answers one request. `silence` never does; `stall` stops halfway; `hang-up` cuts the connection;
 * `echo` answers the request's headers.
 */
export type Scene =
  | { readonly text: string; readonly refusal?: true; readonly finish?: 'length' | 'content_filter' }
  | { readonly calls: readonly { readonly tool: string; readonly input: unknown }[] }
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly bytes: Uint8Array; readonly type: string }
  | 'silence'
  | 'stall'
  | 'hang-up'
  | 'echo';

/** Test helper: a loopback server compatible with OpenAI's chat and speech, and with Anthropic's messages. */
export interface StandInModel {
  /** For OPENAI_BASE_URL and ANTHROPIC_BASE_URL. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Sets the answers to the next requests, in order. The last scene repeats. */
  readonly play: (...scenes: readonly Scene[]) => void;
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

function answer(scene: Scene, { path, headers }: SeenRequest, response: ServerResponse): void {
  if (scene === 'silence') return;
  if (scene === 'stall')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[');
  if (scene === 'hang-up') return void response.destroy();
  if (scene === 'echo') return sendJson(response, completionOf(path, { text: JSON.stringify(headers) }));
  if ('status' in scene)
    return void response
      .writeHead(scene.status, { 'content-type': 'application/json', ...scene.headers })
      .end(scene.body ?? '');
  if ('bytes' in scene) return void response.writeHead(200, { 'content-type': scene.type }).end(scene.bytes);
  sendJson(response, completionOf(path, scene));
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

type Completion = Extract<Scene, { text: string } | { calls: unknown }>;

const completionOf = (path: string, scene: Completion): object =>
  path.endsWith('/messages') ? anthropicMessage(scene) : openAiCompletion(scene);

/** https://platform.openai.com/docs/api-reference/chat/object */
function openAiCompletion(scene: Completion): object {
  const message =
    'calls' in scene
      ? {
          content: null,
          tool_calls: scene.calls.map(({ tool, input }, index) => ({
            id: `call-${index}`,
            type: 'function',
            function: { name: tool, arguments: JSON.stringify(input) },
          })),
        }
      : scene.refusal
        ? { content: null, refusal: scene.text }
        : { content: scene.text };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_773_308_480,
    model: 'gpt-4o',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message },
        finish_reason: 'calls' in scene ? 'tool_calls' : (scene.finish ?? 'stop'),
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}

/** https://docs.anthropic.com/en/api/messages */
function anthropicMessage(scene: Completion): object {
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
