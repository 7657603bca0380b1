/**
 * What all calls of a session share, apart from the client so that sign-in loads none of it:
 * whether the session has ended, the last answer by path (for 304), and calls that must wait (429).
 */
class Gate {
  readonly answers = new Map<string, { etag: string; value: unknown }>();
  readonly waits = new Map<string, { until: number; error: Error }>();
  /** Called at the first 401 of a session. */
  onEnd: () => void = () => {};
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

  /** Forgets all that belongs to a member; part of signing out. */
  forget(): void {
    this.answers.clear();
    this.waits.clear();
    this.#ended = false;
  }
}

/** The one gate of this page. */
export const gate = new Gate();
