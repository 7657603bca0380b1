import { limits } from '@switchboard/api-contract/limits';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { browserTimers, type Timers } from './timers.ts';
import { typeOut, type TypingPace } from './typing.ts';

export interface TypewriterOptions extends Partial<TypingPace> {
  /** Shows the whole text at once. */
  still?: boolean;
  timers?: Timers;
}

export interface Typewriter {
  /** The number of visible code units; never splits a character. */
  length: number;
  done: boolean;
  /** Shows the whole text at once. */
  finish: () => void;
}

/** Types the text out character by character. A new text starts from its beginning. */
export function useTypewriter(text: string, options: TypewriterOptions = {}): Typewriter {
  const {
    delayMs = limits.typewriter.delayMs,
    jitterMs = limits.typewriter.jitterMs,
    random = Math.random,
    still = false,
    timers = browserTimers,
  } = options;
  const [typed, setTyped] = useState({ text, length: 0 });
  const length = still ? text.length : typed.text === text ? typed.length : 0;
  const done = length >= text.length;

  const begin = useEffectEvent((of: string) =>
    typeOut(of, { delayMs, jitterMs, random }, timers, (shown) => setTyped({ text: of, length: shown })),
  );
  // Restarts only for a new text: neither the length nor a new `random` interrupts the current run.
  useEffect(() => (done ? undefined : begin(text)), [text, done]);

  const finish = useCallback(() => setTyped({ text, length: text.length }), [text]);
  return { length, done, finish };
}
