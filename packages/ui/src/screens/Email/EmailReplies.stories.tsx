import { emailStatus } from '@switchboard/api-mocks/builders/email';
import { replyAnswer } from '@switchboard/api-mocks/builders/proposals';
import { minutesAgo } from '@switchboard/api-mocks/now';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/emailStory.ts';
import { fits, region, type Canvas } from '../../../test/agentPage/inStory.ts';
import { done, refuse } from '../../../test/format/outcomes.ts';
import { ready } from '../../format/viewState.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta = preview.meta({ title: 'Email/Replies', ...agentPageMeta(EmailScreen, args) });

const replies = (canvas: Canvas) => region(canvas, /^Replies/);
const drafts = (...items: ReturnType<typeof replyAnswer>[]) => ({ status: ready(emailStatus({ replies: items })) });
const waiting = replyAnswer({ state: 'waiting', sendAt: minutesAgo(-12), template: 'Meeting proposal' });
const list = replyAnswer({
  id: 'reply-9',
  name: 'Weekly freight rates',
  subject: 'Rates of week 47',
  content: undefined,
  asked: undefined,
  state: 'refused',
  reason: { kind: 'replyToList', args: {} },
});

export const Draft = meta.story({
  args: drafts(replyAnswer()),
  parameters: { covers: ['email.reply-draft'] },
  play: async ({ canvas }) => {
    await expect(replies(canvas).getByText(/also a draft in Gmail/)).toBeVisible();
  },
});

export const ReplyDraftDecided = Draft.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['email.reply-draft'] },
  play: async ({ canvas, userEvent }) => {
    const section = replies(canvas);
    await userEvent.click(section.getByRole('button', { name: 'Send' }));
    await expect(args.replies.onSend).toHaveBeenCalledWith('reply-1');
    await userEvent.click(section.getByRole('button', { name: 'Edit' }));
    const box = section.getByRole('textbox', { name: 'Reply' });
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.type(box, 'Hello Dana, on Monday.');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    await expect(args.replies.onEdit).toHaveBeenCalledWith('reply-1', 'Hello Dana, on Monday.');
    await waitFor(() => expect(section.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await userEvent.click(section.getByRole('button', { name: 'Discard' }));
    await expect(args.replies.onDiscard).toHaveBeenCalledWith('reply-1');
  },
});

