import { useEffect, useRef, type FocusEvent } from 'react';

/** Remembers where the focus was before it entered a list, and returns it there once nothing in the list is `open`. */
export function useWayBack(open: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    if (open || !list.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [open]);
  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (event.currentTarget.contains(from)) return;
    // Radix puts focus guards beside the list, which disappear with the last toast.
    cameFrom.current = event.currentTarget.parentElement?.contains(from) ? null : from;
  };
  return { ref: list, onFocus };
}
