import type { Conversation, Tool, Turn } from '../../model/Conversation.ts';
import type { JsonSchema } from '../../model/JsonSchema.ts';
import { refuse } from '../../Service.ts';
import { isFields } from '../../requests.ts';

interface Said {
  readonly type?: string;
  readonly param?: string | null;
  readonly code?: string | null;
}

/** An error as OpenAI words it. */
export const errorResponse = (
  status: number,
  message: string,
  { type = 'invalid_request_error', param = null, code = null }: Said = {},
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error: { message, type, param, code } }, { status, headers });

/** Ends a request as a wrong one. */
const invalid = (message: string, param: string | null, code: string | null = null): never =>
  refuse(errorResponse(400, message, { param, code }));

type Body = Readonly<Record<string, unknown>>;

/** What a request for a completion asks. */
export interface Chat {
  readonly model: string;
  readonly conversation: Conversation;
  /** The longest answer, in tokens. */
  readonly most: number;
  readonly stream: boolean;
  readonly withUsage: boolean;
  /** The whole prompt, for counting. */
  readonly prompt: string;
}

/** Names of models that OpenAI gives; which of them exist changes often. */
const family = /^(?:gpt-|chatgpt-|o\d)/;

/** Models that think before they answer, unless told otherwise. */
const thinks = /^gpt-(?:5\.6|6)\b/;

/** When models end that are used here: https://developers.openai.com/api/docs/deprecations (read 2026-11-29). */
export const models: Readonly<Record<string, string | null>> = {
  'gpt-6.1-sol': null,
  'gpt-6.1-terra': null,
  'gpt-6-luna': null,
  'gpt-4.1': '2027-01-14',
  'gpt-4.1-mini': '2027-01-14',
  'gpt-4o': '2027-01-14',
  'gpt-4o-mini': '2027-01-14',
  'gpt-4o-mini-tts': '2027-01-06',
};

/** Refuses a model that OpenAI does not have, or no longer. */
function knownModel(value: unknown, now: Date): string {
  if (typeof value !== 'string' || value === '') return invalid('you must provide a model parameter', null);
  const ends = models[value];
  if (ends && now.toISOString() >= ends)
    return refuse(
      errorResponse(
        404,
        `The model \`${value}\` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations`,
        { code: 'model_not_found' },
      ),
    );
  if (family.test(value)) return value;
  return refuse(
    errorResponse(404, `The model \`${value}\` does not exist or you do not have access to it.`, {
      code: 'model_not_found',
    }),
  );
}

function textOf(content: unknown, param: string): string {
  if (typeof content === 'string') return content;
  if (content === null || content === undefined) return '';
  if (!Array.isArray(content))
    return invalid(`Invalid type for '${param}': expected a string or an array.`, param, 'invalid_type');
  return content
    .flatMap((part) => (isFields(part) && typeof part['text'] === 'string' ? [part['text']] : []))
    .join('\n');
}

const roles = ['system', 'developer', 'user', 'assistant', 'tool'];

/** Reads the messages; those of tools must answer calls that the assistant made before. */
function readMessages(messages: unknown): { readonly instructions: string; readonly turns: readonly Turn[] } {
  if (!Array.isArray(messages))
    return invalid("Missing required parameter: 'messages'.", 'messages', 'missing_required_parameter');
  if (messages.length === 0)
    return invalid(
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      'messages',
      'empty_array',
    );
  const instructions: string[] = [];
  const turns: Turn[] = [];
  const called = new Map<unknown, string>();
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    const role: unknown = isFields(message) ? message['role'] : undefined;
    if (!isFields(message) || typeof role !== 'string' || !roles.includes(role))
      return invalid(
        `Invalid value for '${at}.role'. Supported values are: ${roles.map((one) => `'${one}'`).join(', ')}.`,
        `${at}.role`,
        'invalid_value',
      );
    const text = textOf(message['content'], `${at}.content`);
    if (role === 'system' || role === 'developer') instructions.push(text);
    else if (role === 'tool') {
      const tool = called.get(message['tool_call_id']);
      if (tool === undefined)
        return invalid(
          "Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
          `${at}.role`,
        );
      turns.push({ by: 'tool', tool, text });
    } else turns.push({ by: role === 'user' ? 'user' : 'model', text });
    const calls: unknown = message['tool_calls'];
    if (Array.isArray(calls))
      for (const call of calls)
        if (isFields(call) && isFields(call['function'])) called.set(call['id'], String(call['function']['name']));
  }
  return { instructions: instructions.join('\n\n'), turns };
}

