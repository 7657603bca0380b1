import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { missingRightText, roleMay } from '@switchboard/api-contract/roles';
import { tool as toSdkTool, type ToolSet } from 'ai';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { toolInput } from '../../outside/models/toolInput.ts';
import { mostActions, questionText } from '../actions/actions.ts';
import type { Order } from '../actions/orderFor.ts';
import { callTool, type Tool, type ToolAsking, type ToolUse } from './defineTool.ts';
import { isRecord } from '../../outside/models/coerceToSchema.ts';
import { plainText } from '../../outside/plainText.ts';

const mostCalls = 20;

/**
 * Tools for the AI SDK. What they read is given as `data`, shortened; what they propose is kept for the question; why
 * they can't is given in words. An error of our own has words that may be told, and its cause.
 */
export const toToolSet = (table: readonly Tool[], asking: ToolAsking): ToolSet =>
  Object.fromEntries(
    table.map((one) => [
      one.name,
      toSdkTool({
        description: one.description,
        inputSchema: toolInput(one.input),
        execute: (input: unknown) => call(one, input, asking),
      }),
    ]),
  );

async function call(tool: Tool, input: unknown, asking: ToolAsking): Promise<object> {
  const { use } = asking;
  use.calls += 1;
  if (use.calls > mostCalls) return { error: 'No more tool calls for this message. Answer now.' };
  if (!roleMay(asking.asker.role, tool.right)) return { error: missingRightText(tool.right) };
  const given = await callTool(tool, input, asking).catch((cause: unknown) => {
    throw new Error('This could not be read.', { cause });
  });
  if ('data' in given) return { data: shortenForModel(given.data) };
  return 'error' in given ? given : propose(given, use);
}

/** Notes what the member is to be asked. The same once more is nothing new. */
function propose({ actions, text }: Pick<Order, 'actions' | 'text'>, { proposed }: ToolUse): object {
  if (actions.length === 0) return { note: text };
  if (proposed.length + actions.length > mostActions)
    return { error: `At most ${mostActions} actions for one message.` };
  const known = new Set(proposed.map((item) => JSON.stringify(item)));
  proposed.push(...actions.filter((item) => !known.has(JSON.stringify(item))));
  return { asked: questionText(actions) };
}

/** The most characters of one text; the shorter ones where all of it would be too much. */
const lengths = [600, 200, 60];
export const mostCharacters = 16_000;
const mostEntries = 50;

/**
 * What a tool read, short enough for a model: facts in words, every text on one line and cut, and of each list
 * its beginning.
 */
export function shortenForModel(value: unknown): unknown {
  const tries = lengths.map((longest) => shorten(value, longest));
  return (
    tries.find((one) => (JSON.stringify(one) ?? '').length <= mostCharacters) ?? 'This is too much to read at once.'
  );
}

function shorten(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return plainText(value, longest);
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((one) => shorten(one, longest));
  if (isFact(value)) return plainText(wordsOf(value), longest);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [plainText(name, longest), shorten(one, longest)]),
  );
}
