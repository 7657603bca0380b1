import type { Timers } from './timers.ts';

/** Typing speed: milliseconds per character, plus up to `jitterMs` more. */
export interface TypingPace {
  delayMs: number;
  jitterMs: number;
  /** From 0 up to but not including 1. */
  random: () => number;
}

/**
 * The lengths, in code units, of the characters as a reader sees them: an emoji of several parts, a letter with its
 * accents.
 */
function* characterLengths(text: string): Generator<number> {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text))
    yield segment.length;
}

/**
 * Types text out. Each tick calls `onShow` with the number of visible code units; a late tick (on a busy or hidden
 * page) shows all the characters due. Returns a stop function.
 */
export function typeOut(text: string, pace: TypingPace, timers: Timers, onShow: (length: number) => void): () => void {
  const lengths = characterLengths(text);
  const wait = () => pace.delayMs + pace.random() * pace.jitterMs;
  let shown = 0;
  let due = timers.now() + wait();
  let cancel: () => void;
  const tick = () => {
    const now = timers.now();
    while (due <= now && shown < text.length) {
      const next = lengths.next();
      shown = next.done ? text.length : shown + next.value;
      due += wait();
    }
    if (shown < text.length) cancel = timers.after(Math.max(0, due - now), tick);
    onShow(shown);
  };
  cancel = timers.after(due - timers.now(), tick);
  return () => cancel();
}
