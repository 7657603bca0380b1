import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { HistoryEntry } from './assistantMachine.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import { assistantArgs, closedChat, quiet } from '../../../test/assistant/assistantArgs.ts';
import { box, orb } from '../../../test/assistant/onScreen.ts';

const text =
  'I found 34 logistics companies in Poland with fewer than five hundred people. Twelve have a verified contact, and I have drafted a first mail for each of them.';
const reply = { id: 'message-1-reply', text, tone: 'reply' as const, agents: [] };
const question = 'Find logistics companies in Poland with up to five hundred people and draft a first mail.';
const history: HistoryEntry[] = [
  { id: 'message-1', from: 'person', text: question, at: FIXED_NOW },
  { id: 'message-1-reply', from: 'assistant', text, at: new Date(FIXED_NOW.getTime() + 4_000) },
];
const open = { ...closedChat, open: true };

const meta = {
  title: 'screens/Assistant',
  component: AssistantScreen,
  args: { ...assistantArgs, typing: { still: true } },
} satisfies Meta<typeof AssistantScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const status = () => screen.getAllByRole('status').find((element) => element.querySelector('[data-light]'));
const light = () => status()?.querySelector('[data-light]')?.getAttribute('data-light');

export const Idle: Story = {
  parameters: { covers: ['assistant.idle', 'assistant.ready', 'assistant.chat-closed', 'voice.idle'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Switchboard v1.0');
    await expect(screen.getByText('Voice and chat assistant')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(status()).toHaveTextContent('Ready. Touch the orb or start typing.');
    await expect(light()).toBe('ready');
    await expect(orb()).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.getByRole('button', { name: 'Record a message' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Write a message' })).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Booting: Story = {
  args: { conversation: { ...quiet, ready: false } },
  parameters: { covers: ['assistant.booting'] },
  play: async () => {
    await expect(status()).toHaveTextContent('Starting');
    await expect(light()).toBe('booting');
  },
};

export const Listening: Story = {
  args: { conversation: { ...quiet, status: 'listening' } },
  parameters: { covers: ['assistant.listening'] },
  play: async () => {
    await expect(status()).toHaveTextContent('Listening');
    await expect(light()).toBe('active');
    await expect(orb()).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Thinking: Story = {
  args: {
    conversation: {
      ...quiet,
      status: 'thinking',
      dialling: true,
      pending: { id: 'message-1', message: question },
      history: history.slice(0, 1),
    },
    chat: open,
  },
  parameters: { covers: ['assistant.thinking', 'assistant.question'] },
  play: async ({ args }) => {
    await expect(status()).toHaveTextContent('Thinking');
    await expect(light()).toBe('active');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(within(screen.getByRole('region', { name: 'Your message' })).getByText(question)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Responding: Story = {
  args: { conversation: { ...quiet, status: 'responding', reply, history } },
  parameters: { covers: ['assistant.responding'] },
  play: async ({ args }) => {
    await expect(status()).toHaveTextContent('Responding');
    await expect(light()).toBe('active');
    await expect(within(screen.getByRole('region', { name: 'Reply' })).getByText(text)).toBeVisible();
    await waitFor(() => expect(args.onReplyShown).toHaveBeenCalledWith('message-1-reply'));
  },
};

/** The lines that were asked are lit; a slug that nobody knows lights nothing. */
export const AskedAgents: Story = {
  args: {
    conversation: {
      ...quiet,
      status: 'responding',
      reply: { ...reply, agents: ['lead-generation', 'email', 'not-an-agent'] },
      history,
    },
  },
  play: async () => {
    const lit = [...orb().querySelectorAll('[data-lit]')].map((dot) => dot.getAttribute('data-line'));
    await expect(lit).toEqual(['email', 'lead-generation']);
    await expect(orb().querySelectorAll('[data-line]')).toHaveLength(agentSlugs.length);
  },
};

export const OrbAndChatToggle: Story = {
  args: { chat: { ...closedChat } },
  play: async ({ args }) => {
    await userEvent.click(orb());
    await expect(args.onOrb).toHaveBeenCalledOnce();
    orb().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOrb).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Write a message' }));
    await expect(args.chat.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const Speaking: Story = {
  args: {
    conversation: { ...quiet, status: 'responding', reply, history },
    speech: { speaking: true, onStop: fn().mockName('onStop') },
  },
  parameters: { covers: ['assistant.speech'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Stop speaking' }));
    await expect(args.speech.onStop).toHaveBeenCalledOnce();
  },
};

export const ChatOpen: Story = {
  args: { chat: { ...open, draft: 'Move it to Thursday afternoon' } },
  parameters: { covers: ['assistant.chat-open'] },
  play: async ({ args }) => {
    const { width, height } = box().getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(300);
    await expect(height).toBeGreaterThanOrEqual(60);
    await expect(height).toBeLessThanOrEqual(90);
    await expect(screen.getByRole('button', { name: 'Write a message' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Write a message' }));
    await expect(args.chat.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const MessageBlank: Story = {
  args: { chat: { ...open, draft: '  \n ' } },
  parameters: { covers: ['assistant.message-empty'] },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box(), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const MessageKeys: Story = {
  args: { chat: { ...open, draft: ' Which agents failed today? ', onDraftChange: fn().mockName('onDraftChange') } },
  parameters: { covers: ['assistant.message-keys'] },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.chat.onDraftChange).toHaveBeenCalledWith(expect.stringContaining('\n'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Which agents failed today?');
  },
};

/**
 * Enter chooses a word of the input method and sends nothing, also where the browser ends the composition first (code
 * 229).
 */
export const Composition: Story = {
  args: { chat: { ...open, draft: 'にほ' } },
  play: async ({ args }) => {
    await fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('にほ');
  },
};

export const MessageNearLimit: Story = {
  args: { chat: { ...open, draft: 'word '.repeat(1_540).trim() } },
  play: async () => {
    await expect(screen.getByText('7,699 of 8,000 characters')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const MessageTooLong: Story = {
  args: { chat: { ...open, draft: 'a'.repeat(20_000) } },
  play: async ({ args }) => {
    await expect(screen.getByText('20,000 of 8,000 characters')).toBeVisible();
    await expect(screen.getByText('Too long to send. At most 8,000 characters.')).toBeInTheDocument();
    await expect(box()).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A text far beyond the limit is refused before the field lays it out; what was typed stays. */
export const HugePaste: Story = {
  args: { chat: { ...open, draft: 'Which agents failed?', onDraftChange: fn().mockName('onDraftChange') } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(1_000_000));
    await expect(
      screen.getByText('Not taken in: 1,000,000 characters. A message has at most 8,000.', { selector: '[id]' }),
    ).toBeVisible();
    await expect(args.chat.onDraftChange).not.toHaveBeenCalled();
    await expect(box()).toHaveValue('Which agents failed?');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.paste(' Today');
    await expect(args.chat.onDraftChange).toHaveBeenLastCalledWith('Which agents failed? Today');
    await expect(screen.getByText('Enter sends')).toBeVisible();
  },
};

export const HttpFailure: Story = {
  args: {
    conversation: { ...quiet, reply: { id: 'message-1-reply', text: messages.chatRefused, tone: 'error', agents: [] } },
    chat: { ...open, draft: 'Which agents failed today?' },
  },
  parameters: { covers: ['assistant.http-failure'] },
  play: async () => {
    await expect(
      within(screen.getByRole('region', { name: 'Reply' })).getByText(
        'Neural interface connection failed. Please try again.',
      ),
    ).toBeVisible();
    await expect(status()).toHaveTextContent('Ready');
    await expect(box()).toHaveValue('Which agents failed today?');
  },
};

export const NetworkFailure: Story = {
  args: {
    ...HttpFailure.args,
    conversation: {
      ...quiet,
      reply: { id: 'message-1-reply', text: messages.chatUnreachable, tone: 'error', agents: [] },
    },
  },
  parameters: { covers: ['assistant.network-failure'] },
  play: async () => {
    await expect(
      within(screen.getByRole('region', { name: 'Reply' })).getByText('System error detected. Reinitializing...'),
    ).toBeVisible();
  },
};

/** A word without an end: kerning it would hold up the page for most of a minute. */
export const EndlessWord: Story = {
  args: {
    conversation: {
      ...quiet,
      reply: { ...reply, text: 'W'.repeat(100_000) },
      history: [{ ...history[1]!, text: 'W'.repeat(8_000) }],
    },
  },
  play: async () => {
    await expect(
      getComputedStyle(within(screen.getByRole('region', { name: 'Reply' })).getByText(/^W{9}/)).fontKerning,
    ).toBe('none');
    await userEvent.click(screen.getByRole('button', { name: 'History of this visit' }));
    await expect(getComputedStyle(within(screen.getByRole('dialog')).getByText(/^W{9}/)).fontKerning).toBe('none');
  },
};

export const Offline: Story = {
  args: { online: false },
  parameters: { covers: ['assistant.offline'] },
  play: async () => {
    await expect(status()).toHaveTextContent('Offline. Answers come with the network.');
    await expect(light()).toBe('booting');
  },
};

export const History: Story = {
  args: {
    conversation: {
      ...quiet,
      history: [
        ...history,
        { id: 'message-2', from: 'person', text: 'And **why**?\n`null`', at: FIXED_NOW, unanswered: true },
      ],
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'History of this visit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'This visit' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByText('Not answered')).toBeVisible();
    await expect(dialog.getByText('And **why**?', { exact: false })).toHaveTextContent('And **why**? `null`');
  },
};

export const SafeText: Story = {
  args: {
    conversation: {
      ...quiet,
      status: 'responding',
      reply: {
        ...reply,
        text: 'See [the report](https://example.com/r) and https://example.com/a.\n\n```html\n<img src=x onerror=alert(1)>\n```\nRun `npm test`, not [this](javascript:alert(1)) and not <b>that</b>.',
      },
      history,
    },
  },
  play: async () => {
    const bubble = within(screen.getByRole('region', { name: 'Reply' }));
    const links = bubble.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/r',
      'https://example.com/a',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(bubble.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(bubble.getByText('npm test').tagName).toBe('CODE');
    await expect(bubble.getByText('[this](javascript:alert(1))', { exact: false })).toBeVisible();
    await expect(screen.getByRole('main').querySelector('img, b')).toBeNull();
  },
};

/** At any time the reply is there once for assistive technology: in the live region, and then in the bubble. */
export const AnnouncedOnce: Story = {
  args: Responding.args,
  play: async () => {
    const regions = () => screen.getAllByRole('status').filter((element) => element.textContent === text);
    await waitFor(() => expect(regions()).toHaveLength(0));
    await expect(screen.getAllByText(text)).toHaveLength(1);
  },
};

/** With the system set to reduced motion, as it is for the tests. */
export const ReducedMotion: Story = {
  args: { ...Responding.args, typing: undefined },
  parameters: { covers: ['assistant.reduced-motion'] },
  play: async ({ canvasElement }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0);
    await expect(within(canvasElement).getByRole('region', { name: 'Reply' })).toHaveTextContent(text);
  },
};
