import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const FOCUSABLE = `${FIELD}, button:not(:disabled), a[href], [tabindex]`;

const firstFocus = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${FIELD})`) ??
  dialog.querySelector<HTMLElement>('[data-dialog-title]');

/** A scrolling body without controls must be focusable, so that the arrow keys can scroll it. */
function makeScrollable(body: HTMLElement | null) {
  if (body && !body.querySelector(FOCUSABLE) && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/** `element` and its ancestors, from the inside out, up to `<main>`. */
function withAncestors(element: Element | null): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let next = element; next instanceof HTMLElement && next !== document.body; next = next.parentElement) {
    chain.push(next);
    if (next.tagName === 'MAIN') break;
  }
  return chain;
}

/**
 * An action in the dialog may have removed its opener: then the focus goes to the nearest control around where it
 * was.
 */
function focusNear(chain: readonly HTMLElement[]) {
  if (chain.length === 0 || (document.activeElement ?? document.body) !== document.body) return;
  for (const place of chain) {
    const control = place.isConnected ? place.querySelector<HTMLElement>(FOCUSABLE) : null;
    if (control) {
      control.focus();
      return;
    }
  }
}

/**
 * Opens a `<dialog>` as modal while it is mounted and moves the focus inside; the browser returns it on close. The page
 * behind does not scroll.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const root = document.documentElement;
    // The space of a visible scroll bar stays, so that nothing moves sideways.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    opener.current = withAncestors(document.activeElement);
    dialog.showModal();
    firstFocus(dialog)?.focus({ preventScroll: true });
    makeScrollable(dialog.querySelector<HTMLElement>('[data-dialog-body]'));
    return () => {
      dialog.close();
      if (!document.querySelector('dialog:modal')) root.style.overflow = root.style.scrollbarGutter = '';
    };
  }, [ref]);
  // An effect runs once everything that changed with the closing is on the page.
  useEffect(() => () => focusNear(opener.current), []);
}
