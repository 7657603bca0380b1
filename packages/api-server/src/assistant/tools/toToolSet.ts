import { missingRightText, roleMay } from '@switchboard/api-contract/roles';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { tool as toSdkTool, type ToolSet } from 'ai';
import { RunFailure } from '../../outside/RunFailure.ts';
import { toolInput } from '../../outside/models/toolInput.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { mostActions, questionFor } from '../actions/actions.ts';
import { clipped } from './clipped.ts';
import type { Tool, ToolAsking } from './Tool.ts';

const mostCalls = 20;

/**
 * Tools for the AI SDK. What they read is given as `data`, clipped; what they propose is kept for the question; why
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
  const { asker, teller, use: used } = asking;
  used.calls += 1;
  if (used.calls > mostCalls) return { error: 'No more tool calls for this message. Answer now.' };
  if (!roleMay(asker.role, tool.right)) return { error: missingRightText(tool.right) };
  teller.step(tool.step(input, asking));
  try {
    return tool.proposes
      ? propose(await tool.proposes(input, asking), asking)
      : { data: clipped(await tool.reads(input, asking)) };
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    if (error instanceof RunFailure) return { error: wordsOf(error.reason) };
    throw new Error('This could not be read.', { cause: error });
  }
}

/** Notes what the member is to be asked. The same once more is nothing new. */
function propose(
  { actions, text }: Awaited<ReturnType<NonNullable<Tool['proposes']>>>,
  { use: { proposed } }: ToolAsking,
): object {
  if (actions.length === 0) return { note: text };
  if (proposed.length + actions.length > mostActions)
    return { error: `At most ${mostActions} actions for one message.` };
  const known = new Set(proposed.map((item) => JSON.stringify(item)));
  proposed.push(...actions.filter((item) => !known.has(JSON.stringify(item))));
  return { asked: questionFor(actions) };
}
