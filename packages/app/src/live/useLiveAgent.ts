import { useEffect, useEffectEvent } from 'react';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { pathTo } from '@switchboard/api-contract/endpoints/Endpoint';
import { liveEvents } from '@switchboard/api-contract/runs/run';
import { readToken } from '../session/storage.ts';
import { readStream, type ReceivedEvent } from './readEvents.ts';

/** A live event of an agent. */
type LiveEvent = ReceivedEvent<typeof liveEvents>;

/** How a stream ended: it broke off and may be opened again, or the server offers none. */
type StreamEnd = 'broken' | 'none';

/** Reads the live events of an agent until the stream ends or `signal` aborts. Never rejects. */
async function openStream(
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
    // Without content, or refused: what there is, and why, is left to the polls.
    if (answer.status === 204 || !answer.ok || !answer.body) return answer.status >= 500 ? 'broken' : 'none';
    await readStream(liveEvents, answer.body, onEvent);
    return 'broken';
  } catch {
    return 'broken';
  }
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Listens to the live events of an agent while the tab is visible. A tab that comes back listens again once it has
 * stayed for a moment. A stream that breaks off is opened again, each time after a longer pause until one has brought
 * an event; the polls of the page go on all the while.
 */
export function useLiveAgent(agentId: string, enabled: boolean, onEvent: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    if (!enabled) return undefined;
    let stop = (): void => {};
    const restart = (afterMs: number): void => {
      stop();
      if (document.visibilityState === 'visible') stop = listen(agentId, (event) => handle(event), afterMs);
    };
    const resume = (): void => restart(firstPauseMs);
    restart(0);
    document.addEventListener('visibilitychange', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      stop();
    };
  }, [agentId, enabled]);
}

/** Keeps a stream open until the returned function is called. */
function listen(agentId: string, onEvent: (event: LiveEvent) => void, afterMs: number): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | undefined;
  let pauseMs = firstPauseMs;
  const open = async (): Promise<void> => {
    const end = await openStream(agentId, last, abort.signal, (event) => {
      last = event.id ?? last;
      pauseMs = firstPauseMs;
      onEvent(event);
    });
    if (end === 'none' || abort.signal.aborted) return;
    timer = setTimeout(() => void open(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };
  if (afterMs > 0) timer = setTimeout(() => void open(), afterMs);
  else void open();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}
