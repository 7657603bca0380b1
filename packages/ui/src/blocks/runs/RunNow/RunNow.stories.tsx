import { expect, fn } from 'storybook/test';
import { RunNow } from './RunNow.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: RunNow, args: { onRun: fn() }, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story();

/** It can be pressed whatever is missing: its dialog says what. */
export const Starts = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Run now' })).toHaveFocus();
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
});

export const Queuing = meta.story({ args: { busy: true } });

export const QueuesOnce = Queuing.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Queuing…' }));
    await expect(args.onRun).not.toHaveBeenCalled();
  },
});

/** What a run works on is written on another page. */
export const Elsewhere = meta.story({
  args: { onRun: undefined, href: '/agents/research/detail' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Run now' })).toHaveAttribute('href', '/agents/research/detail'),
});
