import { createContext, use } from 'react';
import type { Tone } from '../../../theme/tokens.ts';

export interface ToastMessage {
  tone?: Tone;
  title: string;
  description?: string;
}

export interface Toaster {
  /** Shows a message, replacing any other. */
  show: (message: ToastMessage) => void;
  dismiss: () => void;
}

export const ToastContext = createContext<Toaster | null>(null);

/** Shows short messages. Needs a `ToastProvider` above. The result never changes. */
export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
