import { limits } from '@switchboard/api-contract/limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserTimers, type Timers } from './timers.ts';

/** Typing speed: milliseconds per character, plus up to `jitterMs` more. */
interface TypingPace {
  delayMs: number;
  jitterMs: number;
  /** From 0 up to but not including 1. */
  random: () => number;
}

/** A text that is typed out while it grows. */
interface Typing {
  /** Takes over the text that has come so far; what of it was typed stays. */
  tell: (text: string) => void;
  stop: () => void;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The lengths, in code units, of the characters as a reader sees them: an emoji of several parts, a letter with its
 * accents.
 */
function* characterLengths(text: string): Generator<number> {
  for (const { segment } of segmenter.segment(text)) yield segment.length;
}

/**
 * Types text out. Each tick calls `onShow` with the number of visible code units; a late tick (on a busy or hidden
 * page) shows all the characters due. Where nothing is left to type, it waits for more.
 */
export function typeOut(pace: TypingPace, timers: Timers, onShow: (length: number) => void): Typing {
  const wait = () => pace.delayMs + pace.random() * pace.jitterMs;
  let text = '';
  let shown = 0;
  let due = timers.now() + wait();
  let cancel: (() => void) | undefined;
  const follow = () => {
    if (shown < text.length) cancel = timers.after(Math.max(0, due - timers.now()), tick);
  };
  const tick = () => {
    cancel = undefined;
    const now = timers.now();
    const lengths = characterLengths(text.slice(shown));
    while (due <= now && shown < text.length) {
      shown += lengths.next().value ?? 0;
      due += wait();
    }
    follow();
    onShow(shown);
  };
  return {
    tell: (next) => {
      text = next;
      shown = Math.min(shown, text.length);
      if (cancel) return;
      // No character was due while there was none.
      due = Math.max(due, timers.now());
      follow();
    },
    stop: () => cancel?.(),
  };
}

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
