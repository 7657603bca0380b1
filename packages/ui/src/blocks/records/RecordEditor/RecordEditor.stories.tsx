import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { newLead, type NewLead } from '@switchboard/api-contract/agents/leadGeneration';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import * as v from 'valibot';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { recordEdit, type RecordDraft } from './recordEdit.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { unnamed } from '../../../../test/unnamed.ts';
import preview from '../../../../../../.storybook/preview.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly score?: number;
}

const record: Person = { id: 'p1', name: 'Dana Whitfield', score: 90 };
const edit = recordEdit<NewLead, Person>(v.partial(v.strictObject(newLead.entries)), [
  { kind: 'text', name: 'name', label: 'Name', required: true, half: true },
  { kind: 'number', name: 'score', label: 'Score', min: 0, max: 100, half: true },
]);

const meta = preview.meta({
  ...unnamed(RecordEditor<Person>),
  tags: ['autodocs', 'manifest'],
  args: {
    title: 'Edit Dana Whitfield',
    record,
    edit,
    now: FIXED_NOW,
    onDraftChange: fn(),
    onSave: agree(),
    onSaved: fn(),
    onClose: fn(),
    onCancel: fn(),
  },
  render: function Kept(args) {
    const [draft, setDraft] = useState<RecordDraft<Person> | undefined>(args.draft);
    const keep = (next: RecordDraft<Person> | undefined) => {
      args.onDraftChange(next);
      setDraft(next);
    };
    return <RecordEditor {...args} draft={draft} onDraftChange={keep} />;
  },
});

export const Playground = meta.story();

export const Conflict = meta.story({
  args: {
    by: 'a run',
    draft: {
      of: record,
      draft: { since: '', edits: { name: { value: 'Dana W.', base: 'Dana', theirs: 'Dana Whitfield' } } },
      also: ['score'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Score is now 90.')).toBeVisible();
  },
});

export const ConflictTakesTheirs = Conflict.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const name = within(canvas.getByRole('group', { name: 'Name' }));
    await userEvent.click(name.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana Whitfield');
    await expect(canvas.getByText('Score is now 90.')).toBeVisible();
  },
});

export const EmptiedNumber = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const score = canvas.getByRole('textbox', { name: 'Score' });
    await userEvent.clear(score);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(score).toHaveAccessibleDescription('Enter a number');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Nothing typed is lost: it stays in the form, and in the draft. */
export const Refused = meta.story({
  args: { onSave: refuse({ kind: 'unreachable', message: 'The server can’t be reached.' }) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Brandt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The server can’t be reached.')).toBeVisible();
    await expect(name).toHaveValue('Dana Whitfield Brandt');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        of: record,
        draft: expect.objectContaining({
          edits: { name: expect.objectContaining({ value: 'Dana Whitfield Brandt', base: 'Dana Whitfield' }) },
        }),
      }),
    );
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});
