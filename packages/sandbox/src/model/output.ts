/** The tokens of a text, by a plain rule: one for four characters. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);

/** As much of a text as so many tokens hold. */
export const firstTokens = (text: string, most: number): string => text.slice(0, most * 4);

/** One event of a stream. */
export interface StreamEvent {
  readonly event?: string;
  readonly data: unknown;
}

/** Answers with server-sent events, as models stream their answers. */
export function eventStream(events: Iterable<StreamEvent>): Response {
  const encoder = new TextEncoder();
  const source = events[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { done, value } = source.next();
      if (done === true) return controller.close();
      const { event, data } = value;
      const name = event === undefined ? '' : `event: ${event}\n`;
      controller.enqueue(encoder.encode(`${name}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`));
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** A text in pieces of a few words, as it is streamed. */
export const textChunks = (text: string): string[] =>
  text.match(/\S*\s*\S*\s*\S*\s*|\s+/g)?.filter((piece) => piece !== '') ?? [];

/** What a tool is given, as text of JSON, as it is streamed: cut anywhere. */
export const jsonChunks = (json: string): string[] => json.match(/[^]{1,12}/g) ?? [];
