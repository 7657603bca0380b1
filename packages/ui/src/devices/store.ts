/** One value and those who want to know when it changes. The shape that `useSyncExternalStore` asks for. */
export interface Store<T> {
  get: () => T;
  /** Tells nobody when the value is the same. */
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store outside React: devices keep their state in one, so that they can be tested without a page. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
