import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusBefore, placeOf } from '../../../devices/keepFocus.ts';

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

/**
 * Opens a `<dialog>` as modal while it is mounted and moves the focus inside; the browser returns it on close. The page
 * behind does not scroll.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<Range>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const root = document.documentElement;
    // The space of a visible scroll bar stays, so that nothing moves sideways.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    opener.current = document.activeElement && placeOf(document.activeElement);
    // jsdom has no modal dialogs.
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    firstFocus(dialog)?.focus({ preventScroll: true });
    makeScrollable(dialog.querySelector<HTMLElement>('[data-dialog-body]'));
    return () => {
      dialog.close?.();
      if (!document.querySelector('dialog:modal')) root.style.overflow = root.style.scrollbarGutter = '';
    };
  }, [ref]);
  // What was done in the dialog may have removed its opener. An effect runs once all that changed is on the page.
  useEffect(() => () => void (opener.current && focusBefore(opener.current)), []);
}
