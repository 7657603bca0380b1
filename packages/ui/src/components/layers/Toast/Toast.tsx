import type { ReactNode } from 'react';
import { ToastContext, useToast, type ToastMessage } from './ToastContext.ts';
import { ToastLayer } from './ToastLayer.tsx';
import { useToasts } from './useToasts.ts';

export { useToast, type ToastMessage };

interface ToastProviderProps {
  /** What may show toasts: the whole app. */
  children: ReactNode;
}

/** Provides `useToast` to its children. Shows one toast at a time. */
export function ToastProvider({ children }: ToastProviderProps) {
  const { entry, toaster, close } = useToasts();
  return (
    <ToastContext value={toaster}>
      {children}
      {entry ? <ToastLayer entry={entry} onClose={close} /> : null}
    </ToastContext>
  );
}
