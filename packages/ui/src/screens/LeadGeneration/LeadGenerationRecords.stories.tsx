import { leadGenerationAgent, type Lead } from '@switchboard/api-contract/agents/leadGeneration';
import { lead, leadAnswer, scoredLead } from '@switchboard/api-mocks/builders/leadGeneration';
import { Trash2 } from 'lucide-react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { args, ownStatus, people } from '../../../test/agentPage/leadGenerationStory.ts';
import { done } from '../../../test/format/outcomes.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { staysLight } from '../../../test/components/staysLight.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { withToast } from '../../../test/withToast.tsx';
import { ready } from '../../format/viewState.ts';
import { LeadGenerationScreen, type LeadGenerationScreenProps } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const names = ['Dana Whitfield', 'Marcus Oyelaran', 'Ines Carvalho', 'Tom Breckner', 'Sofia Lindqvist', 'Jan Petersen'];
const stored = names.map((name, index) =>
  lead({ ...(index === 0 ? scoredLead() : {}), id: `lead-${index}`, version: 3, name }),
);
const [dana] = stored;
const deleted = stored.map((each, index) =>
  index % 2 === 1 ? { ...each, deletedAt: '2026-11-20T08:30:00.000Z' } : each,
);
const page = { ...args, status: ownStatus(...stored.map(({ id, name }) => leadAnswer({ id, name: name ?? '' }))) };

const { render: _, ...shared } = agentPageMeta(LeadGenerationScreen, { ...page, leads: recordsArgs(stored) });
const { render } = agentPageMeta(
  withStored<Lead, 'leads', LeadGenerationScreenProps>(
    LeadGenerationScreen,
    'leads',
    leadGenerationAgent.records.leads,
  ),
  { ...page, leads: recordsArgs(stored) },
);
const meta = preview.meta({ title: 'Lead generation/Records', ...shared, render });

const edit = 'Edit Dana Whitfield';
const was = dana ?? lead();
const typedTitle = { value: 'Head of Cold Chain, Europe', base: was.title };
const typedPhone = { value: '+1 555 010 0199', base: was.phone };
const draft = { of: was, draft: { since: '', edits: { title: typedTitle } } };

