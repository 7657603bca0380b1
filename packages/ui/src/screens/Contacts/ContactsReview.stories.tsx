import { noRows } from '@switchboard/api-contract/wire';
import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { contact, contactPair, contactsPreview, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { expect, fn, mocked, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/contactsStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { failed, ready } from '../../format/viewState.ts';
import { ContactsScreen } from './ContactsScreen.tsx';

const meta = preview.meta({ title: 'Contacts/Review', ...agentPageMeta(ContactsScreen, args) });

const counts = { added: 1, changed: 2, removed: 21 };
const status = ready(contactsStatus({ sample: false, preview: { runId: 'run-1', counts }, duplicates: 2 }));
const sync = { status, query: { review: 'sync' }, review: { ...args.review, preview: ready(contactsPreview()) } };
const second = contactPair({
  id: 'contact-3 contact-4',
  one: { ...contactPair().one, id: 'contact-3', name: 'Jon Reyes' },
  seen: 'seen-2',
  shared: ['email', 'phone'],
});
const pairs = {
  status,
  query: { review: 'duplicates' },
  review: { ...args.review, pairs: ready({ pairs: asRows([contactPair(), second]), more: undefined }) },
};

/** The page says what waits. */
export const Waiting = meta.story({
  args: { status },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The last sync would remove 21 contacts. Nothing has changed yet.')).toBeVisible();
  },
});

export const WaitingIsReviewed = Waiting.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args: { onQueryChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ review: 'sync' });
    await userEvent.click(canvas.getByRole('button', { name: 'Review duplicates' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ review: 'duplicates' });
  },
});

export const SyncPreview = meta.story({
  args: sync,
  parameters: { covers: ['contacts.sync-preview'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await expect(await dialog.findByText(/21 would be removed, 2 changed, 1 contact added/)).toBeVisible();
    const rows = dialog.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(24);
    await expect(rows[0]).toHaveTextContent(/^Removed Edited by hand Ines Carvalho/);
    await expect(
      within(rows[21] ?? document.body)
        .getAllByRole('deletion')
        .map((one) => one.textContent),
    ).toEqual(['Dana Whitfield', 'None']);
  },
});

export const SyncIsApplied = SyncPreview.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['contacts.sync-preview'] },
  play: async ({ canvas, userEvent, args: { review, onQueryChange } }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Apply' }));
    await expect(mocked(review.onApply).mock.calls).toEqual([['run-1']]);
    await expect(onQueryChange).toHaveBeenLastCalledWith({ review: '' });
  },
});

export const SyncIsCancelled = SyncPreview.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['contacts.sync-preview'] },
  play: async ({ canvas, userEvent, args: { review } }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await expect(mocked(review.onCancel).mock.calls).toEqual([['run-1']]);
    await expect(review.onApply).not.toHaveBeenCalled();
  },
});

/** A contact was edited since; the preview can't be applied any more. */
export const SyncOutdated = meta.story({
  args: sync,
  beforeEach: () => {
    mocked(args.review.onApply).mockImplementation(
      refuse({ kind: 'conflict', message: 'The contacts have changed since this preview.', fields: {} }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The contacts have changed since this preview.');
  },
});

export const SyncsAgain = SyncOutdated.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args: { agent } }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Sync again' }));
    await expect(agent.onRun).toHaveBeenCalledOnce();
  },
});

/** Another member decided first, or a later sync took its place. */
export const SyncGone = meta.story({
  args: {
    ...sync,
    review: { ...args.review, preview: failed('This preview is out of date. Sync again.', fn(), 'missing') },
  },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This preview is out of date.');
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
});

/** Thousands of removals: only those on screen are drawn. */
export const SyncOfThousands = meta.story({
  tags: ['behaviour'],
  args: {
    ...sync,
    review: {
      ...args.review,
      preview: ready({
        ...contactsPreview(),
        counts: { ...counts, removed: 5_000 },
        removed: { items: many(5_000, (index) => contact({ id: `gone-${index}` })), leftOut: 0 },
      }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await expect(await dialog.findByText(/5,000 would be removed/)).toBeVisible();
    await expect(dialog.getAllByRole('row').length).toBeLessThan(100);
  },
});

export const Duplicates = meta.story({
  args: pairs,
  parameters: { covers: ['contacts.duplicates'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Are these two the same?');
    const chosen = (name: string) => within(dialog.getByRole('group', { name })).getByRole('radio', { checked: true });
    await expect(chosen('Name')).toHaveAccessibleName('Dana Whitfield');
    // What there is comes before nothing, and what a member wrote before what a sync brought.
    await expect(chosen('Phone')).toHaveAccessibleName('+1 555 010 0142');
    await expect(chosen('Company')).toHaveAccessibleName('Northwind Freight Ltd');
    await expect(chosen('Company')).toHaveAccessibleDescription('Edited by hand');
    await expect(dialog.getByText('1 after this')).toBeVisible();
  },
});

export const TwoAreMerged = Duplicates.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['contacts.duplicates'] },
  play: async ({ canvas, userEvent, args: { review } }) => {
    const dialog = await openedDialog(canvas, 'Are these two the same?');
    await userEvent.click(await dialog.findByRole('radio', { name: 'D. Whitfield' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(mocked(review.onMerge).mock.calls).toEqual([
      [
        {
          one: 'contact-1',
          other: 'contact-2',
          seen: 'seen-1',
          fields: { name: 'other', email: 'one', phone: 'one', company: 'other' },
        },
      ],
    ]);
  },
});

export const BothAreKept = Duplicates.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['contacts.duplicates'] },
  play: async ({ canvas, userEvent, args: { review } }) => {
    const dialog = await openedDialog(canvas, 'Are these two the same?');
    await userEvent.click(await dialog.findByRole('button', { name: 'Later' }));
    await expect(await dialog.findByRole('radio', { name: 'Jon Reyes' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep both' }));
    await expect(mocked(review.onKeep).mock.calls[0]?.[0]).toMatchObject({ one: { id: 'contact-3' } });
  },
});

export const DuplicatesDone = meta.story({
  args: { ...pairs, review: { ...args.review, pairs: ready({ pairs: noRows, more: undefined }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing left to review' })).toBeVisible();
  },
});

export const SyncPreviewNarrow = SyncPreview.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: [] },
});
