import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Remembers where the focus was before it came into a list, and leads it back there once nothing in the list is `open`
 * any more.
 */
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
    // Beside the list stand the helpers that Tab comes through; they go with the last toast.
    cameFrom.current = event.currentTarget.parentElement?.contains(from) ? null : from;
  };
  return { ref: list, onFocus };
}
