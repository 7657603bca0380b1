import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { pathTo } from '@switchboard/api-contract/endpoints/Endpoint';
import { readToken } from '../session/storage.ts';
import { readEvents, type ReceivedEvent } from './readEvents.ts';

/** How a stream ended: it broke off and may be opened again, or the server offers none. */
export type StreamEnd = 'broken' | 'none';

/** Reads the live events of an agent until the stream ends or `signal` aborts. Never rejects. */
export async function openStream(
  agentId: string,
  after: string | undefined,
  signal: AbortSignal,
  onEvent: (event: ReceivedEvent) => void,
): Promise<StreamEnd> {
  try {
    const answer = await fetch(pathTo(runEndpoints.agentEvents, { agentId }), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${readToken() ?? ''}`,
        ...(after !== undefined && { 'last-event-id': after }),
      },
      cache: 'no-store',
      signal,
    });
    // Without content, or refused: the polls tell what there is, and why.
    if (answer.status === 204 || !answer.ok || !answer.body) return answer.status >= 500 ? 'broken' : 'none';
    let text = '';
    for await (const part of chunksOf(answer.body.pipeThrough(new TextDecoderStream()))) {
      const { events, rest } = readEvents(text + part);
      text = rest;
      for (const event of events) onEvent(event);
    }
    return 'broken';
  } catch {
    return 'broken';
  }
}

/** Streams can't be iterated over in every browser. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
