import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TrySandbox } from './TrySandbox.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: TrySandbox,
  tags: ['autodocs', 'manifest'],
  args: { busy: false, onConnect: fn() },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Connecting = meta.story({ args: { busy: true } });

export const ConnectsOnce = Connecting.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Connecting…' }));
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
});
