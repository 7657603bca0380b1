import { expect, spyOn, waitFor } from 'storybook/test';
import { Waiting, PATIENCE } from './Waiting.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

/** The timers set during the story, with their callbacks. */
const timers: { ms: number | undefined; run: () => void }[] = [];

const meta = preview.meta({
  component: Waiting,
  tags: ['autodocs'],
  beforeEach: () => {
    timers.length = 0;
    const real = window.setTimeout;
    const spy = spyOn(window, 'setTimeout').mockImplementation(((
      handler: () => void,
      ms?: number,
      ...rest: unknown[]
    ) => {
      timers.push({ ms, run: handler });
      return real(handler, ms, ...rest);
    }) as typeof window.setTimeout);
    return () => spy.mockRestore();
  },
});

export const Loading = meta.story({
  play: async ({ canvas }) => expect(canvas.queryByText(/longer than usual/)).toBeNull(),
});

/** The wait is one timer of that length, which is run at once here. */
export const Long = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(timers.map(({ ms }) => ms)).toContain(PATIENCE));
    for (const { ms, run } of timers) if (ms === PATIENCE) run();
    await waitFor(() => expect(canvas.getByText(/longer than usual/)).toHaveAttribute('role', 'status'));
  },
});
