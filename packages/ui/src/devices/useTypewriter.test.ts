import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Timers } from './timers.ts';
import { typeOut } from './useTypewriter.ts';

const timers: Timers = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
const pace = { delayMs: 25, jitterMs: 15, random: () => 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing(text: string, random = pace.random) {
  const shown: string[] = [];
  let come = text;
  const { tell, stop } = typeOut({ ...pace, random }, timers, (length) => shown.push(come.slice(0, length)));
  tell(come);
  /** More of the text comes. */
  const grow = (more: string) => {
    come += more;
    tell(come);
  };
  return { shown, stop, grow, tell };
}

test('shows one character after the other, 25 ms apart', () => {
  const { shown } = typing('abc');
  vi.advanceTimersByTime(24);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(50);
  expect(shown).toEqual(['a', 'ab', 'abc']);
});

test('waits up to 15 ms longer at random', () => {
  const { shown } = typing('ab', () => 0.8);
  vi.advanceTimersByTime(36);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a']);
});

test('never shows part of a character', () => {
  const { shown } = typing('e\u0301👩‍🚀🇩🇪x');
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual(['e\u0301', 'e\u0301👩‍🚀', 'e\u0301👩‍🚀🇩🇪', 'e\u0301👩‍🚀🇩🇪x']);
});

test('a late tick shows everything due at once', () => {
  const { shown } = typing('abcdefgh');
  vi.setSystemTime(Date.now() + 100);
  vi.advanceTimersByTime(25);
  expect(shown).toEqual(['abcde']);
});

test('stops when told to, and at the end of the text', () => {
  const { shown, stop } = typing('abc');
  vi.advanceTimersByTime(25);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual(['a']);
  const whole = typing('ab');
  vi.advanceTimersByTime(1_000);
  expect(whole.shown.at(-1)).toBe('ab');
  expect(vi.getTimerCount()).toBe(0);
});

test('what comes is typed at the same pace, and at once where it was waited for', () => {
  const { shown, grow } = typing('ab');
  vi.advanceTimersByTime(25);
  grow('c');
  vi.advanceTimersByTime(50);
  expect(shown).toEqual(['a', 'ab', 'abc']);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  grow('de');
  vi.advanceTimersByTime(0);
  expect(shown.at(-1)).toBe('abcd');
  vi.advanceTimersByTime(24);
  expect(shown.at(-1)).toBe('abcd');
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('abcde');
});

test('a text that was longer goes on from its end', () => {
  const { shown, tell } = typing('abc**');
  vi.advanceTimersByTime(125);
  tell('abc');
  tell('abcde');
  vi.advanceTimersByTime(25);
  expect(shown.at(-1)).toBe('abc*');
});

test('an empty text needs no tick', () => {
  typing('');
  expect(vi.getTimerCount()).toBe(0);
});
