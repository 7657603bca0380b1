import { newAgentTypes } from '@switchboard/api-contract/agents';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CreateAgentDialog } from './CreateAgentDialog.tsx';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: CreateAgentDialog,
  tags: ['autodocs'],
  args: { onClose: fn(), onCreate: agree() },
});

const dialog = () => within(screen.getByRole('dialog', { name: 'New agent' }));
const name = () => dialog().getByLabelText(/^Name/);
const create = () => dialog().getByRole('button', { name: 'Create Agent' });

export const Open = meta.story({
  play: async () => {
    await expect(name()).toHaveFocus();
    await expect(
      within(dialog().getByLabelText('Type'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([...newAgentTypes]);
  },
});

export const Filled = meta.story({
  play: async () => {
    await userEvent.type(name(), 'Support triage');
    await userEvent.selectOptions(dialog().getByLabelText('Type'), 'email');
    await expect(dialog().getByText('Works like the Email Agent.')).toBeVisible();
  },
});

export const Created = meta.story({
  play: async ({ args }) => {
    await userEvent.type(name(), ' Support triage {Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Support triage', type: 'custom', description: '' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const AsksAfterTyping = meta.story({
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByLabelText('Type'), 'email');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Nothing is sent, the focus goes to the field, and its message disappears with the first edit. */
export const NameMissing = meta.story({
  play: async ({ args }) => {
    await userEvent.type(name(), '   ');
    await userEvent.click(create());
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(name()).toHaveFocus();
    await expect(name()).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name(), 'x');
    await expect(dialog().queryByText('Name is required')).toBeNull();
    await userEvent.clear(name());
    await userEvent.click(create());
  },
});

export const Busy = meta.story({
  args: { onCreate: fn(() => new Promise<never>(() => {})) },
  play: async ({ args }) => {
    await userEvent.type(name(), 'Support triage');
    // Two presses before anything can re-render.
    create().click();
    create().click();
    await userEvent.type(name(), '{Enter}{Enter}');
    await userEvent.click(create());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The dialog shows the reason and keeps everything typed. */
export const Refused = meta.story({
  args: { onCreate: refuse({ kind: 'refused', message: '503: The server is starting' }) },
  play: async ({ args }) => {
    await userEvent.type(name(), 'Support triage');
    await userEvent.type(dialog().getByLabelText('Description'), 'Sorts tickets');
    await userEvent.click(create());
    await expect(await dialog().findByRole('alert')).toHaveTextContent('503: The server is starting');
    await expect(name()).toHaveValue('Support triage');
    await expect(dialog().getByLabelText('Description')).toHaveValue('Sorts tickets');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
});

/** The server names the field. */
export const FieldRefused = meta.story({
  args: {
    onCreate: refuse({
      kind: 'invalid',
      message: '422: Name is taken',
      fields: { name: 'An agent with this name exists' },
    }),
  },
  play: async () => {
    await userEvent.type(name(), 'Research Agent');
    await userEvent.click(create());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('An agent with this name exists'));
    await expect(name()).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
