import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

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

/** `element` and what it stands in, from the inside out, as far as the main part of the page. */
function chainOf(element: Element | null): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let next = element; next instanceof HTMLElement && next !== document.body; next = next.parentElement) {
    chain.push(next);
    if (next.tagName === 'MAIN') break;
  }
  return chain;
}

/**
 * The opener can be gone with what was done in the dialog: then the focus goes to the nearest control of what it stood
 * in.
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

/** Whether the page shows a scroll bar. Asked before anything changes, since the answer needs the page laid out. */
const showsScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Opens a `<dialog>` as modal for as long as it is mounted, puts the focus inside, to its first field once it is
 * `filled`, and gives it back. Until then it lies on top as a popover: making a page inert styles all of it anew, which
 * the frame after a press need not wait for.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, filled = true) {
  const opener = useRef<readonly HTMLElement[]>([]);
  const [barred] = useState(showsScrollBar);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // The page stops scrolling behind a modal; where it shows a scroll bar, its room stays, so that nothing moves
    // sideways. Set here and not by a rule with `:has()`, which the browser would look into at each change of the page.
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    if (barred) root.style.scrollbarGutter = 'stable';
    opener.current = chainOf(document.activeElement);
    dialog.popover = 'manual';
    dialog.showPopover();
    firstIn(dialog)?.focus({ preventScroll: true });
    return () => {
      dialog.close();
      opener.current[0]?.focus({ preventScroll: true });
      if (!document.querySelector('dialog:modal')) root.style.overflow = root.style.scrollbarGutter = '';
    };
  }, [ref, barred]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !filled) return;
    const at = document.activeElement;
    dialog.popover = null;
    if (!dialog.open) dialog.showModal();
    makeScrollable(dialog.querySelector<HTMLElement>('[data-dialog-body]'));
    // Where somebody has moved the focus on already, it stays.
    const moved = at instanceof HTMLElement && dialog.contains(at) && !at.matches('[data-dialog-title], dialog');
    (moved ? at : firstIn(dialog))?.focus({ preventScroll: true });
  }, [ref, filled]);
  // Once all that changed together with the closing is on the page.
  useEffect(() => () => focusNear(opener.current), []);
}
