import { sandboxKeys } from '@switchboard/api-contract/sandboxKeys';
import { expect, fn } from 'storybook/test';
import { dialogIn, of, setupStory, type Save } from '../../../test/connections/setupStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Connection setup/Sandbox',
  ...setupStory,
  args: { ...setupStory.args, sandboxAllowed: true },
});

export const Offered = meta.story({
  parameters: { covers: ['setup.sandbox'] },
  play: async ({ canvas }) => {
    await expect(dialogIn(canvas).getByRole('switch', { name: 'Use the sandbox' })).not.toBeChecked();
    await expect(dialogIn(canvas).getByLabelText(/^Secret Key/)).toHaveFocus();
  },
});

export const Chosen = meta.story({
  parameters: { covers: ['setup.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.click(dialog.getByRole('switch', { name: 'Use the sandbox' }));
    const keys = dialog.getByRole('combobox', { name: 'Behaves as' }).querySelectorAll('option');
    await expect([...keys].map(({ value }) => value)).toEqual(sandboxKeys.map(({ id }) => id));
    await expect(dialog.queryByLabelText(/^Secret Key/)).toBeNull();
    await expect(dialog.queryByText('Test endpoint')).toBeNull();
  },
});

export const ChosenNarrow = Chosen.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

/** It replaces keys that a member entered. */
export const OverReal = meta.story({
  args: of('stripe', ['secretKey', 'publishableKey']),
  parameters: { covers: ['setup.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(dialogIn(canvas).getByRole('switch', { name: 'Use the sandbox' }));
    await expect(dialogIn(canvas).getByText(/Connecting the sandbox replaces them\.$/)).toBeVisible();
  },
});

export const NotAllowed = meta.story({
  args: { sandboxAllowed: false },
  play: async ({ canvas }) => expect(dialogIn(canvas).queryByRole('switch')).toBeNull(),
});

/** By keyboard alone. */
export const ConnectsTheSandbox = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['setup.sandbox'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(dialog.getByRole('combobox', { name: 'Behaves as' })).toHaveFocus();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Is refused as a wrong key');
    await expect(dialog.getByText('Stands for the key sandbox-wrong.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('stripe', { sandbox: true, key: 'sandbox-wrong' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What was typed for the real service is there again. */
export const KeepsWhatWasTyped = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['setup.sandbox'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Secret Key/), 'sk_test_1');
    const choice = dialog.getByRole('switch', { name: 'Use the sandbox' });
    await userEvent.click(choice);
    await userEvent.click(choice);
    await expect(dialog.getByLabelText(/^Secret Key/)).toHaveValue('sk_test_1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(dialog.getByText('Publishable Key is required')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The server no longer allows it. */
export const SandboxRefused = meta.story({
  tags: ['behaviour'],
  args: {
    onSave: fn<Save>(async () => ({ kind: 'conflict', message: 'The sandbox is not allowed here.', fields: {} })),
  },
  parameters: { asserts: ['setup.sandbox'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.click(dialog.getByRole('switch'));
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await expect(await dialog.findByText('The sandbox is not allowed here.')).toBeVisible();
    await expect(dialog.getByRole('switch')).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
