import { emailAgent, type Email } from '@switchboard/api-contract/agents/email';
import { email, emailAnswer } from '@switchboard/api-mocks/builders/email';
import { daysAgo, minutesAgo } from '@switchboard/api-mocks/now';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { answer, args, inbox, own } from '../../../test/agentPage/emailStory.ts';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { EmailScreen, type EmailScreenProps } from './EmailScreen.tsx';

const draftText = 'Hello Dana,\n\nthe lanes are free.';
const overrides = [
  { id: 'email-0', version: 2 },
  {
    id: 'email-1',
    version: 2,
    subject: 'Lanes in January',
    to: 'dana@northwindfreight.com',
    preview: 'Hello Dana, the lanes are free.',
    content: draftText,
    folder: 'drafts',
    isRead: true,
    isStarred: false,
    hasAttachments: false,
    priority: 'medium',
    timestamp: minutesAgo(980),
  },
  { id: 'email-2', version: 2, subject: 'Your payout', isRead: true, priority: 'low', timestamp: daysAgo(30) },
];
const stored = overrides.map((each) => email(each));
const deleted = stored.map((each) =>
  each.id === 'email-1' ? { ...each, deletedAt: '2026-11-20T08:30:00.000Z' } : each,
);
const page = { ...args, status: own(...overrides.map((each) => emailAnswer(each))), emails: recordsArgs(stored) };

const { render: _, ...shared } = agentPageMeta(EmailScreen, page);
const { render } = agentPageMeta(
  withStored<Email, 'emails', EmailScreenProps>(EmailScreen, 'emails', emailAgent.records.emails),
  page,
);
const meta = preview.meta({ title: 'Email/Records', ...shared, render });

const open = async ({ canvas, userEvent }: InPage, name: string) => {
  await userEvent.click(await inbox(canvas).findByRole('button', { name }));
  return openedDialog(canvas, name);
};
const edit = async (story: InPage, name: string) => {
  const detail = await open(story, name);
  await story.userEvent.click(detail.getByRole('button', { name: 'Edit' }));
  return openedDialog(story.canvas, `Edit ${name}`);
};

/** Rows have checkboxes before them, and what is selected is tinted. */
export const Selected = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Contract for Q1 lanes', 'Your payout'])
      await userEvent.click(await inbox(canvas).findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(canvas.getByRole('group', { name: 'Selected messages' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
export const SelectedNarrow = Selected.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const MessagesDeleted = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['records.selected', 'record.deleted'] },
  play: async ({ args: { emails }, canvas, userEvent }) => {
    await userEvent.click(await inbox(canvas).findByRole('checkbox', { name: 'Select Your payout' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected messages' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(emails?.onBulk).toHaveBeenLastCalledWith({ ids: ['email-2'], action: 'delete' }));
    await waitFor(() => expect(inbox(canvas).queryByRole('button', { name: 'Your payout' })).toBeNull());
    await expect(inbox(canvas).getByRole('button', { name: 'Deleted 1' })).toBeVisible();
  },
});

/** Under Deleted a draft is read and restored, but not sent. */
export const Restored = meta.story({
  args: { emails: recordsArgs(deleted), query: { deleted: 'true' } },
  parameters: { asserts: ['record.deleted'] },
  play: async (story) => {
    const detail = await open(story, 'Lanes in January');
    await expect(detail.queryByRole('button', { name: 'Send' })).toBeNull();
    await story.userEvent.click(detail.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(story.args.emails?.onBulk).toHaveBeenLastCalledWith({ ids: ['email-1'], action: 'restore' }),
    );
    await expect(await inbox(story.canvas).findByText('No messages are deleted')).toBeVisible();
  },
});

/** What came in stays as it was written; how it is sorted can be changed. */
export const Editing = meta.story({
  play: async (story) => void (await edit(story, 'Contract for Q1 lanes')),
});

export const EditingADraft = meta.story({ play: async (story) => void (await edit(story, 'Lanes in January')) });

export const Edited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit', 'record.provenance'] },
  play: async (story) => {
    const { args: all, userEvent } = story;
    const detail = await open(story, 'Contract for Q1 lanes');
    await expect(detail.getByRole('heading', { name: 'Where from' })).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(story.canvas, 'Edit Contract for Q1 lanes');
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Replied');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Read' }), 'Yes');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(all.emails?.opened?.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'email-0' }), {
        status: 'replied',
        isRead: true,
      }),
    );
  },
});

export const DraftEdited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit'] },
  play: async (story) => {
    const { userEvent } = story;
    const dialog = await edit(story, 'Lanes in January');
    await expect(dialog.queryByRole('combobox', { name: 'Status' })).toBeNull();
    const to = dialog.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Enter an e-mail address such as name@company.com')).toBeVisible();
    await userEvent.type(to, '@northwindfreight.com');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), ' Shall I book them?');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(story.args.emails?.opened?.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'email-1' }), {
        to: 'nobody@northwindfreight.com',
        content: `${draftText} Shall I book them?`,
      }),
    );
  },
});

/** Somebody else wrote the draft anew meanwhile. */
export const DraftConflict = meta.story({
  args: {
    emails: recordsArgs(stored, {
      id: 'email-1',
      draft: {
        of: email({ ...overrides[1], version: 3, subject: 'Lanes in February', priority: 'high' }),
        draft: {
          since: '',
          edits: { subject: { value: 'Free lanes', base: 'Lanes in January', theirs: 'Lanes in February' } },
        },
        also: ['priority'],
      },
    }),
  },
  parameters: { asserts: ['record.conflict'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Edit Lanes in January');
    const alert = within(dialog.getByRole('alert'));
    for (const text of ['Free lanes', 'Lanes in February', 'Priority is now High.'])
      await expect(alert.getByText(text)).toBeVisible();
  },
});

export const DraftConflictTakesTheirs = DraftConflict.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openedDialog(canvas, 'Edit Lanes in January');
    const alert = within(dialog.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Take theirs' }));
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Lanes in February');
  },
});

const asSent = { version: 3, folder: 'sent', sentAt: '2026-11-20T09:40:00Z', sentBy: 'Gmail' };

/** Where Send was, it says what became of the draft, and the focus goes there. */
export const DraftSentFromDetail = meta.story({
  args: {
    compose: { ...args.compose, onSend: answer(email({ ...overrides[1], ...asSent })) },
    query: { folder: 'drafts' },
  },
  parameters: { asserts: ['email.kept'] },
  play: async (story) => {
    const detail = await open(story, 'Lanes in January');
    await story.userEvent.click(await detail.findByRole('button', { name: 'Send' }));
    const notice = await detail.findByText('Sent to dana@northwindfreight.com through Gmail');
    await expect(notice.closest('[tabindex]')).toHaveFocus();
    await expect(detail.queryByText('Draft')).toBeNull();
    await expect(detail.queryByRole('button', { name: 'Send' })).toBeNull();
  },
});
