import { createContext, use } from 'react';
import type { Tone } from '../../../theme/tokens.ts';
import type { IconType } from '../../display/Icon/Icon.tsx';

export interface ToastMessage {
  tone?: Tone;
  /** Before the text. Each tone has its own. */
  icon?: IconType;
  title: string;
  description?: string;
  /** A button that closes it too, such as Undo. */
  action?: { readonly label: string; readonly onSelect: () => void };
  /** How long it is shown, in ms; 5 seconds by default. */
  durationMs?: number;
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
