import { reply } from '@switchboard/api-mocks/builders/proposals';
import { minutesAgo, FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { agree } from '../../../../test/format/outcomes.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { RepliesSection } from './RepliesSection.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const rows = (...items: ReturnType<typeof reply>[]) => ({ items, leftOut: 0 });

const pending = () => fn(() => new Promise<never>(() => {}));

const meta = preview.meta({
  component: RepliesSection,
  tags: ['autodocs', 'manifest'],
  args: {
    replies: rows(
      reply(),
      reply({ id: 'reply-2', name: 'Luca', state: 'waiting', sendAt: minutesAgo(-12), inGmail: undefined }),
    ),
    control: { onSend: agree(), onUndo: agree(), onEdit: agree(), onDiscard: agree() },
    now: FIXED_NOW,
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

/** One went out, one was not written. */
export const Decided = meta.story({
  args: {
    replies: rows(
      reply({ state: 'sent', sentAt: minutesAgo(37), sentBy: 'Ada Brandt' }),
      reply({ id: 'reply-2', state: 'refused', reason: { kind: 'replyToList', args: {} } }),
    ),
  },
});

/** While one button's answer is on its way, the others of its row wait. */
export const OneAnswerAtATime = meta.story({
  tags: ['behaviour'],
  args: {
    replies: rows(reply(), reply({ id: 'reply-2', state: 'waiting' }), reply({ id: 'reply-3' })),
    control: { onSend: pending(), onUndo: pending(), onEdit: pending(), onDiscard: pending() },
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Edit');
    await press('Save');
    await press('Show 2 more');
    await press('Undo');
    await press('Send');
    for (const name of ['Cancel', 'Send now', 'Edit', 'Discard']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveAttribute('readonly');
  },
});

/** A page that lists those alone that can still be sent. */
function UntilSent({ replies, control, now }: ComponentProps<typeof RepliesSection>) {
  const [items, setItems] = useState(replies.items);
  const onSend = async (id: string) => {
    setItems(items.filter((each) => each.id !== id));
    return await control.onSend(id);
  };
  return (
    <div role="tabpanel" tabIndex={0} aria-label="Overview">
      <RepliesSection replies={rows(...items)} control={{ ...control, onSend }} now={now} />
      <p>Four figures</p>
    </div>
  );
}

/** The row under the focus goes once it is sent, and the section with the last one. */
export const FocusGoesOn = meta.story({
  tags: ['behaviour'],
  render: (args) => <UntilSent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const sendFirst = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await sendFirst('Send');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Replies' })).toHaveFocus());
    await sendFirst('Send now');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
});

export const None = meta.story({
  tags: ['behaviour'],
  args: { replies: rows() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
