import {
  answered,
  changeableQuestion,
  conversationAnswer,
  nearestQuestions,
  notUnderstood,
  receiptAnswer,
  suggestions,
} from '@switchboard/api-mocks/builders/conversations';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../../test/agentPage/inStory.ts';
import {
  assistantArgs,
  conversationOf,
  growing,
  quiet,
  reply,
  thinking,
} from '../../../test/assistant/assistantArgs.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** What stands below the orb beside the reply: questions of both sides, and what was done. */
const meta = preview.meta({ title: 'Assistant/Asking', component: AssistantScreen, args: assistantArgs });

const question = changeableQuestion();
const asking = {
  ...quiet,
  conversation: conversationOf([answered({ text: question.text, sources: [], question })]),
};

/** The reply is gone; what is asked is not. */
export const Asking = meta.story({
  args: { state: asking },
  parameters: { covers: ['assistant.asking'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(within(canvas.getByRole('group', { name: 'Question' })).getByText(question.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.commands.answerYes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.commands.answerNo).toHaveBeenCalledOnce();
  },
});

const inReply = { ...asking, status: 'responding', shown: true, reply: { ...reply, text: question.text } } as const;

/** The reply goes once it was heard. */
function UntilHeard(props: ComponentProps<typeof AssistantScreen>) {
  const [heard, setHeard] = useState(false);
  const commands = { ...props.commands, stopSpeaking: () => setHeard(true) };
  return <AssistantScreen {...props} state={heard ? asking : { ...inReply, speaking: true }} commands={commands} />;
}

/** The question stays when the reply above it goes, with the focus. */
export const AskingOutlivesReply = meta.story({
  tags: ['behaviour'],
  render: (args) => <UntilHeard {...args} />,
  play: async ({ canvas, userEvent }) => {
    const yes = canvas.getByRole('button', { name: 'Yes' });
    yes.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Reply' })).toBeNull());
    await expect(yes).toHaveFocus();
  },
});

/** The reply is the question, so it is not said twice. */
export const AskingInReply = meta.story({
  args: { state: inReply },
  play: async ({ canvas }) => expect(canvas.getAllByText(question.text, { selector: 'p' })).toHaveLength(1),
});

export const AskingNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { state: { ...asking, chatOpen: true } },
  play: fits,
});

export const AskingSmall = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  args: { state: inReply },
  play: async ({ canvas }) => {
    await fits();
    const { button, statusLine } = onScreen(canvas);
    const yes = button('Yes').getBoundingClientRect();
    await expect(yes.bottom).toBeLessThan(button('Record a message').getBoundingClientRect().top);
    await expect(yes.top).toBeGreaterThan(statusLine()?.getBoundingClientRect().bottom ?? Infinity);
  },
});

/** Change opens the form, and the new values are asked about; the focus returns. */
export const Change = meta.story({
  tags: ['behaviour'],
  args: { state: asking },
  parameters: { asserts: ['assistant.changed'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    // While its code loads, another dialog stands in its place.
    const send = await waitFor(() => within(canvas.getByRole('dialog')).getByRole('button', { name: 'Ask again' }));
    await userEvent.click(send);
    await expect(args.commands.change).toHaveBeenCalledWith(expect.objectContaining({ query: 'Heat pumps in Poland' }));
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
});

/** What was done after the yes. */
export const Done = meta.story({
  args: {
    state: {
      ...quiet,
      status: 'responding',
      shown: true,
      reply: { ...reply, text: 'Done.' },
      conversation: conversationOf([answered({ text: 'Done.', sources: [], receipts: [receiptAnswer()] })]),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Email Agent is stopped.' }));
    await expect(args.commands.undo).toHaveBeenCalledWith('receipt-1');
  },
});

const questions = suggestions().items;

export const Suggested = meta.story({
  args: { state: { ...quiet, suggestions: questions } },
  parameters: { covers: ['assistant.suggested'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: questions[0] }));
    await expect(args.commands.send).toHaveBeenCalledWith(questions[0]);
  },
});

export const SuggestedNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { state: { ...quiet, suggestions: questions } },
  play: fits,
});

/** Where there is no room for them, they are left out. */
export const SuggestedSmall = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  args: { state: { ...quiet, chatOpen: true, suggestions: questions } },
  play: async ({ canvas }) => expect(canvas.queryByRole('list', { name: 'Suggested questions' })).toBeNull(),
});

/** After an answer, once all of it is on the page. */
export const SuggestedAfter = meta.story({
  args: {
    state: {
      ...quiet,
      status: 'responding',
      shown: true,
      reply,
      conversation: conversationOf([answered()]),
      suggestions: questions,
    },
  },
});

const unclear = notUnderstood();

/** The answer says so, and offers the nearest questions in its bubble. */
export const NotUnderstood = meta.story({
  args: {
    state: {
      ...quiet,
      shown: true,
      reply: { ...reply, text: unclear.text },
      conversation: conversationOf([unclear]),
      suggestions: nearestQuestions,
    },
  },
  parameters: { covers: ['assistant.not-understood'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: nearestQuestions[0] }));
    await expect(args.commands.send).toHaveBeenCalledWith(nearestQuestions[0]);
  },
});

export const NotUnderstoodNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: NotUnderstood.input.args,
  play: fits,
});

/** It began at a run: the first line names it. */
export const About = meta.story({
  args: {
    state: {
      ...quiet,
      conversation: {
        ...conversationOf([]),
        about: { label: 'the failed run of Email Agent', to: '/agent/email-agent?tab=executions&run=run-3' },
      },
      suggestions: ['Why did it fail, and what mends it?', ...questions.slice(0, 2)],
    },
  },
  parameters: { covers: ['assistant.about'] },
});

/** The page was left while it was answered: the transcript goes on with what has come. */
export const Followed = meta.story({
  args: {
    state: { ...thinking, conversation: { ...thinking.conversation, title: conversationAnswer().title } },
    answer: growing({
      text: 'One run failed today.\n\nIt was',
      steps: [{ text: 'Reading the runs of Email Agent', done: true }],
    }),
  },
  parameters: { covers: ['assistant.followed', 'assistant.streaming'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversations' }));
    await expect(await canvas.findByText('One run failed today.')).toBeVisible();
  },
});

export const Keys = meta.story({
  args: { state: { ...quiet, readAloud: true, wordStops: false } },
  parameters: { covers: ['assistant.keys'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('?');
    await userEvent.click(canvas.getByRole('switch', { name: 'A word stops the voice' }));
    await expect(args.commands.setWordStops).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
  },
});

export const ReadAloud = meta.story({
  args: { state: { ...quiet, readAloud: false, wordStops: false } },
  parameters: { covers: ['assistant.read-aloud'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('?');
    await userEvent.click(canvas.getByRole('switch', { name: 'Read answers aloud' }));
    await expect(args.commands.setReadAloud).toHaveBeenCalledWith(true);
  },
});
