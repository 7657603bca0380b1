import { expect, fn } from 'storybook/test';
import { done } from '../../../../test/format/outcomes.ts';
import { RunInputDialog, type RunInputControl } from './RunInputDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: RunInputDialog,
  tags: ['autodocs', 'manifest'],
  args: { agent: 'Cold chain desk', onRun: fn<RunInputControl['onRun']>(async () => done), onClose: fn() },
});

export const Playground = meta.story({
  parameters: { covers: ['run.input'] },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: /^Input/ })).toHaveFocus(),
});

export const Narrow = meta.story({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const Runs = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['run.input'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(canvas.getByText('Write what it should do')).toBeVisible();
    await expect(args.onRun).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), '  Who ships chilled?  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(args.onRun).toHaveBeenCalledOnce();
    await expect(args.onRun).toHaveBeenCalledWith('Who ships chilled?');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const TooLong = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['run.input'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('x'.repeat(2_001));
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(canvas.getByText('The input must have at most 2,000 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onRun).not.toHaveBeenCalled();
  },
});

/** What the server says stands at the field, and what was typed stays. */
export const Refused = meta.story({
  args: {
    onRun: fn<RunInputControl['onRun']>(async () => ({
      kind: 'invalid',
      message: '422: This agent takes no input',
      fields: { input: 'This agent takes no input' },
    })),
  },
  parameters: { covers: ['run.input'], asserts: ['run.input'] },
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Who ships chilled?');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByText('This agent takes no input')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Who ships chilled?');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
  },
});
