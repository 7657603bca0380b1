import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from './Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const tooltip = () => {
  const changes = vi.fn<(open: boolean) => void>();
  return { changes, ...createHoverIntent(changes) };
};

test('opens after 700 ms of hovering, not before', () => {
  const { changes, showSoon, hide } = tooltip();
  showSoon();
  vi.advanceTimersByTime(699);
  expect(changes).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(changes.mock.calls).toEqual([[true]]);
  hide();
  expect(changes.mock.calls).toEqual([[true], [false]]);
});

test('does not open if the pointer leaves before that', () => {
  const { changes, showSoon, hide } = tooltip();
  showSoon();
  vi.advanceTimersByTime(600);
  hide();
  vi.advanceTimersByTime(5000);
  expect(changes).not.toHaveBeenCalled();
});

test('the next one opens at once within 300 ms', () => {
  const first = tooltip();
  const second = tooltip();
  first.show();
  first.hide();
  vi.advanceTimersByTime(299);
  second.showSoon();
  expect(second.changes.mock.calls).toEqual([[true]]);
  second.hide();
});

test('after 300 ms the next one waits again', () => {
  const first = tooltip();
  const second = tooltip();
  first.show();
  first.hide();
  vi.advanceTimersByTime(300);
  second.showSoon();
  expect(second.changes).not.toHaveBeenCalled();
  second.hide();
});
