import { expect, fn } from 'storybook/test';
import { neverSettles } from '../../../../test/neverSettles.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TrySandbox } from './TrySandbox.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: TrySandbox,
  tags: ['autodocs', 'manifest'],
  args: { onConnect: fn() },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Connecting = meta.story({
  args: { onConnect: fn(neverSettles) },
  play: ({ canvas }) => canvas.getByRole('button').click(),
});

export const ConnectsOnce = Connecting.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Try it with the sandbox' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Connecting…' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
});
