import { newAgentTypes } from '@switchboard/api-contract/agents';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CreateAgentDialog } from './CreateAgentDialog.tsx';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: CreateAgentDialog,
  tags: ['autodocs', 'manifest'],
  args: { onClose: fn(), onCreate: agree() },
});

type Canvas = StoryContext['canvas'];

const dialog = (canvas: Canvas) => within(canvas.getByRole('dialog', { name: 'New agent' }));
const name = (canvas: Canvas) => dialog(canvas).getByLabelText(/^Name/);
const create = (canvas: Canvas) => dialog(canvas).getByRole('button', { name: 'Create Agent' });

export const Playground = meta.story();

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(name(canvas)).toHaveFocus();
    await expect(
      within(dialog(canvas).getByLabelText('Type'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([...newAgentTypes]);
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(name(canvas), 'Support triage');
    await userEvent.selectOptions(dialog(canvas).getByLabelText('Type'), 'email');
    await expect(dialog(canvas).getByText('Works like the Email Agent.')).toBeVisible();
  },
});

export const Created = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(name(canvas), ' Support triage {Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Support triage', type: 'custom', description: '' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const AsksAfterTyping = meta.story({
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(dialog(canvas).getByLabelText('Type'), 'email');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Nothing is sent, and the focus is in the field. */
export const NameMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(name(canvas), '   ');
    await userEvent.click(create(canvas));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(name(canvas)).toHaveFocus();
    await expect(name(canvas)).toHaveAccessibleDescription('Name is required');
  },
});

/** The message disappears with the first edit. */
export const NameTyped = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(create(canvas));
    await expect(name(canvas)).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name(canvas), 'x');
    await expect(dialog(canvas).queryByText('Name is required')).toBeNull();
  },
});

export const Busy = meta.story({
  args: { onCreate: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(name(canvas), 'Support triage');
    await userEvent.click(create(canvas));
  },
});

export const SentOnce = Busy.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(name(canvas), 'Support triage');
    // Two presses before anything can re-render.
    create(canvas).click();
    create(canvas).click();
    await userEvent.type(name(canvas), '{Enter}{Enter}');
    await userEvent.click(create(canvas));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The dialog shows the reason and keeps everything typed. */
export const Refused = meta.story({
  args: { onCreate: refuse({ kind: 'refused', message: '503: The server is starting' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(name(canvas), 'Support triage');
    await userEvent.type(dialog(canvas).getByLabelText('Description'), 'Sorts tickets');
    await userEvent.click(create(canvas));
    await expect(await dialog(canvas).findByRole('alert')).toHaveTextContent('503: The server is starting');
    await expect(name(canvas)).toHaveValue('Support triage');
    await expect(dialog(canvas).getByLabelText('Description')).toHaveValue('Sorts tickets');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const RefusedAndSentAgain = Refused.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(name(canvas), 'Support triage');
    await userEvent.click(create(canvas));
    await expect(await dialog(canvas).findByRole('alert')).toBeVisible();
    await userEvent.click(create(canvas));
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(name(canvas), 'Research Agent');
    await userEvent.click(create(canvas));
    await waitFor(() => expect(name(canvas)).toHaveAccessibleDescription('An agent with this name exists'));
    await expect(name(canvas)).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(dialog(canvas).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });
