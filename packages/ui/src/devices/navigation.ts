import { useEffect, useState } from 'react';

/** The key for when missing code last reloaded the page. */
const reloadedAtKey = 'switchboard:reloaded-at';
const onceWithinMs = 30_000;
/** How often to check whether the server is back, in ms. */
const pauseMs = 2_000;

/** Text typed into a dialog is stored nowhere else. */
const typedInto = 'dialog[open] :is(input, select, textarea)';

/**
 * The page, as seen by code that failed to load. The app sets how the server is checked; stories and tests replace
 * more of it.
 */
export const pageReload = {
  answers: (): Promise<boolean> => Promise.resolve(true),
  pause: (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  load: (): void => window.location.reload(),
};

/** Reloads the page. The address and drafts survive. */
export function reload(): void {
  try {
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch {
    // Storage is blocked or full: only the state in the address survives.
  }
  pageReload.load();
}

/**
 * Reloads at most once in half a minute; false if it does not. Never reloads without storage, which would loop, or
 * while a dialog is being filled in.
 */
function reloadOnce(): boolean {
  try {
    const at = sessionStorage.getItem(reloadedAtKey);
    sessionStorage.setItem(reloadedAtKey, at ?? '0');
    if (Date.now() - Number(at ?? 0) < onceWithinMs || document.querySelector(typedInto)) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * For code that did not load, which only a reload can fetch: reloads the page as soon as the server answers. True if
 * that does not help, since it was reloaded just now, or would lose what is typed into a dialog.
 */
export function useReloadOnce(): boolean {
  const [cannotReload, setCannotReload] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const recover = async () => {
      while (!left.signal.aborted && !(await pageReload.answers())) await pageReload.pause();
      if (!left.signal.aborted && !reloadOnce()) setCannotReload(true);
    };
    void recover();
    return () => left.abort();
  }, []);
  return cannotReload;
}

/** The page, as seen by code that leaves the app; stories and tests replace it. */
export const externalNavigation = {
  /**
   * Goes to an address outside the app. Resolves only if the member comes back to this page, still in the browser's
   * memory.
   */
  go: (address: string): Promise<void> => {
    window.location.assign(address);
    return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
  },
};
