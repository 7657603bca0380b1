import { isRecord } from './fitTo.ts';
import { toJson } from '../providers/toJson.ts';

type Part = Readonly<Record<string, unknown>>;

/**
 * The completion that a stream of events amounts to: some servers stream although nobody asked them to. undefined if
 * the text is no such stream. https://platform.openai.com/docs/api-reference/chat-streaming
 */
export function joinStream(text: string): unknown {
  const events = text.split('\n').flatMap((line) => (line.startsWith('data:') ? toJson(line.slice(5)) : []));
  const choices = listsOf(events, 'choices').filter(({ index }) => index == null || index === 0);
  if (choices.length === 0) return events.find(isRecord);
  const deltas = choices.map(({ delta, message }) => delta ?? message).filter(isRecord);
  return {
    choices: [
      {
        message: {
          content: joined(deltas, 'content'),
          refusal: joined(deltas, 'refusal'),
          reasoning_content: joined(deltas, 'reasoning_content'),
          tool_calls: joinCalls(listsOf(deltas, 'tool_calls')),
        },
        finish_reason: lastOf(choices, 'finish_reason'),
      },
    ],
    usage: lastOf(events.filter(isRecord), 'usage'),
  };
}

/** The parts of a call come one after the other; only the first names the tool. */
function joinCalls(parts: readonly Part[]): object[] {
  const calls = Map.groupBy(parts, ({ index, id }) => index ?? id);
  return [...calls.values()].map((of) => {
    const functions = of.map((part) => part['function']).filter(isRecord);
    return {
      id: lastOf(of, 'id'),
      extra_content: lastOf(of, 'extra_content'),
      function: { name: lastOf(functions, 'name'), arguments: joined(functions, 'arguments') },
    };
  });
}

const listsOf = (parts: readonly unknown[], name: string): Part[] =>
  parts.flatMap((part) => (isRecord(part) ? part[name] : [])).filter(isRecord);

const lastOf = (parts: readonly Part[], name: string): unknown => parts.findLast((part) => part[name])?.[name];

const joined = (parts: readonly Part[], name: string): string | undefined =>
  parts.map((part) => (typeof part[name] === 'string' ? part[name] : '')).join('') || undefined;
