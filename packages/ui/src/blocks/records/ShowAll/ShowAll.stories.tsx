import { expect, fn } from 'storybook/test';
import { ShowAll } from './ShowAll.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ShowAll,
  args: { open: false, label: 'Show all 50', onToggle: fn() },
  tags: ['autodocs', 'manifest'],
});

export const Playground = meta.story({});

export const Toggles = Playground.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 50', expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Show fewer', expanded: true })).toBeVisible(),
});