function readTools(tools: unknown): readonly Tool[] {
  if (tools === undefined || tools === null) return [];
  if (!Array.isArray(tools)) return invalid("Invalid type for 'tools': expected an array.", 'tools', 'invalid_type');
  return tools.map((tool: unknown, index) => {
    const made = isFields(tool) && tool['type'] === 'function' ? tool['function'] : undefined;
    if (!isFields(made) || typeof made['name'] !== 'string' || !/^[\w-]{1,64}$/.test(made['name']))
      return invalid(`Invalid 'tools[${index}].function.name'.`, `tools[${index}].function.name`, 'invalid_value');
    return {
      name: made['name'],
      description: typeof made['description'] === 'string' ? made['description'] : '',
      input: isFields(made['parameters']) ? made['parameters'] : {},
    };
  });
}

function readToolUse(choice: unknown): Conversation['toolUse'] {
  if (choice === 'none') return 'none';
  if (choice === 'required') return 'demanded';
  const made = isFields(choice) ? choice['function'] : undefined;
  return isFields(made) && typeof made['name'] === 'string' ? { tool: made['name'] } : 'free';
}

function readSchema(format: unknown): JsonSchema | undefined {
  if (!isFields(format) || format['type'] === 'text') return undefined;
  if (format['type'] === 'json_object') return { type: 'object' };
  const named = format['json_schema'];
  if (format['type'] !== 'json_schema')
    return invalid(
      "Invalid value for 'response_format.type'. Supported values are: 'json_object', 'json_schema', and 'text'.",
      'response_format.type',
      'invalid_value',
    );
  if (!isFields(named) || typeof named['name'] !== 'string')
    return invalid(
      "Missing required parameter: 'response_format.json_schema.name'.",
      'response_format.json_schema.name',
      'missing_required_parameter',
    );
  return isFields(named['schema']) ? named['schema'] : {};
}

/** Refuses what a model does not take: https://github.com/langflow-ai/langflow/issues/14361 (read 2026-11-29). */
function checkThinking(model: string, { reasoning_effort: effort, max_tokens: most, tools }: Body): void {
  if (!thinks.test(model)) {
    if (effort !== undefined) invalid('Unrecognized request argument supplied: reasoning_effort', null);
    return;
  }
  if (most !== undefined)
    invalid(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens',
      'unsupported_parameter',
    );
  if (effort !== 'none' && readTools(tools).length > 0)
    invalid(
      `Function tools with reasoning_effort are not supported for ${model} in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.`,
      'reasoning_effort',
    );
}

/** Reads the body of a request for a completion. */
export function readChat(body: unknown, now: Date): Chat {
  if (!isFields(body)) return invalid('We could not parse the JSON body of your request.', null);
  const given: Body = body;
  const model = knownModel(given['model'], now);
  checkThinking(model, given);
  const most = given['max_completion_tokens'] ?? given['max_tokens'] ?? Infinity;
  if (typeof most !== 'number' || most < 1)
    return invalid(
      "Invalid 'max_tokens': integer below minimum value. Expected a value >= 1.",
      'max_tokens',
      'integer_below_min_value',
    );
  const options = given['stream_options'];
  return {
    model,
    conversation: {
      ...readMessages(given['messages']),
      tools: readTools(given['tools']),
      toolUse: readToolUse(given['tool_choice']),
      schema: readSchema(given['response_format']),
    },
    most,
    stream: given['stream'] === true,
    withUsage: isFields(options) && options['include_usage'] === true,
    prompt: JSON.stringify([given['messages'], given['tools'], given['response_format']]),
  };
}
