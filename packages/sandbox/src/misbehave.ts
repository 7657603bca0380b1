import type { Behaviour, Refusal } from './keys.ts';
import type { Access } from './Service.ts';

/** Waits, or rejects as soon as the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const slowMs = 3_000;

/** The header of every answer to a key that made too many requests. */
export const retryLater = { 'retry-after': '30' } as const;

const gatewayPage = `<html>
<head><title>503 Service Temporarily Unavailable</title></head>
<body><center><h1>503 Service Temporarily Unavailable</h1></center></body>
</html>
`;

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/** The behaviours that are the same for every service. Undefined: the service answers itself. */
const faults: Readonly<
  Record<Exclude<Behaviour, Refusal>, (signal: AbortSignal, wait: Wait) => Promise<Response | undefined>>
> = {
  works: async () => undefined,
  slow: async (signal, wait) => {
    await wait(slowMs, signal);
    return undefined;
  },
  silent: untilAborted,
  down: async () => new Response(gatewayPage, { status: 503, headers: { 'content-type': 'text/html' } }),
  nonsense: async () =>
    new Response('{"data":[{"id":"\u0000\u0000', { headers: { 'content-type': 'application/json' } }),
};

const isRefusal = (behaviour: Behaviour): behaviour is Refusal => !Object.hasOwn(faults, behaviour);

/** The answer that a misbehaving key gets; undefined if the service answers as usual. */
export async function misbehave(
  behaviour: Behaviour,
  request: Request,
  { refusals, wait }: Pick<Access, 'refusals'> & { readonly wait: Wait },
): Promise<Response | undefined> {
  return isRefusal(behaviour) ? refusals[behaviour](request) : faults[behaviour](request.signal, wait);
}
