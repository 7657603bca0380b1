import { useRef, useState } from 'react';
import { messageInForm, type Outcome } from '../../format/outcome.ts';

/** One decision at a time, and why the last one about the same `subject` was refused. */
export function useDecision(subject: string) {
  const open = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<{ readonly of: string; readonly why: string }>();
  const decide = async (what: string, ask: () => Promise<Outcome<unknown>>, onDone?: () => void): Promise<void> => {
    if (open.current) return;
    open.current = true;
    setBusy(what);
    setRefused(undefined);
    const outcome = await ask();
    open.current = false;
    setBusy(undefined);
    if (outcome.kind === 'done') onDone?.();
    else setRefused({ of: subject, why: messageInForm(outcome) });
  };
  return { busy, refused: refused?.of === subject ? refused.why : undefined, decide };
}
