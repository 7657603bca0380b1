/**
 * What all calls of a session share, apart from the client so that sign-in loads none of it: whether the session has
 * ended, the last answer by path (for 304), calls that must wait (429), and writes on their way.
 */
class Gate {
  readonly answers = new Map<string, { etag: string; value: unknown }>();
  readonly waits = new Map<string, { until: number; error: Error }>();
  /** Called at the first 401 of a session. */
  onEnd: () => void = () => {};
  readonly #open = new Map<string, Promise<unknown>>();
  #ended = false;

  /** true from the first 401 until the member has signed in again: calls fail at once. */
  get ended(): boolean {
    return this.#ended;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.onEnd();
  }

  /** The member signed in again: calls are made again. */
  resume(): void {
    this.#ended = false;
  }

  /** Runs what `key` names; as long as that is on its way, everyone who asks for the same gets its result. */
  once<T>(key: string, run: () => Promise<T>): Promise<T> {
    const open = this.#open.get(key) as Promise<T> | undefined;
    if (open) return open;
    const result = run().finally(() => {
      if (this.#open.get(key) === result) this.#open.delete(key);
    });
    this.#open.set(key, result);
    return result;
  }

  /** Forgets all that belongs to a member; part of signing out. */
  forget(): void {
    this.answers.clear();
    this.waits.clear();
    this.#open.clear();
    this.#ended = false;
  }
}

/** The one gate of this page. */
export const gate = new Gate();
