import { expect, spyOn, waitFor } from 'storybook/test';
import { says } from '../../../../test/components/announced.ts';
import { Waiting, EXPLAINED_AFTER_MS } from './Waiting.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

/** What the story's timers of that length will do; they never run by themselves, so that the stories rest. */
const patient: (() => void)[] = [];

const meta = preview.meta({
  component: Waiting,
  tags: ['autodocs', 'manifest'],
  beforeEach: () => {
    patient.length = 0;
    const real = window.setTimeout;
    const spy = spyOn(window, 'setTimeout').mockImplementation(((
      handler: () => void,
      ms?: number,
      ...rest: unknown[]
    ) => {
      if (ms !== EXPLAINED_AFTER_MS) return real(handler, ms, ...rest);
      patient.push(handler);
      return 0;
    }) as typeof window.setTimeout);
    return () => spy.mockRestore();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({
  play: async ({ canvas }) => expect(canvas.queryByText(/longer than usual/)).toBeNull(),
});

/** The wait is one timer of that length, which is run at once here. */
export const Long = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(patient.length).toBeGreaterThan(0));
    for (const run of patient) run();
    await waitFor(() => expect(canvas.getByText(/longer than usual/)).toBeVisible());
    await says(/longer than usual/);
  },
});
