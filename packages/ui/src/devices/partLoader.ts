import { page, reloadOnce } from './reload.ts';
import { createStore, type Store } from './store.ts';

/** Code in a chunk of its own: what came of it, or that it did not come; undefined until then. */
export type Loaded<T> = { readonly part: T } | 'failed' | undefined;

export interface PartLoader<T> extends Pick<Store<Loaded<T>>, 'get' | 'subscribe'> {
  /** Needed now. */
  begin: () => void;
  /** Needed soon: evaluated in good time, so that a click finds it ready. What fails is heard of when it is needed. */
  preload: () => void;
}

/**
 * Loads code once. When it does not come (a new version has taken its place, the server was away) it waits for the
 * server, then the page is reloaded once, since browsers remember a failed import; only then it is said to have
 * failed.
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
