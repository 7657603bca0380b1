/** Runs work with the same key one after the other in this process, in order of arrival. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work once everything before it under this key has ended, whether it succeeded or not. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.#last.set(key, ended);
    await before;
    try {
      return await work();
    } finally {
      end();
      if (this.#last.get(key) === ended) this.#last.delete(key);
    }
  }
}
