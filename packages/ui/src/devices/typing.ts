import type { Timers } from './timers.ts';

/** How fast text is typed: so many milliseconds a character, plus up to `jitterMs` more. */
export interface TypingPace {
  delayMs: number;
  jitterMs: number;
  /** 0 to 1, 1 excluded. */
  random: () => number;
}

/** Lengths in code units of what a reader takes for one character: an emoji of several parts, a letter with its accents. */
function* characterLengths(text: string): Generator<number> {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text))
    yield segment.length;
}

/**
 * Types a text out. `onShow` is told how many code units are to be seen, once per tick; a tick that comes late (a busy
 * or hidden page) shows all the characters that were due. The answer stops it.
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
