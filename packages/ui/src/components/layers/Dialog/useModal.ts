import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const FOCUSABLE = `${FIELD}, button:not(:disabled), a[href], [tabindex]`;

const firstIn = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${FIELD})`) ??
  dialog.querySelector<HTMLElement>('[data-dialog-title]');

/** A scrolling body without controls must be focusable, so that the arrow keys can scroll it. */
function makeScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector(FOCUSABLE)) body.tabIndex = 0;
}

/** `element` and its ancestors, from the inside out, up to `<main>`. */
function chainOf(element: Element | null): HTMLElement[] {
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

/** Whether the page shows a scroll bar. Measured before anything changes, since it forces a layout. */
const showsScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Opens a `<dialog>` as modal while it is mounted, moves the focus inside (to its first field once it is `filled`)
 * and returns it on close. Until it is filled it is a popover: a modal makes the page inert, which recalculates all
 * of its styles and would delay the first frame.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, filled = true) {
  const opener = useRef<readonly HTMLElement[]>([]);
  const [barred] = useState(showsScrollBar);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // The page must not scroll behind a modal. The space of a visible scroll bar stays, so that nothing moves
    // sideways. Set here rather than by a `:has()` rule, which the browser would evaluate at every change of the
    // page.
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
    // A focus that the member has already moved stays where it is.
    const moved = at instanceof HTMLElement && dialog.contains(at) && !at.matches('[data-dialog-title], dialog');
    (moved ? at : firstIn(dialog))?.focus({ preventScroll: true });
  }, [ref, filled]);
  // An effect runs once everything that changed with the closing is on the page.
  useEffect(() => () => focusNear(opener.current), []);
}
