import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Toaster, ToastMessage } from './ToastContext.ts';

/** How long a toast is shown, in ms. */
export const TOAST_DURATION = 5_000;
/** How long after its dismissal a toast is removed, in ms. It is hidden at once. */
const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** The toast, since one is shown at a time, and how to show and close it. */
export function useToasts() {
  const [entry, setEntry] = useState<ToastEntry>();
  const lastId = useRef(0);

  // Its own button may have shown the next one already.
  const close = useCallback(
    (id?: number) =>
      setEntry((last) => (last && (id === undefined || last.id === id) ? { ...last, open: false } : last)),
    [],
  );
  const toaster = useMemo<Toaster>(
    () => ({
      show: (message) => {
        lastId.current += 1;
        setEntry({ ...message, id: lastId.current, open: true });
      },
      dismiss: () => close(),
    }),
    [close],
  );
  useEffect(() => {
    if (!entry || entry.open) return undefined;
    const timer = setTimeout(() => setEntry(undefined), TOAST_REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [entry]);
  return { entry, toaster, close };
}
