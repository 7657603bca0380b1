import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AssistantScreen } from './AssistantScreen.tsx';
import type { HistoryEntry } from './engine/AssistantState.ts';
import { assistantArgs, quiet } from '../../../test/assistant/assistantArgs.ts';
import { box, orb } from '../../../test/assistant/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';

const text =
  'I found 34 logistics companies in Poland with fewer than five hundred people. Twelve have a verified contact, and I have drafted a first mail for each of them.';
const reply = { id: 'message-1-reply', text, tone: 'reply' as const, agents: [] };
const question = 'Find logistics companies in Poland with up to five hundred people and draft a first mail.';
const history: HistoryEntry[] = [
  { id: 'message-1', from: 'person', text: question, at: FIXED_NOW },
  { id: 'message-1-reply', from: 'assistant', text, at: new Date(FIXED_NOW.getTime() + 4_000) },
];
const open = { ...quiet, chatOpen: true };
const responding = { ...quiet, status: 'responding' as const, reply, history };

const meta = preview.meta({
  title: 'Assistant',
  component: AssistantScreen,
  args: { ...assistantArgs, typing: { still: true } },
});

const status = () => screen.getAllByRole('status').find((element) => element.querySelector('[data-light]'));
const light = () => status()?.querySelector('[data-light]')?.getAttribute('data-light');

export const Idle = meta.story({
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
});

export const Booting = meta.story({
  args: { state: { ...quiet, ready: false } },
  parameters: { covers: ['assistant.booting'] },
  play: async () => {
    await expect(status()).toHaveTextContent('Starting');
    await expect(light()).toBe('booting');
  },
});

export const Listening = meta.story({
  args: { state: { ...quiet, status: 'listening' } },
  parameters: { covers: ['assistant.listening'] },
  play: async () => {
    await expect(status()).toHaveTextContent('Listening');
    await expect(light()).toBe('active');
    await expect(orb()).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Thinking = meta.story({
  args: {
    state: {
      ...open,
      status: 'thinking',
      dialling: true,
      pending: { id: 'message-1', message: question },
      history: history.slice(0, 1),
    },
  },
  parameters: { covers: ['assistant.thinking', 'assistant.question'] },
  play: async ({ args }) => {
    await expect(status()).toHaveTextContent('Thinking');
    await expect(light()).toBe('active');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(within(screen.getByRole('region', { name: 'Your message' })).getByText(question)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.commands.cancel).toHaveBeenCalledOnce();
  },
});

export const Responding = meta.story({
  args: { state: responding },
  parameters: { covers: ['assistant.responding'] },
  play: async ({ args }) => {
    await expect(status()).toHaveTextContent('Responding');
    await expect(light()).toBe('active');
    await expect(within(screen.getByRole('region', { name: 'Reply' })).getByText(text)).toBeVisible();
    await waitFor(() => expect(args.commands.showed).toHaveBeenCalledWith('message-1-reply'));
  },
});

/** The agents that were asked are lit; an unknown slug lights nothing. */
export const AskedAgents = meta.story({
  args: {
    state: {
      ...responding,
      reply: { ...reply, agents: ['lead-generation', 'email', 'not-an-agent'] },
    },
  },
  play: async () => {
    const lit = [...orb().querySelectorAll('[data-lit]')].map((dot) => dot.getAttribute('data-line'));
    await expect(lit).toEqual(['email', 'lead-generation']);
    await expect(orb().querySelectorAll('[data-line]')).toHaveLength(agentSlugs.length);
  },
});

export const OrbAndChatToggle = meta.story({
  play: async ({ args }) => {
    await userEvent.click(orb());
    await expect(args.commands.pressOrb).toHaveBeenCalledOnce();
    orb().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.commands.pressOrb).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Write a message' }));
    await expect(args.commands.startTyping).toHaveBeenCalledOnce();
  },
});

export const Speaking = meta.story({
  args: { state: { ...responding, speaking: true } },
  parameters: { covers: ['assistant.speech'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Stop speaking' }));
    await expect(args.commands.stopSpeaking).toHaveBeenCalledOnce();
  },
});

export const HttpFailure = meta.story({
  args: {
    state: {
      ...open,
      reply: { id: 'message-1-reply', text: messages.chatRefused, tone: 'error', agents: [] },
      draft: 'Which agents failed today?',
    },
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
});

export const NetworkFailure = meta.story({
  args: {
    state: {
      ...open,
      reply: { id: 'message-1-reply', text: messages.chatUnreachable, tone: 'error', agents: [] },
      draft: 'Which agents failed today?',
    },
  },
  parameters: { covers: ['assistant.network-failure'] },
  play: async () => {
    await expect(
      within(screen.getByRole('region', { name: 'Reply' })).getByText('System error detected. Reinitializing...'),
    ).toBeVisible();
  },
});

/** Kerning an endless word would block the page for most of a minute. */
export const EndlessWord = meta.story({
  args: {
    state: {
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
});

export const Offline = meta.story({
  args: { online: false },
  parameters: { covers: ['assistant.offline'] },
  play: async () => {
    await expect(status()).toHaveTextContent('Offline. Reconnect to talk.');
    await expect(light()).toBe('booting');
  },
});

export const History = meta.story({
  args: {
    state: {
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
});

export const SafeText = meta.story({
  args: {
    state: {
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
});

/** The tests run with the system set to reduced motion. */
export const ReducedMotion = meta.story({
  args: { ...Responding.composed.args, typing: undefined },
  parameters: { covers: ['assistant.reduced-motion'] },
  play: async ({ canvasElement }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0);
    await expect(within(canvasElement).getByRole('region', { name: 'Reply' })).toHaveTextContent(text);
  },
});
