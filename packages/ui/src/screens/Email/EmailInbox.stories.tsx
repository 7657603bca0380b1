import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { email, emailAnswer, emailStatus } from '@switchboard/api-mocks/builders/email';
import { daysAgo, minutesAgo } from '@switchboard/api-mocks/now';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, inbox, mails, own } from '../../../test/agentPage/emailStory.ts';
import { region, type Canvas } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta = preview.meta({ title: 'Email/Inbox', ...agentPageMeta(EmailScreen, args) });

const subjects = (canvas: Canvas) =>
  mails(canvas).map((row: HTMLElement) => within(row).getByRole('button').textContent);
/** The rows update shortly after the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(subjects(canvas)).toEqual(expected));

export const Inbox = meta.story({
  args: {
    status: own(
      emailAnswer(),
      emailAnswer({
        id: '2',
        subject: 'Thursday at 15:00?',
        isRead: true,
        isStarred: false,
        hasAttachments: false,
        priority: 'medium',
        status: 'replied',
        timestamp: minutesAgo(980),
      }),
      emailAnswer({
        id: '3',
        subject: 'Your payout',
        isRead: true,
        isStarred: false,
        hasAttachments: false,
        priority: 'low',
        timestamp: daysAgo(30),
      }),
    ),
  },
  parameters: { covers: ['email.inbox'] },
  play: async ({ canvas }) => {
    const [first, second, third] = mails(canvas).map((row: HTMLElement) => within(row));
    for (const text of ['Unread', 'Starred', 'Has attachments', 'High', 'Pending', 'Dana Whitfield', '09:32'])
      await expect(first?.getByText(text)).toBeInTheDocument();
    for (const text of ['Unread', 'Starred', 'Has attachments']) await expect(second?.queryByText(text)).toBeNull();
    for (const text of ['Medium', 'Replied', 'Yesterday']) await expect(second?.getByText(text)).toBeVisible();
    for (const text of ['Low', 'Pending', '21 Oct']) await expect(third?.getByText(text)).toBeVisible();
    // Badges and times line up in columns.
    for (const text of [/High|Medium|Low/, /Pending|Replied/, /09:32|Yesterday|21 Oct/]) {
      const edges = [first, second, third].map((row) =>
        Math.round(row?.getByText(text).closest('li > *')?.getBoundingClientRect().left ?? 0),
      );
      await expect(new Set(edges).size).toBe(1);
    }
  },
});

/** The address decides what is shown, and the filters in use are open. */
export const Filtered = meta.story({
  args: { query: { isRead: 'true', priority: 'low', status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(subjects(canvas)).toEqual(['Your payout is on its way']);
    await expect(inbox(canvas).getByRole('button', { name: 'Filter · 3' })).toBeVisible();
  },
});

export const FiltersTheInbox = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.inbox'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(inbox(canvas).getByRole('button', { name: 'Filter' }));
    const choose = async (filter: string, value: string) =>
      userEvent.click(within(canvas.getByRole('group', { name: filter })).getByRole('button', { name: value }));
    await choose('Read', 'Unread');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ isRead: 'false' });
    await shows(canvas, ['Contract for Q1 lanes', 'Invoice 2291 is wrong again']);
    await choose('Star', 'Starred');
    await shows(canvas, ['Contract for Q1 lanes']);
    await choose('Read', 'Read');
    await shows(canvas, ['Re: Pilot results']);
    await choose('Star', 'All');
    await choose('Priority', 'Low');
    await choose('Status', 'Pending');
    await shows(canvas, ['Your payout is on its way']);
    await expect(inbox(canvas).getByRole('button', { name: 'Filter · 3' })).toBeVisible();
  },
});

/** A search without a match is not shown as an empty inbox. */
export const NoMatch = meta.story({
  args: { query: { search: 'zeppelin' } },
  parameters: { covers: ['email.empty'] },
  play: async ({ canvas }) => {
    await expect(inbox(canvas).getByText('Nothing matches “zeppelin”')).toBeVisible();
  },
});

export const SearchesAndClears = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.empty', 'email.inbox'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(inbox(canvas).getByRole('searchbox'), 'zeppelin');
    await expect(await inbox(canvas).findByText('Nothing matches “zeppelin”')).toBeVisible();
    await expect(inbox(canvas).queryByText('The inbox is empty')).toBeNull();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'zeppelin' });
    // The templates have a search of their own.
    await expect(region(canvas, 'Email Templates').getByText('First answer')).toBeVisible();
    await userEvent.click(inbox(canvas).getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(mails(canvas)).toHaveLength(5));
  },
});

/** Every field of a message. */
export const Detail = meta.story({
  args: { status: own(emailAnswer({ preview: 'First line\nsecond line' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contract for Q1 lanes' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Contract for Q1 lanes' }));
    for (const text of ['Dana Whitfield', 'High', 'Pending', 'No', 'email-1'])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getAllByText('Yes')).toHaveLength(2);
    await expect(dialog.getByText(/First line/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(dialog.getByText(/^20 November 2026, 09:32/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'demo@switchboard.test' })).toHaveAttribute(
      'href',
      'mailto:demo@switchboard.test',
    );
  },
});

export const DetailByKeyboard = Detail.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Contract for Q1 lanes' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Contract for Q1 lanes' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
});

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...emailStatus({ sample: false }),
      emails: asRows(manyLike(10_000, email(), (index) => ({ id: `email-${index}`, subject: `Message ${index}` }))),
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(mails(canvas)).toHaveLength(10));
  },
});

export const HugeGrowsAndIsSearched = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(inbox(canvas).getByRole('button', { name: 'Show all 10,000' }));
    await waitFor(() => expect(mails(canvas)).toHaveLength(100));
    // Set in one step: each key would render the long list again.
    await userEvent.click(inbox(canvas).getByRole('searchbox'));
    await userEvent.paste('message 9999');
    await shows(canvas, ['Message 9999']);
  },
});

const lines = 'Rotterdam to Leipzig, twice a week, from 12 January. '.repeat(12);
const drafts = own(
  emailAnswer({
    id: 'own-1',
    from: 'demo@switchboard.test',
    to: 'dana@northwindfreight.com',
    subject: 'Lanes of the first quarter',
    preview: 'Hello Dana',
    content: `Hello Dana,\n\n${lines}\n\nBest`,
    folder: 'drafts',
    priority: 'medium',
    isRead: true,
    isStarred: false,
    hasAttachments: false,
  }),
  emailAnswer({ id: 'received' }),
);

/** The detail of a composed message keeps its line breaks. */
export const Draft = meta.story({
  args: { status: drafts },
  parameters: { covers: ['email.draft'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(inbox(canvas).getByRole('button', { name: 'Lanes of the first quarter' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText(/January\.\s+Best$/).textContent).toContain(`Hello Dana,\n\n${lines}`);
  },
});

/** In the list, a draft has its recipient and its own badge. */
export const DraftInTheList = meta.story({
  args: { status: drafts },
  play: async ({ canvas }) => {
    await expect(inbox(canvas).getByText('To: dana@northwindfreight.com')).toBeVisible();
    await expect(inbox(canvas).getByText('Draft')).toBeVisible();
  },
});
