import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { args, people } from '../../../test/agentPage/leadGenerationStory.ts';
import {
  edit,
  huge,
  leadRecordsMeta,
  select,
  stored,
  theirs,
  typedPhone,
  was,
} from '../../../test/agentPage/leadRecordsStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { staysLight } from '../../../test/components/staysLight.ts';
import { done } from '../../../test/format/outcomes.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation/Records', ...leadRecordsMeta, tags: ['behaviour'] });

export const EditsAndSaves = meta.story({
  parameters: { asserts: ['record.edit'] },
  play: async ({ args: { leads }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Dana Whitfield' }));
    const detail = await openedDialog(canvas, 'Dana Whitfield');
    await userEvent.click(detail.getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(canvas, edit);
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(leads?.opened?.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, 'Dana Brandt');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'converted');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(leads?.opened?.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'lead-0' }), {
        name: 'Dana Brandt',
        status: 'converted',
      }),
    );
    await openedDialog(canvas, 'Dana Brandt');
    await expect(leads?.opened?.onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
});

const refusal = {
  kind: 'conflict' as const,
  message: 'This record has changed since you opened it',
  fields: {},
  conflicts: [
    { field: 'phone', yours: typedPhone.value, theirs: theirs.phone },
    { field: 'location', theirs: theirs.location },
  ],
  theirs,
};

/** The first save is refused; one value is chosen, and what is saved then is based on theirs. */
export const ConflictIsSettled = meta.story({
  parameters: { asserts: ['record.conflict'] },
  args: {
    leads: recordsArgs(stored, {
      id: 'lead-0',
      draft: { of: was, draft: { since: '', edits: { phone: typedPhone } } },
      onSave: fn(async ({ version }) => (version === 3 ? refusal : done)),
    }),
  },
  play: async ({ args: { leads }, canvas, userEvent }) => {
    const dialog = await openedDialog(canvas, edit);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const phone = within(await dialog.findByRole('group', { name: 'Phone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Choose which value to keep first.')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Keep yours' })).toHaveFocus();
    await userEvent.click(phone.getByRole('button', { name: 'Keep yours' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await openedDialog(canvas, 'Dana Whitfield');
    await expect(leads?.opened?.onSave).toHaveBeenLastCalledWith(theirs, { phone: '+1 555 010 0199' });
  },
});

export const DeletesAndRestores = meta.story({
  parameters: { asserts: ['record.deleted'] },
  play: async ({ args: { leads }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Ines Carvalho' }));
    const detail = await openedDialog(canvas, 'Ines Carvalho');
    await userEvent.click(detail.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(leads?.onBulk).toHaveBeenLastCalledWith({ ids: ['lead-2'], action: 'delete' });
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted 1' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ines Carvalho' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByText('No leads are deleted')).toBeVisible();
    await expect(leads?.onBulk).toHaveBeenLastCalledWith({ ids: ['lead-2'], action: 'restore' });
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted 0' }));
    await waitFor(() => expect(people(canvas)).toHaveLength(6));
  },
});

export const SelectsARange = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await canvas.findByRole('checkbox', { name: 'Select Marcus Oyelaran' });
    await userEvent.click(box('Marcus Oyelaran'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Sofia Lindqvist'));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all leads shown' }));
    await expect(canvas.getByText('6 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Selected leads' })).toBeNull();
    await expect(box('Marcus Oyelaran')).not.toBeChecked();
  },
});

export const ChangesStatus = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async (story) => {
    const { args: all, canvas, userEvent } = story;
    await select(story, 'Marcus Oyelaran', 'Tom Breckner');
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByRole('button', { name: 'Status' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Converted' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected leads' })).toBeNull());
    await expect(all.leads?.onBulk).toHaveBeenLastCalledWith({
      ids: ['lead-1', 'lead-3'],
      action: 'status',
      status: 'converted',
    });
    const row = within(canvas.getByRole('row', { name: /Tom Breckner/ }));
    await expect(row.getByText('Converted')).toBeVisible();
  },
});

export const ExportsTheSelected = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await select(story, 'Marcus Oyelaran', 'Tom Breckner');
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await userEvent.click(bar.getByRole('menuitem', { name: 'JSON' }));
    const asked = mocked(args.onExport).mock.calls.at(-1)?.[0];
    await expect(asked).toMatchObject({ collection: 'leads', format: 'json' });
    await expect(asked?.ids).toHaveLength(2);
  },
});

/** Ten of them, and the way to all. */
export const FirstTen = meta.story({
  args: { leads: huge, query: {} },
  render: (all) => <LeadGenerationScreen {...all} />,
  parameters: { asserts: ['records.folded'] },
  play: async ({ args: { onQueryChange }, canvas, userEvent }) => {
    await expect(await canvas.findByText('10 of 100,000 leads')).toBeVisible();
    await expect(people(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all leads shown' }));
    await expect(canvas.getByText('10 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 100,000' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ all: 'true' });
  },
});

export const ReadsMoreAtItsEnd = meta.story({
  args: { leads: huge, query: { all: 'true' } },
  render: (all) => <LeadGenerationScreen {...all} />,
  parameters: { asserts: ['records.many'] },
  play: async ({ canvas }) => {
    await canvas.findByText('400 of 100,000 leads');
    const table = canvas.getByRole('table');
    await staysLight(table, 250, 100);
    await expect(huge.onMore).not.toHaveBeenCalled();
    const box = table.parentElement;
    box?.scrollTo(0, box.scrollHeight);
    await waitFor(() => expect(huge.onMore).toHaveBeenCalled());
  },
});

export const SearchesAndSortsByTheServer = meta.story({
  parameters: { asserts: ['records.many'] },
  play: async ({ args: { onQueryChange }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search leads' }), 'tom');
    await waitFor(() => expect(people(canvas)).toEqual(['Tom Breckner']));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search leads' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ sort: 'name' });
    await waitFor(() => expect(people(canvas)[0]).toBe('Dana Whitfield'));
  },
});
