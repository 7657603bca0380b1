import { toJson } from '../providers/toJson.ts';
import { isRecord } from './coerceToSchema.ts';
import { readPiece } from './readCompletion.ts';

type Call = NonNullable<ReturnType<typeof readPiece>['delta']['tool_calls']>[number];

/**
 * The completion that a stream of events amounts to: some servers stream although nobody asked them to. undefined if
 * the text is no such stream. https://platform.openai.com/docs/api-reference/chat-streaming
 */
export function joinStream(text: string): unknown {
  const events = text
    .split('\n')
    .map((line) => (line.startsWith('data:') ? toJson(line.slice(5)) : undefined))
    .filter(isRecord);
  if (!events.some(({ choices }) => Array.isArray(choices) && choices.length > 0)) return events[0];
  const pieces = events.map(readPiece);
  const joined = (of: (piece: (typeof pieces)[number]) => string | null | undefined) =>
    pieces.map(of).join('') || undefined;
  return {
    choices: [
      {
        message: {
          content: joined(({ delta }) => delta.content),
          refusal: joined(({ delta }) => delta.refusal),
          reasoning_content: joined(({ delta }) => delta.reasoning_content),
          tool_calls: joinCalls(pieces.flatMap(({ delta }) => delta.tool_calls ?? [])),
        },
        finish_reason: pieces.findLast((piece) => piece.finish_reason)?.finish_reason,
      },
    ],
    usage: pieces.findLast((piece) => piece.usage)?.usage,
  };
}

/** The parts of a call come one after the other; only the first names the tool. */
const joinCalls = (parts: readonly Call[]): object[] =>
  Array.from(Map.groupBy(parts, ({ index, id }) => index ?? id).values(), (of) => ({
    id: of.findLast(({ id }) => id)?.id,
    extra_content: of.findLast((part) => part.extra_content)?.extra_content,
    function: {
      name: of.findLast((part) => part.function.name)?.function.name,
      arguments: of.map((part) => part.function.arguments ?? '').join(''),
    },
  }));
