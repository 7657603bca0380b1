import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog.tsx';

const meta = {
  component: LeaveDialog,
  tags: ['autodocs'],
  args: { unsaved: 'draft', onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
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
};
export const Secret: Story = { args: { unsaved: 'secret' } };
export const Lost: Story = { args: { unsaved: 'lost' } };
export const Narrow: Story = { args: { unsaved: 'secret' }, globals: { viewport: { value: 'narrow' } } };
