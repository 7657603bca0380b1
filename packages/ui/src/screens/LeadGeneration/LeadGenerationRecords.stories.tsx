import { Trash2 } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { people } from '../../../test/agentPage/leadGenerationStory.ts';
import {
  edit,
  huge,
  leadRecordsMeta,
  select,
  stored,
  theirs,
  typedPhone,
  typedTitle,
  was,
} from '../../../test/agentPage/leadRecordsStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withToast } from '../../../test/withToast.tsx';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation/Records', ...leadRecordsMeta });

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

const deleted = stored.map((each, index) =>
  index % 2 === 1 ? { ...each, deletedAt: '2026-11-20T08:30:00.000Z' } : each,
);
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
