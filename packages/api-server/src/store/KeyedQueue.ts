/** Lets work of the same key run one after the other in this process, in the order in which it came. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when what came before it under this key has ended, however it did. */
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
