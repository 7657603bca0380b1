import { answer } from '../src/model/answer.ts';
import type { Conversation } from '../src/model/Conversation.ts';
import type { JsonSchema } from '../src/model/JsonSchema.ts';

/** What the model answers to one message, by default without tools or schema. */
export const asked = (said: unknown, more: Partial<Conversation> = {}) =>
  answer({
    instructions: '',
    turns: [{ by: 'user', text: typeof said === 'string' ? said : JSON.stringify(said) }],
    tools: [],
    toolUse: 'free',
    schema: undefined,
    ...more,
  });

/** The text of an answer; empty for calls of tools. */
export const text = (reply: ReturnType<typeof answer>): string => ('text' in reply ? reply.text : '');

/** What the model fills into an object with these properties. */
export const filled = (properties: Readonly<Record<string, JsonSchema>>, said: unknown, instructions = ''): unknown =>
  JSON.parse(
    text(asked(said, { instructions, schema: { type: 'object', properties, required: Object.keys(properties) } })),
  );

export const string: JsonSchema = { type: 'string' };
export const number: JsonSchema = { type: 'number' };
export const each = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const objects = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  each({ type: 'object', properties, required: Object.keys(properties) });
