import type { ReactNode } from 'react';
import { part } from '../../states/Part/Part.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { ToastContext, useToast, type ToastMessage } from './ToastContext.ts';
import { useToasts } from './useToasts.ts';

export { useToast, type ToastMessage };

/**
 * Loaded with the first toast, since most visits show none. Without a network, when a toast matters most, the plain
 * one replaces it.
 */
const ToastLayer = part(
  () =>
    import('./ToastLayer.tsx').then(
      (layer) => layer.ToastLayer,
      () => PlainToasts,
    ),
  { waiting: () => null },
);

interface ToastProviderProps {
  /** What may show toasts: the whole app. */
  children: ReactNode;
}

/** Provides `useToast` to its children. Shows one toast at a time. */
export function ToastProvider({ children }: ToastProviderProps) {
  const { entries, toaster, close } = useToasts();
  return (
    <ToastContext value={toaster}>
      {children}
      {entries.length > 0 ? <ToastLayer entries={entries} onClose={close} /> : null}
    </ToastContext>
  );
}
