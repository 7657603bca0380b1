import { expect, fn } from 'storybook/test';
import { limits } from '@switchboard/api-contract/limits';
import { requiredText, wholeNumber, optionalText } from '@switchboard/api-contract/wire';
import * as v from 'valibot';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import type { RecordForm } from './RecordForm.ts';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const newRecord = v.object({
  name: requiredText('Name', limits.text.name),
  note: optionalText('Note', limits.text.paragraph),
  score: v.optional(wholeNumber(0, 100), 50),
  start: v.pipe(v.string(), v.isoTimestamp('Start must be a date and time')),
  priority: v.string(),
  people: v.pipe(v.array(v.string()), v.minLength(1, 'Add at least one person')),
  code: requiredText('Code', 4),
});
type NewRecord = v.InferInput<typeof newRecord>;

const form: RecordForm<NewRecord> = {
  title: 'New record',
  description: 'One field of each kind.',
  action: 'Add Record',
  schema: newRecord,
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, half: true },
    { kind: 'number', name: 'score', label: 'Score', half: true, min: 0, max: 100, unit: '%' },
    { kind: 'moment', name: 'start', label: 'Start', required: true, half: true },
    {
      kind: 'select',
      name: 'priority',
      label: 'Priority',
      half: true,
      initial: 'medium',
      options: ['high', 'medium'].map((value) => ({ value, label: value })),
    },
    { kind: 'chips', name: 'people', label: 'People' },
    { kind: 'area', name: 'note', label: 'Note' },
    {
      kind: 'custom',
      name: 'code',
      label: 'Code',
      initial: '',
      render: ({ value, onValueChange }) => <TextInput mono value={String(value)} onValueChange={onValueChange} />,
    },
  ],
};

/** Accepts whatever is in the form. */
const anything = { ...form, schema: v.any() };

const meta = preview.meta({
  ...unnamed(RecordDialog<NewRecord>),
  render: (args) => <RecordDialog {...args} />,
  tags: ['autodocs', 'manifest'],
  args: { form, onClose: fn(), onSubmit: agree() },
});

export const Playground = meta.story();

export const EveryKind = meta.story();
export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });

export const Problems = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Score' }), '7x');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Record' }));
    for (const message of [
      'Name is required',
      'Enter a number from 0 to 100',
      'Start must be a date and time',
      'Add at least one person',
      'Code is required',
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The first edit of a field removes its message. */
export const ProblemMended = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Record' }));
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await userEvent.keyboard('A');
    await expect(canvas.queryByText('Name is required')).toBeNull();
    await expect(canvas.getByText('Code is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Ada ');
    await userEvent.type(canvas.getByLabelText(/^Start/), '2026-11-20T09:30');
    await userEvent.type(canvas.getByRole('textbox', { name: 'People' }), 'ada@x.example{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'A1');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'high');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Record' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada',
      note: '',
      score: 50,
      start: '2026-11-20T08:30:00.000Z',
      priority: 'high',
      people: ['ada@x.example'],
      code: 'A1',
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Initial values do not count as typed. */
export const Untouched = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const AsksAfterTyping = meta.story({
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'high');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const KeepEditing = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.dialog-asks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'high');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Editing' }));
    await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('high');
  },
});

export const Refused = meta.story({
  args: {
    form: anything,
    onSubmit: refuse({ kind: 'refused', message: 'The server is away' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is away');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  args: { form: anything, onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Add Record' })),
});

export const SentOnce = Busy.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add Record' }));
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
