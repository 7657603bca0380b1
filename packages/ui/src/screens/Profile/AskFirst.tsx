import { useState } from 'react';
import { useBusy } from '../../components/useBusy.ts';
import { ConfirmDialog } from '../../components/layers/ConfirmDialog/ConfirmDialog.tsx';
import { messageInForm, type Outcome } from '../../format/outcome.ts';

interface AskFirstProps<T> {
  title: string;
  description: string;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  /** Does it. */
  onConfirm: () => Promise<Outcome<T>>;
  onDone: (value: T) => void;
  onClose: () => void;
}

/** Asks, does it once, and stays with the reason if it was refused. */
export function AskFirst<T>({ onConfirm, onDone, ...words }: AskFirstProps<T>) {
  const [error, setError] = useState<string>();
  const [confirm, busy] = useBusy(async () => {
    const outcome = await onConfirm();
    if (outcome.kind === 'done') onDone(outcome.value);
    else setError(messageInForm(outcome));
  });
  return <ConfirmDialog {...words} open busy={busy} onConfirm={confirm} {...(error === undefined ? {} : { error })} />;
}
