import { expect, fn, userEvent } from 'storybook/test';
import { ShowMore } from './ShowMore.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ShowMore,
  tags: ['autodocs'],
  args: { shown: 60, total: 10_000, one: 'agent', onMore: fn() },
});

export const Part = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('60 of 10,000 agents are shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
export const All = meta.story({
  args: { total: 60 },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
