import type { ReactNode } from 'react';
import { part } from '../../states/Part/Part.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { ToastContext, useToast, type ToastMessage } from './ToastContext.ts';
import { useToasts } from './useToasts.ts';

export { useToast, type ToastMessage };

/**
 * Loaded with the first toast: most visits to a page show none. Without a network, when a toast is needed most, the
 * plain one stands in.
 */
const ToastLayer = part(
  () =>
    import('./ToastLayer.tsx').then(
      (layer) => layer.ToastLayer,
      () => PlainToasts,
    ),
  { waiting: () => null },
);

/** Gives `useToast` to what is below it. One toast at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { entries, toaster, close } = useToasts();
  return (
    <ToastContext value={toaster}>
      {children}
      {entries.length > 0 ? <ToastLayer entries={entries} onClose={close} /> : null}
    </ToastContext>
  );
}
