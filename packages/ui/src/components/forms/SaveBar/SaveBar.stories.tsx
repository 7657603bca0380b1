import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { says } from '../../../../test/components/announced.ts';
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
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

const steps: Record<string, Partial<ComponentProps<typeof SaveBar>>> = {
  Edit: { dirty: true },
  Refuse: { dirty: true, message: 'Not saved: settings' },
  Spoil: { dirty: true, errors: 1 },
};

/** What is refused is an alert or a toast already, so that the bar does not say it again. */
export const Announced = meta.story({
  tags: ['behaviour'],
  args: { dirty: false },
  render: function Steps(args) {
    const [step, setStep] = useState('');
    return (
      <>
        {Object.keys(steps).map((name) => (
          <button key={name} type="button" onClick={() => setStep(name)}>
            {name}
          </button>
        ))}
        <SaveBar {...args} {...steps[step]} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await says('Unsaved changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spoil' }));
    // What comes within a tenth of a second is said together.
    await says('1 field needs your attention');
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
    await expect(canvas.getByText('1 field needs your attention', { selector: 'div > span' })).toBeVisible();
  },
});
export const Saving = meta.story({ args: { busy: true } });
export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'small' } } });

export const NotAllowed = meta.story({
  args: { dirty: true, disabledReason: 'Only admins of your organisation can do this.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Only admins/, { selector: 'div > span' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration', description: /^Only admins/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults', description: /^Only admins/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
});
