/** A value with subscribers, in the shape that `useSyncExternalStore` expects. */
export interface Store<T> {
  get: () => T;
  /** Notifies subscribers only if the value changed. */
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store outside React. Devices keep their state in one, so that they can be tested without a page. */
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
