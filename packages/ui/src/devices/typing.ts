import type { Timers } from './timers.ts';

/** Typing speed: milliseconds per character, plus up to `jitterMs` more. */
export interface TypingPace {
  delayMs: number;
  jitterMs: number;
  /** From 0 up to but not including 1. */
  random: () => number;
}

/** A text that is typed out while it grows. */
export interface Typing {
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
