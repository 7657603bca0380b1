/** Where a model's answer stops: before the first or the second request, after its first piece, or before its end. */
export const places = ['first request', 'second request', 'first piece', 'end'] as const;
export type Place = (typeof places)[number];

/** A stop on the way of one message. */
export interface Stop {
  /** Resolves once the model's answer stands still. */
  readonly reached: Promise<void>;
  readonly letOn: () => void;
}

/** A `fetch` to a model that streams, whose answers can be held at a place until they are let on. */
export function heldFetch(ask: typeof fetch) {
  let at: Place | undefined;
  let requests = 0;
  let reached = Promise.withResolvers<void>();
  let on = Promise.withResolvers<void>();
  const stop = (): Promise<void> => {
    at = undefined;
    reached.resolve();
    return on.promise;
  };
  const held: typeof fetch = async (address, init) => {
    requests += 1;
    if ((at === 'first request' && requests === 1) || (at === 'second request' && requests === 2)) await stop();
    const answer = await ask(address, init);
    const pieces = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: async (bytes, controller) => {
          const text = new TextDecoder().decode(bytes);
          if (at === 'end' && /"finish_reason":"/.test(text)) await stop();
          controller.enqueue(bytes);
          if (at === 'first piece' && /"content":"[^"]|"tool_calls"/.test(text)) await stop();
        },
      }),
    );
    return new Response(pieces ?? null, answer);
  };
  return {
    fetch: held,
    /** Holds the next answer at this place. */
    hold: (place: Place): Stop => {
      [at, requests] = [place, 0];
      reached = Promise.withResolvers();
      on = Promise.withResolvers();
      return { reached: reached.promise, letOn: on.resolve };
    },
  };
}
