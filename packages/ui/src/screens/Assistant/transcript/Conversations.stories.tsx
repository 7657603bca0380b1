import { product } from '@switchboard/api-contract/product';
import {
  answeredAnswer,
  changeableQuestion,
  conversation,
  longConversation,
  messageAnswer,
  questionAnswer,
  receiptAnswer,
  type ChatMessageAnswer,
} from '@switchboard/api-mocks/builders/conversations';
import { odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { growing } from '../../../../test/assistant/assistantArgs.ts';
import { dialogArgs, placesIn, shownConversation } from '../../../../test/assistant/conversationArgs.ts';
import { conversations } from '../../../../test/assistant/conversations.ts';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { ConversationsDialog } from './ConversationsDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

/** A member's conversations, and what was said in the one that is open. */
const meta = preview.meta({
  title: 'Assistant/Conversations',
  component: ConversationsDialog,
  args: dialogArgs,
  decorators: [
    (Story) => (
      <main data-theme="dark">
        <h1>{product.name}</h1>
        <Story />
      </main>
    ),
  ],
});

/** The conversation of those messages. */
const said = (...messages: readonly ChatMessageAnswer[]) => ({
  conversation: shownConversation(conversation({ messages: [...messages] })),
});
/** An answer of words alone. */
const bare: Partial<ChatMessageAnswer> = { steps: [], sources: [] };

export const History = meta.story({
  parameters: { covers: ['assistant.history'] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Conversations' }));
    await expect(list.getByRole('button', { name: /^What failed today/ })).toHaveAttribute('aria-current', 'true');
    await expect(await canvas.findByText(/^One run failed today/)).toBeVisible();
  },
});

export const HistoryEmpty = meta.story({
  args: { conversation: { id: 'session-1', messages: [] }, conversations: { ...conversations, view: ready([]) } },
  parameters: { covers: ['assistant.history-empty'] },
});

export const HistoryLoading = meta.story({ args: { conversations: { ...conversations, view: loading } } });

export const HistoryFailed = meta.story({
  args: { conversations: { ...conversations, view: failed('500: The server failed', fn()) } },
});

export const NoMatch = meta.story({
  args: { conversations: { ...conversations, view: ready([]), search: 'invoices' } },
  play: async ({ canvas }) => expect(canvas.getByText('No conversation matches')).toBeVisible(),
});

/** On a phone the list is a step of its own. */
export const NarrowList = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { conversations: { ...conversations, onMore: fn().mockName('onMore') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversations' }));
    await expect(canvas.getByRole('heading', { name: 'Conversations' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** An earlier one. */
export const Reopened = meta.story({
  args: {
    conversation: { ...dialogArgs.conversation, id: 'session-1795163379997', title: 'What needs my attention?' },
  },
  parameters: { covers: ['assistant.reopened'] },
});

const marks = `## What ran today
Six runs of **Email Agent**, one of them failed. [The log](https://example.com/log) has \`401\`.

1. Enter the key again
   - at Gmail
   - and at Apollo
2. Retry the run

| Run | Answer | Cost |
|---|---|---|
| 08:00 | Invalid access credentials | €0.00 |
| 08:15 | Invalid access credentials | €0.00 |

\`\`\`json
{ "error": "invalid_grant" }
\`\`\``;

export const Markdown = meta.story({
  args: said(messageAnswer(), answeredAnswer({ ...bare, text: marks })),
  parameters: { covers: ['assistant.markdown'] },
});

/** What was done for an answer, unfolded. */
export const Steps = meta.story({
  parameters: { covers: ['assistant.steps'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('2 steps'));
    await expect(await canvas.findByText('Reading the runs of Email Agent')).toBeVisible();
  },
});

/** Numbers at statements, which lead to a run and a connection. */
export const Sources = meta.story({
  parameters: { covers: ['assistant.sources'] },
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole('link', { name: 'Source 2: Gmail' });
    await expect(mark).toHaveAttribute('href', canvas.getByRole('link', { name: 'Gmail' }).getAttribute('href'));
  },
});

/** One's own message while it is edited. */
export const Again = meta.story({
  parameters: { covers: ['assistant.again'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit and ask again' }));
    const box = canvas.getByRole('textbox', { name: 'Edit your message' });
    await expect(box).toHaveFocus();
  },
});

/** After that, for ten seconds. */
export const Replaced = meta.story({ args: { onRestore: fn().mockName('onRestore') } });

export const Asking = meta.story({
  args: said(
    messageAnswer({ text: 'Research heat pumps in Poland' }),
    answeredAnswer({ ...bare, text: changeableQuestion().text, question: changeableQuestion() }),
  ),
  play: async ({ canvas, userEvent }) => {
    const question = within(await canvas.findByRole('group', { name: 'Question' }));
    await expect(question.getByText('About $0.18')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(dialogArgs.commands.answerYes).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await expect(dialogArgs.commands.answerNo).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Change' }));
    await expect(dialogArgs.onChange).toHaveBeenCalledWith(changeableQuestion());
  },
});

/** A question that was answered, what was done after the yes, and what was undone. */
export const Receipts = meta.story({
  args: said(
    messageAnswer({ text: 'Stop the mail agent' }),
    answeredAnswer({ id: 'm2', ...bare, text: questionAnswer().text, question: questionAnswer({ open: false }) }),
    messageAnswer({ id: 'm3', text: 'Yes' }),
    answeredAnswer({
      id: 'm4',
      ...bare,
      text: 'Done.',
      receipts: [
        receiptAnswer(),
        receiptAnswer({ id: 'r2', text: 'The schedule of Email Agent is off.', to: undefined, undo: 'done' }),
        receiptAnswer({ id: 'r3', text: 'Heat pumps in Poland is being researched.', undo: undefined }),
      ],
    }),
  ),
  parameters: { covers: ['assistant.receipt'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo: Email Agent is stopped.' }));
    await expect(dialogArgs.commands.undo).toHaveBeenCalledWith('receipt-1');
    await expect(canvas.getByText('No longer open')).toBeVisible();
  },
});

const coming = growing({
  id: 'message-2',
  text: 'Two runs failed today.\n\n- Email Agent, at 09:12\n- Calendar Agent, at 09:1',
  steps: [
    { text: 'Reading the runs of Email Agent', done: true },
    { text: 'Asking OpenAI', done: false },
  ],
});

/** Whole blocks alone of what has come, and what is being done. */
export const Streaming = meta.story({
  args: { ...said(messageAnswer()), answer: coming, free: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email Agent, at 09:12')).toBeVisible();
    await expect(canvas.queryByText(/Calendar Agent/)).toBeNull();
    await expect(canvas.getByText('Asking OpenAI')).toBeVisible();
    await expect(canvas.getByRole('listitem', { busy: true })).toBeVisible();
  },
});

/** One was stopped, one broke off; the model is sent the last one alone. */
export const Endings = meta.story({
  args: said(
    messageAnswer(),
    answeredAnswer({ ...bare, text: 'One run failed', status: 'stopped', thumb: { way: 'up', reason: undefined } }),
    messageAnswer({ id: 'm3', text: 'And yesterday?', sentFrom: true }),
    answeredAnswer({
      id: 'm4',
      ...bare,
      text: 'Yesterday two',
      status: 'cut',
      thumb: { way: 'down', reason: 'It was three' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stopped here')).toBeVisible();
    await expect(canvas.getByText('Broke off here')).toBeVisible();
    await expect(canvas.getByText('The model is sent what follows')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Bad answer' })[1]).toHaveAttribute('aria-pressed', 'true');
  },
});

export const About = meta.story({
  args: {
    conversation: {
      ...dialogArgs.conversation,
      about: { label: 'the failed run of Email Agent', to: '/agent/email-agent?tab=executions&run=run-3' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'the failed run of Email Agent' })).toBeVisible();
  },
});

/** The menu of a conversation, which saves it as a file. */
export const Exported = meta.story({
  parameters: { covers: ['assistant.exported'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0]!);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save as Markdown' }));
    await expect(conversations.onExport).toHaveBeenCalledWith('session-1795163380000', 'md');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0]!);
  },
});

const columns = Array.from({ length: 40 }, (_, index) => `Column ${index + 1}`);
const deep = Array.from({ length: 30 }, (_, index) => `${'  '.repeat(index)}- level ${index + 1}`).join('\n');

/** A table of forty columns, thirty lists in each other, markup, right to left, an endless word. */
export const OddContent = meta.story({
  tags: ['odd'],
  args: said(
    messageAnswer({ text: `${odd.arabic}\n${odd.markup}` }),
    answeredAnswer({
      ...bare,
      text: `| ${columns.join(' | ')} |\n|${'---|'.repeat(40)}\n| ${columns.join(' | ')} |\n\n${deep}\n\n${odd.arabic} ${odd.rightToLeft}\n\n${odd.markup} ${odd.zalgo}`,
      sources: [{ n: 1, kind: 'page', id: 'p', label: odd.markup, to: odd.scriptAddress }],
      steps: [{ text: odd.script, done: true }],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Column 40', { selector: 'th' });
    await expect(canvas.getByRole('dialog').querySelector('img, b, script, [href^="javascript"]')).toBeNull();
    const messages = canvas.getByRole('region', { name: 'Messages' });
    await expect(messages.scrollWidth).toBeLessThanOrEqual(messages.clientWidth);
  },
});

/** Kerning an endless word would block the page for most of a minute. */
export const EndlessWord = meta.story({
  tags: ['odd'],
  args: said(messageAnswer(), answeredAnswer({ ...bare, text: 'W'.repeat(8_000) })),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await canvas.findByText(/^W{9}/)).fontKerning).toBe('none');
  },
});

/** Two thousand messages: those in sight alone are on the page, from the end. */
export const Long = meta.story({
  tags: ['odd'],
  args: { conversation: shownConversation(longConversation()) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(placesIn(box)).toContain(2_000));
    await expect(box.querySelectorAll('*').length).toBeLessThanOrEqual(250);
  },
});