/** The draft of an earlier visit: it is open again, as it was. */
export const Edited = meta.story({
  args: { leads: recordsArgs(stored, { id: 'lead-0', draft }) },
  parameters: { covers: ['record.edit'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, edit);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Head of Cold Chain, Europe');
    await expect(dialog.getByText('Unsaved changes, kept as a draft')).toBeVisible();
  },
});
export const EditedNarrow = Edited.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const EditsAndSaves = meta.story({
  tags: ['behaviour'],
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

const theirs = { ...was, version: 4, phone: '+48 58 555 0142', location: 'Sopot, Poland' };
const conflict = {
  of: theirs,
  draft: { since: '', edits: { title: typedTitle, phone: { ...typedPhone, theirs: theirs.phone } } },
  also: ['location'],
};

/** Ada Brandt changed the phone too, and the location, which is taken. */
export const Conflict = meta.story({
  args: { leads: recordsArgs(stored, { id: 'lead-0', draft: conflict }) },
  parameters: { covers: ['record.conflict'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, edit);
    const alert = within(dialog.getByRole('alert'));
    await expect(alert.getByText('Changed in the meantime by Ada Brandt')).toBeVisible();
    await expect(alert.getByText('+1 555 010 0199')).toBeVisible();
    await expect(alert.getByText('+48 58 555 0142')).toBeVisible();
    await expect(alert.getByText('Location is now Sopot, Poland.')).toBeVisible();
    alert.getByText('Changed in the meantime by Ada Brandt').scrollIntoView({ block: 'center' });
  },
});
export const ConflictNarrow = Conflict.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

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
  tags: ['behaviour'],
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

export const WhereFrom = meta.story({
  args: {
    leads: recordsArgs(stored, { id: 'lead-0', askHref: (id) => `/chat?about=record:lead-generation:leads:${id}` }),
  },
  parameters: { covers: ['record.provenance'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Dana Whitfield');
    await expect(dialog.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
      'href',
      '/chat?about=record:lead-generation:leads:lead-0',
    );
    const trail = within(dialog.getByRole('region', { name: 'Where from' }));
    await expect(trail.getByRole('link', { name: 'a run' })).toHaveAttribute(
      'href',
      '/agent/a?tab=executions&run=run-800',
    );
    const [title, status, from] = trail.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(title).toContain('Title: from Logistics Manager to Head of Cold Chain');
    await expect(title).toContain('Ada Brandt');
    await expect(status).toContain('Status: from New to Qualified');
    await expect(from).toContain('Found at Apollo in a run');
    trail.getByRole('heading').scrollIntoView({ block: 'start' });
  },
});
export const WhereFromNarrow = WhereFrom.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

const toast = { tone: 'neutral', icon: Trash2, action: { label: 'Undo', onSelect: fn() } } as const;

export const Deleted = meta.story({
  args: { leads: recordsArgs(deleted) },
  parameters: { covers: ['record.deleted'] },
  decorators: [withToast({ ...toast, title: 'Deleted 3 leads' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deleted 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(people(canvas)).toEqual(['Dana Whitfield', 'Ines Carvalho', 'Sofia Lindqvist']));
  },
});

/** They can be restored for 30 days. */
export const Restorable = meta.story({
  args: { leads: recordsArgs(deleted), query: { deleted: 'true' } },
  parameters: { covers: ['record.deleted'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 of 3 leads')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Tom Breckner' }));
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
});

export const DeletesAndRestores = meta.story({
  tags: ['behaviour'],
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

const select = async ({ canvas, userEvent }: InPage, ...chosen: readonly string[]) => {
  for (const name of chosen) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
};

export const Selected = meta.story({
  parameters: { covers: ['records.selected'] },
  play: async (story) => {
    await select(story, 'Marcus Oyelaran', 'Tom Breckner', 'Sofia Lindqvist');
    const bar = within(story.canvas.getByRole('group', { name: 'Selected leads' }));
    await expect(bar.getByText('3 selected')).toBeVisible();
    for (const name of ['Clear', 'Status', 'Export', 'Delete'])
      await expect(bar.getByRole('button', { name })).toBeVisible();
    await expect(story.canvas.getByRole('checkbox', { name: 'Select all leads shown' })).toBePartiallyChecked();
  },
});
export const SelectedNarrow = Selected.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const SelectsARange = meta.story({
  tags: ['behaviour'],
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
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  parameters: { asserts: ['records.selected'] },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await select(story, 'Marcus Oyelaran', 'Tom Breckner');
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await userEvent.click(bar.getByRole('menuitem', { name: 'JSON' }));
    const file = mocked(args.onExport).mock.calls.at(-1)?.[0];
    await expect(JSON.parse(file?.text ?? '[]')).toHaveLength(2);
  },
});

/** What was refused is listed; the others are changed. */
export const SomeRefused = meta.story({
  args: {
    leads: {
      ...recordsArgs(stored),
      onBulk: fn(async () => ({
        kind: 'done' as const,
        value: { done: 1, refused: [{ id: 'lead-3', error: 'It has been deleted in the meantime' }] },
      })),
    },
  },
  parameters: { covers: ['records.selected'] },
  play: async (story) => {
    await select(story, 'Marcus Oyelaran', 'Tom Breckner');
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await story.canvas.findByRole('dialog', { name: '1 of 2 leads were not changed' }));
    await expect(dialog.getByText(/It has been deleted in the meantime/)).toHaveTextContent('Tom Breckner');
  },
});

const many = Array.from({ length: 400 }, (_each, index) => lead({ id: `m${index}`, name: `Lead ${index + 1}` }));
const huge = { ...recordsArgs(many), list: ready({ items: many, leftOut: 0, total: 100_000 }), onMore: fn() };

/** Two pages of a hundred thousand have been read. */
export const HundredThousand = meta.story({
  args: { leads: huge, query: { all: 'true' } },
  render: (all) => <LeadGenerationScreen {...all} />,
  parameters: { covers: ['records.many'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('400 of 100,000 leads')).toBeVisible();
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.querySelector('[aria-rowindex]')).not.toBeNull());
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
  },
});

/** Ten of them, and the way to all. */
export const FirstTen = HundredThousand.extend({
  tags: ['behaviour'],
  args: { query: {} },
  parameters: { covers: [], asserts: ['records.folded'] },
  play: async ({ args: { onQueryChange }, canvas, userEvent }) => {
    await expect(await canvas.findByText('10 of 100,000 leads')).toBeVisible();
    await expect(people(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all leads shown' }));
    await expect(canvas.getByText('10 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 100,000' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ all: 'true' });
  },
});

export const ReadsMoreAtItsEnd = HundredThousand.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['records.many'] },
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
  tags: ['behaviour'],
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
