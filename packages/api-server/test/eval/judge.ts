import { agentTable, findAgent } from '@switchboard/api-contract/agentTable';
import type { Arguments, Case } from './cases.ts';
import { Words } from '../../src/assistant/reader/SaidWords.ts';
import { takeAgents } from '../../src/assistant/reader/takeAgents.ts';
import type { Got } from './openEval.ts';
import type { ToolCall } from './recordedCalls.ts';

const acts = /^(?:start|stop|restart|run|set|add|change|cancel|retry|compose)_/;

/** Whether what came of a case is what should. */
export function passes({ expected }: Case, { calls, text }: Got): boolean {
  const acting = calls.filter(({ tool }) => acts.test(tool));
  if (expected === 'talks') return calls.length === 0;
  if (expected === 'asks') return acting.length === 0 && text.includes('?');
  const fits = (call: ToolCall): boolean =>
    expected.some(([tool, input = {}]) => tool === call.tool && holds(call.input, input));
  return (
    acting.every(fits) &&
    expected.every(([tool, input = {}]) => calls.some((call) => tool === call.tool && holds(call.input, input)))
  );
}

const agentOf = (given: unknown): string | undefined => {
  const key = textOf(given);
  const { named } = takeAgents(new Words(key), agentTable);
  return findAgent(key)?.slug ?? (named.length === 1 ? named[0]?.slug : undefined);
};

function holds(given: unknown, wanted: Arguments): boolean {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([field, value]) => {
    const got = fields[field];
    if (field === 'agent') return agentOf(got) === value;
    if (value instanceof RegExp) return value.test(textOf(got));
    return typeof value === 'object' ? holds(got, value) : textOf(got).toLowerCase() === textOf(value).toLowerCase();
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const shown = (input: unknown): string =>
  Object.entries(input ?? {})
    .map(
      ([field, value]) =>
        `${field} ${JSON.stringify(value, (_, one: unknown) => (one instanceof RegExp ? String(one) : one))}`,
    )
    .join(', ');

/** Calls in one line. */
export const inShort = (calls: readonly ToolCall[]): string =>
  calls.map(({ tool, input }) => `${tool}(${shown(input)})`).join(' + ');

/** What is expected, in one line. */
export const expectedInShort = ({ expected }: Case): string =>
  expected === 'asks'
    ? 'asks back'
    : expected === 'talks'
      ? 'no tool'
      : inShort(expected.map(([tool, input = {}]) => ({ tool, input })));
