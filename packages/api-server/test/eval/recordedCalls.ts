/** A call of a tool by a model, as it was asked for. */
export interface ToolCall {
  readonly tool: string;
  readonly input: unknown;
}

interface Part {
  readonly index?: number;
  readonly function?: { readonly name?: string | null; readonly arguments?: string | null };
}
interface Piece {
  readonly choices?: readonly {
    readonly message?: { readonly tool_calls?: readonly Part[] | null };
    readonly delta?: { readonly tool_calls?: readonly Part[] | null };
  }[];
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The calls in the answer of a server that is compatible with OpenAI, in one piece or streamed. */
function callsIn(body: string): ToolCall[] {
  const whole = jsonOf(body);
  const pieces =
    whole === undefined ? [...body.matchAll(/^data:\s*(\{.*)$/gm)].map(([, data = '']) => jsonOf(data)) : [whole];
  const calls: { tool: string; input: string }[] = [];
  for (const piece of pieces as (Piece | undefined)[])
    for (const { message, delta } of piece?.choices ?? [])
      for (const [at, { index = at, function: made }] of ((delta ?? message)?.tool_calls ?? []).entries()) {
        const call = (calls[index] ??= { tool: '', input: '' });
        call.tool += made?.name ?? '';
        call.input += made?.arguments ?? '';
      }
  return calls.filter(Boolean).map(({ tool, input }) => ({ tool, input: jsonOf(input) ?? input }));
}

/** Notes the calls of tools in what is answered. */
export function recordedCalls() {
  let bodies: Promise<string>[] = [];
  return {
    /** The same `fetch`, of which it is noted. */
    of:
      <Asked extends readonly unknown[]>(ask: (...asked: Asked) => Promise<Response>) =>
      async (...asked: Asked): Promise<Response> => {
        const answer = await ask(...asked);
        bodies.push(
          answer
            .clone()
            .text()
            .catch(() => ''),
        );
        return answer;
      },
    /** What was called since the last time. */
    taken: async (): Promise<ToolCall[]> => {
      const taken = bodies;
      bodies = [];
      return (await Promise.all(taken)).flatMap(callsIn);
    },
  };
}