/** A workflow's step was told to write to somebody: no message asked for it, so it says to whom it goes. */
export const DraftOfWorkflow = meta.story({
  args: drafts(
    replyAnswer({
      emailId: undefined,
      asked: undefined,
      subject: 'Frozen storage',
      content: 'Hello Dana,\n\nI write to you about frozen storage.\n\nAda Brandt',
    }),
  ),
  parameters: { asserts: ['email.reply-draft'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Replies and drafts/ })).toBeVisible();
    await expect(replies(canvas).getByText(/· to \S+@\S+$/)).toBeVisible();
    await expect(replies(canvas).getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** A run may draft twenty: the first stands there, and the others at a press. */
export const ManyDrafts = meta.story({
  args: drafts(
    ...Array.from({ length: 14 }, (_, index) => replyAnswer({ id: `reply-${index}`, name: `Reader ${index + 1}` })),
  ),
  tags: ['behaviour'],
  parameters: { asserts: ['email.reply-draft'] },
  play: async ({ canvas, userEvent }) => {
    await expect(replies(canvas).getAllByRole('button', { name: 'Send' })).toHaveLength(1);
    await userEvent.click(replies(canvas).getByRole('button', { name: 'Show 13 more' }));
    await expect(replies(canvas).getAllByRole('button', { name: 'Send' })).toHaveLength(14);
    await expect(replies(canvas).getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  },
});

function UntilSent() {
  const [sent, setSent] = useState<readonly string[]>([]);
  const both = ['reply-1', 'reply-2'].map((id) =>
    replyAnswer({ id, state: sent.includes(id) ? 'sent' : 'draft', sentAt: minutesAgo(0) }),
  );
  const send = (id: string) => {
    setSent([...sent, id]);
    return Promise.resolve(done);
  };
  return <EmailScreen {...args} {...drafts(...both)} replies={{ ...args.replies, onSend: send }} />;
}

/** The buttons of a reply go once it is sent. */
export const FocusAfterSend = meta.story({
  tags: ['behaviour'],
  render: () => <UntilSent />,
  play: async ({ canvas, userEvent }) => {
    replies(canvas).getAllByRole('button', { name: 'Send' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Replies/ })).toHaveFocus());
    await expect(replies(canvas).getAllByRole('button', { name: 'Send' })).toHaveLength(1);
  },
});

/** Gmail refused: the reason stands there, and the reply stays. */
export const NotSent = Draft.extend({
  args: { replies: { ...args.replies, onSend: refuse({ kind: 'conflict', message: 'Connect Gmail', fields: {} }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(replies(canvas).getByRole('button', { name: 'Send' }));
    await expect(await replies(canvas).findByRole('alert')).toHaveTextContent('Connect Gmail');
    await expect(replies(canvas).getByRole('button', { name: 'Send' })).toBeVisible();
  },
});

export const Waiting = meta.story({
  args: drafts(waiting),
  parameters: { covers: ['email.reply-waiting'] },
});

export const ReplyWaitingUndone = Waiting.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['email.reply-waiting'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(replies(canvas).getByRole('button', { name: 'Undo' }));
    await expect(args.replies.onUndo).toHaveBeenCalledWith('reply-1');
    await expect(args.replies.onSend).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  args: drafts(replyAnswer({ state: 'sent', sentAt: minutesAgo(37), sentBy: 'Ada Brandt' })),
  parameters: { covers: ['email.reply-sent'] },
  play: async ({ canvas }) => {
    await expect(replies(canvas).queryByRole('button')).toBeNull();
  },
});

/** Nobody pressed Send. */
export const SentByItself = meta.story({
  args: drafts(replyAnswer({ state: 'sent', sentAt: minutesAgo(37) })),
  play: async ({ canvas }) => {
    await expect(replies(canvas).getByText(/^Sent +automatically$/)).toHaveTextContent(
      'Sent today at 09:04 automatically',
    );
  },
});

export const Refused = meta.story({
  args: drafts(list),
  parameters: { covers: ['email.reply-refused'] },
  play: async ({ canvas, userEvent }) => {
    const section = replies(canvas);
    await expect(section.getByText('1 message gets no reply')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Show why' }));
    const rows = within(section.getByRole('list', { name: 'Messages without a reply' }));
    await expect(rows.getByText(/^Weekly freight rates: Rates of week 47/)).toBeVisible();
  },
});

/** All at once; only the first Send is ink. */
export const Replies = meta.story({
  args: drafts(
    replyAnswer(),
    replyAnswer({
      id: 'reply-2',
      name: 'Accounts, Kestrel HVAC',
      subject: 'Re: Invoice 2291 is wrong again',
      asked: undefined,
      category: 'support',
      tone: 'unhappy',
    }),
    { ...waiting, id: 'reply-3', name: 'Ines Carvalho', subject: 'Re: Thursday at 15:00?' },
    replyAnswer({
      id: 'reply-4',
      name: 'Marcus Oyelaran',
      state: 'sent',
      sentAt: minutesAgo(37),
      sentBy: 'Ada Brandt',
    }),
    list,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(replies(canvas).getByRole('button', { name: 'Show 3 more' }));
    await expect(replies(canvas).getByText('Unhappy tone')).toBeVisible();
    await expect(within(replies(canvas).getByRole('list', { name: 'Replies' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: drafts(
    replyAnswer({ name: longWord(200), subject: longText(400), asked: longText(400), content: longText(4_000) }),
  ),
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});
