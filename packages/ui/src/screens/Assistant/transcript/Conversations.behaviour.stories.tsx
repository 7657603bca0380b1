import { product } from '@switchboard/api-contract/product';
import {
  conversation,
  longConversation,
  messageAnswer,
  nearestQuestions,
  notUnderstoodAnswer,
} from '@switchboard/api-mocks/builders/conversations';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dialogArgs, placesIn, shownConversation } from '../../../../test/assistant/conversationArgs.ts';
import { conversations } from '../../../../test/assistant/conversations.ts';
import { ConversationsDialog } from './ConversationsDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

/** What keys and buttons do in the dialog, and where the focus goes. */
const meta = preview.meta({
  title: 'Assistant/Conversations',
  component: ConversationsDialog,
  args: dialogArgs,
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <main data-theme="dark">
        <h1>{product.name}</h1>
        <Story />
      </main>
    ),
  ],
});

/** The messages have the focus, so that keys scroll them. What was read stays in its place as older ones come. */
export const LongScrolled = meta.story({
  args: { conversation: shownConversation(longConversation()) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Messages' });
    await expect(box).toHaveFocus();
    await waitFor(() => expect(placesIn(box)).toContain(2_000));
    await waitFor(() => expect(box.scrollTop + box.clientHeight).toBeGreaterThanOrEqual(box.scrollHeight - 1));
    box.scrollTop = box.scrollHeight / 2;
    await waitFor(() => expect(Math.min(...placesIn(box))).toBeLessThan(1_500));
    await expect(box.querySelectorAll('*').length).toBeLessThanOrEqual(250);
    box.scrollTop = 0;
    await waitFor(() => expect(placesIn(box)).toContain(1));
  },
});

/** The last answer did not understand: the nearest questions stand below it, to press. */
export const NotUnderstood = meta.story({
  args: {
    conversation: shownConversation(
      conversation({ messages: [messageAnswer({ text: 'Which leads are ripe?' }), notUnderstoodAnswer()] }),
    ),
    suggestions: nearestQuestions,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nearestQuestions[0] }));
    await expect(args.commands.send).toHaveBeenCalledWith(nearestQuestions[0]);
  },
});

/** A title is edited in its place; Escape leaves it as it was. */
export const Rename = meta.story({
  parameters: { asserts: ['assistant.history'] },
  play: async ({ canvas, userEvent }) => {
    const actions = () => canvas.getAllByRole('button', { name: /^Actions for/ })[1]!;
    const rename = async () => {
      await userEvent.click(actions());
      await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    };
    await rename();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^How many leads/ })).toHaveFocus();
    await rename();
    await userEvent.keyboard('Our leads{Enter}');
    await expect(conversations.onRename).toHaveBeenCalledWith('session-1795163379999', 'Our leads');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull());
  },
});

export const Delete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0]!);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(conversations.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(conversations.onDelete).toHaveBeenCalledWith('session-1795163380000');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
});

/** Enter asks the edited message again, Escape leaves it, and the dialog stays. */
export const EditByKeys = meta.story({
  parameters: { asserts: ['assistant.again'] },
  play: async ({ canvas, userEvent, args }) => {
    const edit = async () => {
      (await canvas.findByRole('button', { name: 'Edit and ask again' })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await edit();
    await userEvent.keyboard(' And yesterday?{Escape}');
    await expect(canvas.getByRole('button', { name: 'Edit and ask again' })).toHaveFocus();
    await edit();
    await userEvent.keyboard(' And yesterday?{Enter}');
    await expect(args.commands.editAndAsk).toHaveBeenCalledWith('message-1', 'What failed today? And yesterday?');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A bad answer is asked for the reason, which need not be given. */
export const Rate = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Good answer' }));
    await expect(args.commands.rate).toHaveBeenLastCalledWith('message-2', 'up', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Bad answer' }));
    await userEvent.keyboard('It was two{Enter}');
    await expect(args.commands.rate).toHaveBeenLastCalledWith('message-2', 'down', 'It was two');
  },
});
