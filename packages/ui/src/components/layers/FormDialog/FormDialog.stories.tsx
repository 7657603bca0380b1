import { ArrowUpRight } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { TextInput } from '../../forms/TextInput/TextInput.tsx';
import { FormDialog } from './FormDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

function Typing(props: ComponentProps<typeof FormDialog>) {
  const [text, setText] = useState('');
  return (
    <FormDialog {...props} typed={text !== ''}>
      <Field label="Name">
        <TextInput value={text} onValueChange={setText} />
      </Field>
    </FormDialog>
  );
}

const meta = preview.meta({
  component: FormDialog,
  tags: ['autodocs', 'manifest'],
  args: {
    title: 'New record',
    submitLabel: 'Add Record',
    typed: false,
    busy: false,
    onSubmit: fn(),
    onClose: fn(),
    children: (
      <Field label="Name">
        <TextInput />
      </Field>
    ),
  },
  render: (args) => <Typing {...args} />,
});

export const Playground = meta.story({
  args: { description: 'It appears at the top of the list.' },
  render: (args) => <FormDialog {...args} />,
});

/** Another way to the same end stands at the other side of the foot. */
export const Aside = meta.story({
  args: {
    submitLabel: 'Continue',
    submitIcon: ArrowUpRight,
    cancelLabel: 'Not now',
    aside: <Button variant="ghost">Enter it by hand</Button>,
  },
});

export const Open = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus(),
});

/** Escape would discard what was typed. */
export const AsksAfterTyping = meta.story({
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    // Blurs the field, so that its change event fires now. Otherwise the confirmation's focus would fire it during
    // React's render.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
  },
});

export const UntouchedCloses = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Escape and a press outside would discard what was typed, so they ask first. */
export const AsksAndKeeps = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.dialog-asks'] },
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada');
    // Blurs and refocuses, so that the field's change event fires now. Otherwise the confirmation's focus would fire
    // it during React's render.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const asks = async () => {
      await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    };
    // Escape asks, and a second Escape keeps editing.
    await userEvent.keyboard('{Escape}');
    await asks();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Ada');
    // So does the cross, and Keep Editing keeps.
    const cross = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(cross);
    await asks();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Editing' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(cross).toHaveFocus();
    await expect(name).toHaveValue('Ada');
    // So does a press outside.
    await userEvent.click(canvas.getByRole('dialog'));
    await asks();
    // Only Discard closes the dialog.
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CancelIsExplicit = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What can't be sent can be read, and says why. */
export const NotAllowed = meta.story({
  args: { disabledReason: 'Only admins of your organisation can do this.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    const [submit] = canvas.getAllByRole('button', { description: /^Only admins/ });
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NotAllowedCloses = NotAllowed.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
