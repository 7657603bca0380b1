import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { pathTo } from '@switchboard/api-contract/endpoints/Endpoint';
import { readToken } from '../session/storage.ts';
import { liveEvents } from '@switchboard/api-contract/runs/liveEvents';
import { readStream, type ReceivedEvent } from './readEvents.ts';

/** A live event of an agent. */
export type LiveEvent = ReceivedEvent<typeof liveEvents>;

/** How a stream ended: it broke off and may be opened again, or the server offers none. */
export type StreamEnd = 'broken' | 'none';

/** Reads the live events of an agent until the stream ends or `signal` aborts. Never rejects. */
export async function openStream(
  agentId: string,
  after: string | undefined,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
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
    await readStream(liveEvents, answer.body, onEvent);
    return 'broken';
  } catch {
    return 'broken';
  }
}
