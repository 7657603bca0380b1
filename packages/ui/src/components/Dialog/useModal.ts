import { useLayoutEffect, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const FOCUSABLE = `${FIELD}, button:not(:disabled), a[href], [tabindex]`;

const firstIn = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${FIELD})`) ??
  dialog.querySelector<HTMLElement>('[data-dialog-title]');

/** A body of mere text that scrolls must be reachable, so that the arrow keys can scroll it. */
function makeScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector(FOCUSABLE)) body.tabIndex = 0;
}

/** Opens a `<dialog>` as modal for as long as it is mounted, puts the focus inside, and gives it back. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // The page stops scrolling behind a modal; where it shows a scroll bar, its room stays, so that nothing moves sideways.
    const root = document.documentElement;
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    if (!dialog.open) dialog.showModal();
    makeScrollable(dialog.querySelector<HTMLElement>('[data-dialog-body]'));
    firstIn(dialog)?.focus({ preventScroll: true });
    return () => {
      // The browser returns the focus to where it was before showModal.
      dialog.close();
      if (!document.querySelector('dialog:modal')) root.style.scrollbarGutter = '';
    };
  }, [ref]);
}
