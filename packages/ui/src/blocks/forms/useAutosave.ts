import { useBusy } from '../../components/useBusy.ts';
import type { Outcome, Refusal } from '../../format/outcome.ts';

/** A setting that is sent as soon as it is changed. */
export interface AutosavedSetting<T> {
  /** What is saved or, while it is on its way, what was asked for. */
  readonly value: T;
  /** Sends another value; nothing while one is on its way. */
  readonly change: (value: T) => void;
  readonly busy: boolean;
  /** Why the last one was refused; undefined once the next one begins. */
  readonly refusal: Refusal | undefined;
}

/** Sends a setting when it is changed. `send` resolves once `saved` is the new value. */
export function useAutosave<T>(saved: T, send: (value: T) => Promise<Outcome<unknown>>): AutosavedSetting<T> {
  const [change, busy, { args, refusal }] = useBusy(send);
  return { value: busy && args ? args[0] : saved, change, busy, refusal };
}
