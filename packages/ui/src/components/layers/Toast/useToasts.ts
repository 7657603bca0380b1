import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Toaster, ToastMessage } from './ToastContext.ts';

/** How many toasts are shown at a time. */
const TOAST_LIMIT = 1;
/** How long a toast is shown, in ms. */
export const TOAST_DURATION = 5_000;
/** How long after its dismissal a toast is removed, in ms. It is hidden at once. */
const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** The current toasts, newest first, and how to add and close them. */
export function useToasts() {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const close = useCallback((id?: number) => {
    const matches = (entry: ToastEntry) => id === undefined || entry.id === id;
    setEntries((all) => all.map((entry) => (matches(entry) ? { ...entry, open: false } : entry)));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setEntries((all) => all.filter((entry) => entry.open || !matches(entry)));
    }, TOAST_REMOVE_DELAY);
    timers.current.add(timer);
  }, []);

  const toaster = useMemo<Toaster>(
    () => ({
      show: (message) => {
        lastId.current += 1;
        const entry = { ...message, id: lastId.current, open: true };
        setEntries((all) => [entry, ...all].slice(0, TOAST_LIMIT));
      },
      dismiss: () => close(),
    }),
    [close],
  );

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    };
  }, []);

  return { entries, toaster, close };
}
