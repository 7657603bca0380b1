import { replace } from './standIns.ts';

/**
 * Timers of that length never run, so that a story stays where one would end it. Return its result from a story's
 * `beforeEach` to restore them.
 */
export function holdTimers(ms: number): () => void {
  const real = window.setTimeout;
  const held = (handler: () => void, delay?: number) => (delay === ms ? 0 : real(handler, delay));
  return replace(window, 'setTimeout', held);
}
