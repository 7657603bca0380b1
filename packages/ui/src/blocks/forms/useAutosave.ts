import { useBusy } from '../../components/useBusy.ts';
import type { Outcome, Refusal } from '../../format/outcome.ts';

/** A setting that is saved as soon as it is changed. */
export interface AutosavedSetting<T> {
  /** What is saved or, while another value is being saved, that one. */
  readonly value: T;
  /** Saves another value. Ignored while a save is running. */
  readonly change: (value: T) => void;
  readonly busy: boolean;
  /** Why the last save was refused; undefined once the next one begins. */
  readonly refusal: Refusal | undefined;
}

/** Saves a setting when it is changed. `send` resolves once `saved` is the new value. */
export function useAutosave<T>(saved: T, send: (value: T) => Promise<Outcome<unknown>>): AutosavedSetting<T> {
  const [change, busy, { args, refusal }] = useBusy(send);
  return { value: busy && args ? args[0] : saved, change, busy, refusal };
}
