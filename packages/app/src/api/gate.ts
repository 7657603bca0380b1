/**
 * What decides whether a call goes out, for all calls of a session: whether the session has ended, which calls must
 * wait, and which are in flight already.
 */
class Gate {
  /** The last answer to each path: with its ETag the server can say that nothing changed (304). */
  readonly answers = new Map<string, { etag: string; value: unknown }>();
  /** The calls that were too many (429), by method and path: they fail at once with `error` until the time `until`. */
  readonly waits = new Map<string, { until: number; error: Error }>();
  /** Called at the first 401 of a session. */
  onEnd: () => void = () => {};
  /** Called at each 403: the member's role may be another by now. */
  onForbidden: () => void = () => {};
  /** The calls in flight, by the key that `once` was given. */
  readonly #inFlight = new Map<string, Promise<unknown>>();
  #ended = false;

  /** true from the first 401 until the member signs in again; calls fail at once meanwhile. */
  get ended(): boolean {
    return this.#ended;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.onEnd();
  }

  /** The member signed in again: calls are let through. */
  resume(): void {
    this.#ended = false;
  }

  /** Calls `run`; while a call with the same key is in flight, returns that one's promise instead. */
  once<T>(key: string, run: () => Promise<T>): Promise<T> {
    const open = this.#inFlight.get(key) as Promise<T> | undefined;
    if (open) return open;
    const result = run().finally(() => {
      if (this.#inFlight.get(key) === result) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, result);
    return result;
  }

  /** Forgets everything that belongs to a member, as part of signing out. */
  forget(): void {
    this.answers.clear();
    this.waits.clear();
    this.#inFlight.clear();
    this.#ended = false;
  }
}

/** The one gate of this page. */
export const gate = new Gate();
