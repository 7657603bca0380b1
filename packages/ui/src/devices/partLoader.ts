import { page, reloadOnce } from './reload.ts';
import { createStore, type Store } from './store.ts';

/** The result of loading a chunk: its module, or that it failed; undefined until then. */
export type Loaded<T> = { readonly part: T } | 'failed' | undefined;

export interface PartLoader<T> extends Pick<Store<Loaded<T>>, 'get' | 'subscribe'> {
  /** Needed now. */
  begin: () => void;
  /**
   * Preloads code that is needed soon, so that a click finds it ready. A failure is reported only when the code is
   * needed.
   */
  preload: () => void;
}

/**
 * Loads code once. If that fails (a new version was deployed, the server was down), it waits for the server and
 * reloads the page once, since browsers cache a failed import. Only after that does it report a failure.
 */
export function partLoader<T>(load: () => Promise<T>): PartLoader<T> {
  const { get, set, subscribe } = createStore<Loaded<T>>(undefined);
  let begun = false;
  const take = (part: T) => set({ part });
  const begin = async () => {
    try {
      take(await load());
    } catch {
      while (!(await page.answers())) await page.pause();
      if (!reloadOnce()) set('failed');
    }
  };
  return {
    get,
    subscribe,
    begin: () => {
      if (begun || get()) return;
      begun = true;
      void begin();
    },
    preload: () => void (get() ?? load().then(take, () => {})),
  };
}
