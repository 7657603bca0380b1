/**
 * State that all calls of a session share: whether the session has ended, the last answer by path (for 304), calls
 * that must wait (429), and writes in flight.
 */
class Gate {
  readonly answers = new Map<string, { etag: string; value: unknown }>();
  readonly waits = new Map<string, { until: number; error: Error }>();
  /** Called at the first 401 of a session. */
  onEnd: () => void = () => {};
  /** Called at each 403: the member's role may be another by now. */
  onForbidden: () => void = () => {};
  readonly #open = new Map<string, Promise<unknown>>();
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
    const open = this.#open.get(key) as Promise<T> | undefined;
    if (open) return open;
    const result = run().finally(() => {
      if (this.#open.get(key) === result) this.#open.delete(key);
    });
    this.#open.set(key, result);
    return result;
  }

  /** Forgets everything that belongs to a member, as part of signing out. */
  forget(): void {
    this.answers.clear();
    this.waits.clear();
    this.#open.clear();
    this.#ended = false;
  }
}

/** The one gate of this page. */
export const gate = new Gate();
