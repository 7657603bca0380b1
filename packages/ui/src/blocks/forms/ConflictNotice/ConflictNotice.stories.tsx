import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ConflictNotice,
  tags: ['autodocs', 'manifest'],
  args: { label: 'Timeout', theirs: '222', onTakeTheirs: fn(), onKeepYours: fn() },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Asks = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('Another member set this to 222.')).toBeVisible(),
});
export const OneOfBothIsChosen = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['settings.changed-by-another', 'agent-detail.changed-by-another'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Timeout' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await expect(args.onKeepYours).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep yours: Timeout' }));
    await expect(args.onKeepYours).toHaveBeenCalledOnce();
  },
});
export const LongValue = meta.story({
  tags: ['odd'],
  args: { theirs: 'x'.repeat(500) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
export const ShownElsewhere = meta.story({
  args: { theirs: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another member has changed this.')).toBeVisible();
  },
});
