/** Lets work of the same key run one after the other in this process, in the order in which it came. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>();

  /** Does the work when what came before it under this key has ended, however it did. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const ended = done.then(
      () => {},
      () => {},
    );
    this.#last.set(key, ended);
    void ended.then(() => {
      if (this.#last.get(key) === ended) this.#last.delete(key);
    });
    return done;
  }
}
