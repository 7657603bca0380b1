import { expect, fn } from 'storybook/test';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { noProblems } from '../problemsOf.ts';
import { useCheckedForm } from '../useCheckedForm.ts';
import { CheckedDialog } from './CheckedDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

interface Address {
  readonly street: string;
  readonly town: string;
}

interface AddressDialogProps {
  onClose: () => void;
  onSave: (address: Address) => Promise<Outcome<unknown>>;
}

function AddressDialog({ onClose, onSave }: AddressDialogProps) {
  const form = useCheckedForm<Address>({
    blank: { street: '', town: '' },
    check: ({ street }) => (street === '' ? { street: 'Street is required' } : noProblems),
    send: onSave,
    onSent: onClose,
  });
  const { draft, edit, problemOf } = form;
  return (
    <CheckedDialog form={form} title="New address" submitLabel="Save" onClose={onClose}>
      <Stack gap={4}>
        <Field label="Street" error={problemOf('street')}>
          <TextInput value={draft.street} onValueChange={(street) => edit({ street })} />
        </Field>
        <Field label="Town" error={problemOf('town')}>
          <TextInput value={draft.town} onValueChange={(town) => edit({ town })} />
        </Field>
      </Stack>
    </CheckedDialog>
  );
}

const meta = preview.meta({
  title: 'CheckedDialog',
  component: AddressDialog,
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
