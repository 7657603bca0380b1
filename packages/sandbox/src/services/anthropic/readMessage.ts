import type { Conversation, Tool, Turn } from '../../model/Conversation.ts';
import type { JsonSchema } from '../../model/JsonSchema.ts';
import { refuse } from '../../Service.ts';
import { hexId } from '../../world/seededRandom.ts';
import { isFields } from '../../requests.ts';

/** An error as Anthropic words it. */
export const errorResponse = (
  status: number,
  type: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const request_id = `req_${hexId(`${type} ${message}`, 24)}`;
  return Response.json(
    { type: 'error', error: { type, message }, request_id },
    { status, headers: { ...headers, 'request-id': request_id } },
  );
};

/** Ends a request as a wrong one. */
export const invalid = (message: string): never => refuse(errorResponse(400, 'invalid_request_error', message));

export const unknown = (message: string): never => refuse(errorResponse(404, 'not_found_error', message));

type Body = Readonly<Record<string, unknown>>;

/** What a request for a message asks. */
export interface MessageRequest {
  readonly model: string;
  readonly conversation: Conversation;
  /** The longest answer, in tokens. */
  readonly most: number;
  readonly stream: boolean;
  /** The whole prompt, for counting. */
  readonly prompt: string;
}

const blocksOf = (content: unknown, at: string): readonly Body[] => {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return Array.isArray(content) && content.every(isFields)
    ? content
    : invalid(`${at}: Input should be a valid string or list`);
};

const textsOf = (blocks: readonly Body[]): string =>
  blocks.flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : [])).join('\n');

/** Reads the messages. A tool's result must answer a call in an earlier message, which says the tool's name. */
function readTurns(messages: unknown): readonly Turn[] {
  if (!Array.isArray(messages)) return invalid('messages: Field required');
  if (messages.length === 0) return invalid('messages: at least one message is required');
  const called = new Map<unknown, string>();
  return messages.flatMap((message: unknown, index): readonly Turn[] => {
    const role: unknown = isFields(message) ? message['role'] : undefined;
    if (!isFields(message) || (role !== 'user' && role !== 'assistant'))
      return invalid(`messages.${index}.role: Input should be 'user' or 'assistant'`);
    const blocks = blocksOf(message['content'], `messages.${index}.content`);
    for (const { type, id, name } of blocks) if (type === 'tool_use') called.set(id, String(name));
    const results = blocks
      .filter(({ type }) => type === 'tool_result')
      .map(({ tool_use_id, content }): Turn => {
        const tool = called.get(tool_use_id);
        if (tool === undefined)
          return invalid(
            `messages.${index}.content: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${String(tool_use_id)}.`,
          );
        return { by: 'tool', tool, text: textsOf(blocksOf(content ?? '', `messages.${index}.content`)) };
      });
    const text = textsOf(blocks);
    return [
      ...results,
      ...(text === '' ? [] : [{ by: role === 'user' ? ('user' as const) : ('model' as const), text }]),
    ];
  });
}

const readTools = (tools: unknown): readonly Tool[] => {
  if (tools === undefined) return [];
  if (!Array.isArray(tools)) return invalid('tools: Input should be a valid list');
  return tools.map((tool: unknown, index) => {
    if (!isFields(tool) || typeof tool['name'] !== 'string') return invalid(`tools.${index}.name: Field required`);
    if (!isFields(tool['input_schema'])) return invalid(`tools.${index}.input_schema: Field required`);
    return {
      name: tool['name'],
      description: typeof tool['description'] === 'string' ? tool['description'] : '',
      input: tool['input_schema'],
    };
  });
};

function readToolUse(choice: unknown): Conversation['toolUse'] {
  const { type, name }: Body = isFields(choice) ? choice : {};
  if (type === 'none') return 'none';
  if (type === 'any') return 'demanded';
  return type === 'tool' && typeof name === 'string' ? { tool: name } : 'free';
}

/** The form of the answer: `output_config.format`, or `output_format` as it was called before. */
function readSchema({ output_config: config, output_format: earlier }: Body): JsonSchema | undefined {
  const format = (isFields(config) ? config['format'] : undefined) ?? earlier;
  if (!isFields(format)) return undefined;
  if (format['type'] !== 'json_schema') return invalid("output_config.format.type: Input should be 'json_schema'");
  return isFields(format['schema']) ? format['schema'] : invalid('output_config.format.schema: Field required');
}

/** Retired models: the first three generations, whose names begin with their number, and Opus 4 and Sonnet 4. */
const retired = /^claude-(?:\d|instant|(?:opus|sonnet)-4-(?:0|\d{8})$)/;

/** What the version 2026-10-21 took away, and refuses even at its default. */
const sampling = ['temperature', 'top_p', 'top_k'] as const;
const withoutSampling = '2026-10-21';

/** Reads the body of a request for a message. */
export function readMessage(body: unknown, version = ''): MessageRequest {
  if (!isFields(body)) return invalid('The request body is not valid JSON');
  const taken = version < withoutSampling ? undefined : sampling.find((name) => name in body);
  if (taken !== undefined) return invalid(`${taken}: Extra inputs are not permitted`);
  const { model, max_tokens: most, messages, system, tools } = body;
  if (typeof model !== 'string') return invalid('model: Field required');
  if (typeof most !== 'number') return invalid('max_tokens: Field required');
  if (most < 1) return invalid('max_tokens: Input should be greater than or equal to 1');
  if (!model.startsWith('claude-') || retired.test(model)) return unknown(`model: ${model}`);
  return {
    model,
    conversation: {
      instructions: system === undefined ? '' : textsOf(blocksOf(system, 'system')),
      turns: readTurns(messages),
      tools: readTools(tools),
      toolUse: readToolUse(body['tool_choice']),
      schema: readSchema(body),
    },
    most,
    stream: body['stream'] === true,
    prompt: JSON.stringify([system, messages, tools, body['output_config']]),
  };
}
