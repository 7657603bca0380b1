import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  component: SaveBar,
  tags: ['autodocs'],
  args: { dirty: true, onSave: fn(), onReset: fn() },
  decorators: [paddedStory],
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
export const NoChanges: Story = {
  args: { dirty: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Save Configuration', description: 'There is nothing to save' }),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
/** With nothing to reset either, the button says so and keeps the focus. */
export const NothingToTakeBack: Story = {
  args: { dirty: false, canReset: false, resetLabel: 'Cancel' },
  play: async ({ args, canvas, userEvent }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel', description: 'There is nothing to undo' });
    await userEvent.click(cancel);
    await expect(cancel).toHaveFocus();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};
export const WithErrors: Story = {
  args: { errors: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention');
  },
};
export const Saving: Story = { args: { busy: true } };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
