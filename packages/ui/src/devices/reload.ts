/** When code that did not come last reloaded the page. */
export const reloadedAtKey = 'switchboard:reloaded-at';
export const onceWithinMs = 30_000;
/** Between two looks whether the server is back. */
const pauseMs = 2_000;

/** What is typed into a dialog is kept nowhere else. */
const typedInto = 'dialog[open] :is(input, select, textarea)';

/** What is done just before a reload; see `useCarried`. */
export const beforeReload = new Set<() => void>();

/**
 * The page as code that did not come sees it. The app says how the server is asked; stories and tests put more of their
 * own in.
 */
export const page = {
  answers: (): Promise<boolean> => Promise.resolve(true),
  pause: (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  load: (): void => window.location.reload(),
};

/** Loads the page anew, where the member is: the address, drafts and what is carried outlast it. */
export function reload(): void {
  try {
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    for (const keep of beforeReload) keep();
  } catch {
    // Forbidden or full: what stands in the address is found again.
  }
  page.load();
}

/**
 * Reloads once within half a minute, else nothing: false. Nor where the browser keeps nothing, since nothing would end
 * the reloads, and while somebody fills in a dialog.
 */
export function reloadOnce(): boolean {
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
