import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SaveBar } from './SaveBar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SaveBar,
  tags: ['autodocs', 'manifest'],
  args: { dirty: true, onSave: fn(), onReset: fn() },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Unsaved = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});
export const NoChanges = meta.story({ args: { dirty: false } });

export const NothingToSave = NoChanges.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Save Configuration', description: 'There is nothing to save' }),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});
/** With nothing to reset either, the button says so and keeps the focus. */
export const NothingToTakeBack = meta.story({
  tags: ['behaviour'],
  args: { dirty: false, canReset: false, resetLabel: 'Cancel' },
  play: async ({ args, canvas, userEvent }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel', description: 'There is nothing to undo' });
    await userEvent.click(cancel);
    await expect(cancel).toHaveFocus();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
});
export const WithErrors = meta.story({
  args: { errors: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention');
  },
});
export const Saving = meta.story({ args: { busy: true } });
export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'small' } } });

export const NotAllowed = meta.story({
  args: { dirty: true, disabledReason: 'Only admins of your organisation can do this.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Only admins');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration', description: /^Only admins/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults', description: /^Only admins/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
});
