import { expect, fn } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LeaveDialog,
  tags: ['autodocs', 'manifest'],
  args: { unsaved: 'draft' as const, onStay: fn(), onLeave: fn() },
});

export const Playground = meta.story();

export const Draft = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('alertdialog', {
        name: 'Leave without saving?',
        description: /stay as a draft in this browser tab/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const Secret = meta.story({ args: { unsaved: 'secret' } });
export const Lost = meta.story({ args: { unsaved: 'lost' } });
export const Narrow = meta.story({
  tags: ['behaviour'],
  args: { unsaved: 'secret' },
  globals: { viewport: { value: 'narrow' } },
});
