import { limits } from '@switchboard/api-contract/limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserTimers, type Timers } from './timers.ts';
import { typeOut, type Typing, type TypingPace } from './typing.ts';

export interface TypewriterOptions extends Partial<TypingPace> {
  /** Shows the whole text at once. */
  still?: boolean;
  /** More of the text is to come. */
  growing?: boolean;
  timers?: Timers;
}

export interface Typewriter {
  /** The number of visible code units; never splits a character. */
  length: number;
  /** All of the text is visible, and nothing more comes. */
  done: boolean;
  /** Shows all that has come, and what comes as it comes. */
  finish: () => void;
}

/** Types a text out character by character, also while it grows. Another text needs another component (`key`). */
export function useTypewriter(text: string, options: TypewriterOptions = {}): Typewriter {
  const {
    delayMs = limits.typewriter.delayMs,
    jitterMs = limits.typewriter.jitterMs,
    random = Math.random,
    still = false,
    growing = false,
    timers = browserTimers,
  } = options;
  const [typed, setTyped] = useState(0);
  const [finished, setFinished] = useState(false);
  const atOnce = still || finished;
  const length = atOnce ? text.length : Math.min(typed, text.length);

  const typing = useRef<Typing>(undefined);
  const begin = useEffectEvent(() => typeOut({ delayMs, jitterMs, random }, timers, setTyped));
  useEffect(() => {
    if (atOnce) return undefined;
    typing.current = begin();
    return typing.current.stop;
  }, [atOnce]);
  useEffect(() => {
    if (!atOnce) typing.current?.tell(text);
  }, [text, atOnce]);

  const finish = useCallback(() => setFinished(true), []);
  return { length, done: !growing && length >= text.length, finish };
}
