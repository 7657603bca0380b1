import { ArrowUpRight } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { noProblems } from '../problemsOf.ts';
import { useCheckedForm } from '../useCheckedForm.ts';
import { FormDialog } from './FormDialog.tsx';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

interface Address {
  readonly street: string;
  readonly town: string;
}

interface AddressDialogProps extends Partial<Omit<ComponentProps<typeof FormDialog>, 'form'>> {
  onClose: () => void;
  onSave: (address: Address) => Promise<Outcome<unknown>>;
  saved?: Address;
}

function AddressDialog({ onSave, onClose, saved = { street: '', town: '' }, ...rest }: AddressDialogProps) {
  const form = useCheckedForm<Address>({
    blank: saved,
    check: ({ street }) => (street === '' ? { street: 'Street is required' } : noProblems),
    send: onSave,
    onSent: onClose,
  });
  const { problemOf } = form;
  return (
    <FormDialog form={form} title="New address" submitLabel="Save" onClose={onClose} {...rest}>
      <Stack gap={4}>
        <Field label="Street" error={problemOf('street')}>
          <TextInput {...form.inputOf('street')} />
        </Field>
        <Field label="Town" error={problemOf('town')}>
          <TextInput {...form.inputOf('town')} />
        </Field>
      </Stack>
    </FormDialog>
  );
}

const meta = preview.meta({
  title: 'FormDialog',
  ...unnamed(AddressDialog),
  tags: ['autodocs', 'manifest'],
  args: { onClose: fn(), onSave: agree() },
  argTypes: {
    onClose: { description: 'Called when it is left.', table: { type: { summary: '() => void' } } },
    onSave: { description: 'Sends the address.', table: { type: { summary: '(address) => Promise<Outcome>' } } },
  },
});

export const Playground = meta.story();

export const Problem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveAccessibleDescription('Street is required');
  },
});

/** Nothing is sent until everything is valid; then the dialog closes. */
export const Checked = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await expect(street).toHaveAccessibleDescription('Street is required');
    await expect(street).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(street, 'Elm 4');
    await expect(street).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({ street: 'Elm 4', town: '' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Fields named by the server are marked as by the form's own check. */
export const Invalid = meta.story({
  args: { onSave: refuse({ kind: 'invalid', message: 'The address is unknown', fields: { town: 'No such town' } }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Elm 4{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The address is unknown');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription('No such town');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** What one field says is not said again above them. */
export const SaidOnce = meta.story({
  args: { onSave: refuse({ kind: 'invalid', message: 'No such town', fields: { town: 'No such town' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Elm 4{Enter}');
    await expect(await canvas.findByText('No such town')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A field that the form does not have can't say it. */
export const OfAnotherField = meta.story({
  tags: ['behaviour'],
  args: { onSave: refuse({ kind: 'invalid', message: 'No such country', fields: { country: 'No such country' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Elm 4{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No such country');
  },
});

/** The sign-in dialog gives the cause; the form says what to do afterwards. */
export const SessionEnded = meta.story({
  args: { onSave: refuse({ kind: 'ended', message: '401: Unauthorized' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Elm 4{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved yet. Sign in, then send it again.');
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('Elm 4');
  },
});

/** Text that was typed and removed again needs no question. */
export const Untyped = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await userEvent.type(street, 'Elm');
    await userEvent.clear(street);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
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
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus(),
});

/** Escape would discard what was typed. */
export const AsksAfterTyping = meta.story({
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Elm 4');
    // Blurs the field, so that its change event fires now. Otherwise the confirmation's focus would fire it during
    // React's render.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
  },
});

/** Escape and a press outside would discard what was typed, so they ask first. */
export const AsksAndKeeps = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.dialog-asks'] },
  play: async ({ args, canvas, userEvent }) => {
    const street = await canvas.findByRole('textbox', { name: 'Street' });
    await userEvent.type(street, 'Elm 4');
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
    await expect(street).toHaveFocus();
    await expect(street).toHaveValue('Elm 4');
    // So does the cross, and Keep Editing keeps.
    const cross = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(cross);
    await asks();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Editing' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(cross).toHaveFocus();
    await expect(street).toHaveValue('Elm 4');
    // So does a press outside.
    await userEvent.click(canvas.getByRole('dialog'));
    await asks();
    // Only Discard closes the dialog.
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const CancelIsExplicit = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Elm 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What can't be sent can be read, and says why. */
export const NotAllowed = meta.story({
  globals: { member: 'viewer' },
  args: { needs: 'administer' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toBeDisabled();
    const [submit] = canvas.getAllByRole('button', { description: /^Only admins/ });
    if (submit) await userEvent.click(submit);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const NotAllowedCloses = NotAllowed.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What is read of it meanwhile is shown where nothing was typed, and is sent with the rest. */
export const FollowsWhatIsSaved = meta.story({
  tags: ['behaviour'],
  render: function Read(args) {
    const [saved, setSaved] = useState({ street: 'Oak 1', town: 'Bonn' });
    return (
      <>
        <AddressDialog {...args} saved={saved} />
        <button type="button" onClick={() => setSaved({ street: 'Oak 2', town: 'Kiel' })}>
          Read
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const street = canvas.getByRole('textbox', { name: 'Street' });
    const town = canvas.getByRole('textbox', { name: 'Town' });
    await expect(town).toHaveValue('Bonn');
    await userEvent.type(street, '7');
    canvas.getByText('Read').click();
    await waitFor(() => expect(town).toHaveValue('Kiel'));
    await expect(street).toHaveValue('Oak 17');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ street: 'Oak 17', town: 'Kiel' });
  },
});
