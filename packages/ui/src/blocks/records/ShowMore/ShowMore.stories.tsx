import { expect, fn } from 'storybook/test';
import { ShowMore } from './ShowMore.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ShowMore,
  tags: ['autodocs', 'manifest'],
  args: { shown: 60, total: 10_000, one: 'agent', onMore: fn() },
});

export const Playground = meta.story();

export const Part = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('60 of 10,000 agents are shown')).toBeVisible(),
});
export const AsksForMore = Part.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
export const All = meta.story({
  tags: ['behaviour'],
  args: { total: 60 },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
