import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { badge, enabled, filled, named, officeHours } from '../onPage.ts';

const messages = (page: Page) => within(page.getByRole('list', { name: 'Messages' }));
const replies = (page: Page) => within(page.getByRole('region', { name: /^Replies/ }));
const marks = ['Unread', 'Starred', 'Has attachments', 'High', 'Medium', 'Low', 'Pending', 'Replied'];

export const emailShows: Shows = {
  'email.active': (page) => [badge(page, 'Active'), ...enabled(page, 'Configure', 'Stop')],
  'email.idle': (page) => [badge(page, 'Idle'), ...enabled(page, 'Configure', 'Start')],
  'email.overview': (page) => [
    ...named(page, 'region', /^Email Performance/, /^Recent Activity/),
    ...named(page, 'group', 'Emails Processed', 'Auto Replies', 'Response Rate', 'Avg Response Time'),
  ],
  'email.inbox': (page) => {
    const inbox = within(page.getByRole('region', { name: /^Email Inbox/ }));
    const read = inbox.getAllByRole('listitem').filter((row) => !within(row).queryByText('Unread'));
    return [
      ...marks.flatMap((mark) => inbox.getAllByText(mark)),
      ...read,
      inbox.getByRole('searchbox', { name: 'Search messages' }),
      ...['Filter', 'Compose'].map((name) => inbox.getByRole('button', { name })),
    ];
  },
  'email.empty': (page) => page.getByRole('heading', { name: /^(The inbox is empty|Nothing matches “.+”)$/ }),
  'email.draft': (page) => [
    messages(page).getByText('To: dana@northwindfreight.com'),
    messages(page).getByText('Draft'),
    within(page.getByRole('dialog')).getByText('Drafts'),
    within(page.getByRole('dialog')).getByText(/^Hello Dana, .* Best$/),
  ],
  'email.template-filled': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Compose a message' }));
    return [dialog.getByText('Dana Whitfield, Northwind Freight'), dialog.getByText(/^Left to fill in: .*\{number\}/)];
  },
  'email.kept': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Kept under Drafts' }));
    return [
      dialog.getByText('Kept here: connect Gmail or SendGrid to send it'),
      ...['Connect Gmail', 'Connect SendGrid'].map((name) => dialog.getByRole('link', { name })),
      dialog.getByRole('button', { name: 'Send' }),
    ];
  },
  'email.templates': (page) => {
    const templates = within(page.getByRole('region', { name: /^Email Templates/ }));
    return [
      ...['First answer', 'Thanks for writing, {name}', 'Support'].map((words) => templates.getByText(words)),
      ...templates.getAllByText(/^Used \d+ times? · last/),
      templates.getByRole('button', { name: 'New Template' }),
    ];
  },
  'email.configuration': (page) => [
    ...named(page, 'region', 'Basic Settings', 'AI Features', 'Working Hours', /^Performance Analytics/),
    ...named(page, 'switch', 'Mailbox integration', 'Auto reply', 'Smart filters', 'Sentiment analysis'),
    filled(within(page.getByRole('region', { name: 'Basic Settings' })), 'Response delay', '30'),
    ...named(page, 'textbox', 'Signature'),
  ],
  'email.no-working-hours': officeHours,
  'email.reply-draft': (page) => [
    replies(page).getByText(/Contract for Q1 lanes/),
    replies(page).getByText(/asks: “When does the signed version come\?”$/),
    replies(page).getByText(/^Hello Dana, thank you/),
    ...['Send', 'Edit', 'Discard'].map((name) => replies(page).getByRole('button', { name })),
  ],
  'email.reply-waiting': (page) => [
    replies(page).getByText('Sends in 12 minutes, at 09:53'),
    replies(page).getByRole('button', { name: 'Undo' }),
  ],
  'email.reply-sent': (page) => [
    replies(page).getByText('Sent'),
    replies(page).getByText(/^Sent +by Ada Brandt$/),
    replies(page).getByText('today at 09:04'),
  ],
  'email.reply-refused': (page) =>
    within(page.getByRole('list', { name: 'Messages without a reply' })).getByText('It came from a mailing list.'),
};
