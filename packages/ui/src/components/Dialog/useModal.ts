import { useLayoutEffect, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Opens a `<dialog>` as modal for as long as it is mounted, puts the focus inside, and gives it back. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${FIELD})`) ??
      dialog.querySelector<HTMLElement>('[data-dialog-title]');
    first?.focus({ preventScroll: true });
    // The browser returns the focus to where it was before showModal.
    return () => dialog.close();
  }, [ref]);
}
