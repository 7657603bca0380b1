import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  assistantArgs,
  conversationOf,
  history,
  open,
  quiet,
  reply,
  responding,
  thinking,
} from '../../../test/assistant/assistantArgs.ts';
import { sampleMessage } from '../../../test/assistant/messages.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { stoppedTimers } from '../../../test/devices/stoppedTimers.ts';
import { SessionEndedScreen } from '../SessionEnded/SessionEndedScreen.tsx';
import { AssistantScreen, type AssistantScreenProps } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Assistant', component: AssistantScreen, args: assistantArgs });

export const Idle = meta.story({
  parameters: {
    covers: ['assistant.idle', 'assistant.ready', 'assistant.chat-closed', 'voice.idle', 'voice.cancel'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Recorder' })).toBeNull();
  },
});

export const Booting = meta.story({
  args: { state: { ...quiet, ready: false } },
  parameters: { covers: ['assistant.booting'] },
});

export const Listening = meta.story({
  args: { state: { ...quiet, status: 'listening' } },
  parameters: { covers: ['assistant.active', 'assistant.listening'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Reply' })).toBeNull();
  },
});

export const Thinking = meta.story({
  args: { state: thinking },
  parameters: { covers: ['assistant.thinking', 'assistant.sent', 'assistant.question'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(
      within(canvas.getByRole('region', { name: 'Your message' })).getByText(/^Find logistics companies/),
    ).toBeVisible();
  },
});

export const Responding = meta.story({
  args: { state: responding },
  parameters: { covers: ['assistant.responding'] },
  play: async ({ canvas }) => {
    await expect(onScreen(canvas).reply()).toHaveTextContent(reply.text);
  },
});

/** The screen whose typewriter stops after the first 45 letters. */
function HalfTyped(props: AssistantScreenProps) {
  const [timers] = useState(() => stoppedTimers(45 * limits.typewriter.delayMs));
  return <AssistantScreen {...props} typing={{ still: false, random: () => 0, timers }} />;
}

/** The caret stands where the next letter appears. */
export const Typewriter = meta.story({
  args: { state: responding },
  parameters: { covers: ['assistant.typewriter'] },
  render: (args) => <HalfTyped {...args} />,
  play: async ({ canvas }) => {
    const { reply: bubble } = onScreen(canvas);
    await waitFor(() => expect(bubble().textContent).toBe(reply.text.slice(0, 45)));
  },
});

export const Speaking = meta.story({
  args: { state: { ...responding, speaking: true } },
  parameters: { covers: ['assistant.speech'] },
});

export const ChatOpen = meta.story({
  args: { state: { ...open, draft: 'Move it to Thursday afternoon' } },
  parameters: { covers: ['assistant.chat-open'] },
  play: async ({ canvas }) => {
    const { width, height } = onScreen(canvas).box().getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(300);
    await expect(height).toBeGreaterThanOrEqual(60);
    await expect(height).toBeLessThanOrEqual(90);
  },
});

export const MessageBlank = meta.story({
  args: { state: { ...open, draft: '  \n ' } },
  parameters: { covers: ['assistant.message-empty'] },
});

export const TwoLines = meta.story({
  args: { state: { ...open, draft: 'Move it to Thursday afternoon.\nWho has to know?' } },
  parameters: { covers: ['assistant.message-keys'] },
});

const failed = (text: string) => ({ ...open, reply: { ...reply, text, tone: 'error' as const } });

/** The message is back in its box. */
export const HttpFailure = meta.story({
  args: { state: { ...failed(messages.chatRefused), draft: 'Which agents failed today?' } },
  parameters: { covers: ['assistant.http-failure'] },
  play: async ({ canvas }) => {
    await expect(onScreen(canvas).box()).toHaveValue('Which agents failed today?');
  },
});

export const NetworkFailure = meta.story({
  args: { state: { ...failed(messages.chatUnreachable), draft: 'Which agents failed today?' } },
  parameters: { covers: ['assistant.network-failure'] },
});

/** The dialog of every page; the message stays in its box. */
export const SignedOut = meta.story({
  args: { state: { ...open, draft: 'Which agents failed today?' } },
  parameters: { covers: ['assistant.signed-out'] },
  render: (args) => (
    <>
      <AssistantScreen {...args} />
      <SessionEndedScreen username="demo" error="Invalid credentials" onSignIn={fn()} />
    </>
  ),
});

export const Dialling = meta.story({
  args: { state: { ...thinking, dialling: true } },
  parameters: { covers: ['assistant.dialling'] },
});

export const Offline = meta.story({
  args: { online: false },
  parameters: { covers: ['assistant.offline'] },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduce' },
  args: { state: responding, typing: {} },
  parameters: { covers: ['assistant.reduced-motion'] },
});

/** The dots of the two agents that were asked are lit. */
export const AskedAgents = meta.story({
  args: { state: { ...responding, reply: { ...reply, agents: ['lead-generation', 'email', 'not-an-agent'] } } },
  play: async ({ canvas }) => {
    const orb = onScreen(canvas).orb();
    const lit = [...orb.querySelectorAll('[data-lit]')].map((dot) => dot.getAttribute('data-line'));
    await expect(lit).toEqual(['email', 'lead-generation']);
    await expect(orb.querySelectorAll('[data-line]')).toHaveLength(agentSlugs.length);
  },
});

/** The last message has no answer; its Markdown stays as it was typed. */
export const Unanswered = meta.story({
  args: {
    state: {
      ...quiet,
      conversation: conversationOf([
        ...history,
        sampleMessage({ id: 'message-3', role: 'user', text: 'And **why**?\n`null`', unanswered: true }),
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversations' }));
    const said = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(await said.findAllByRole('listitem')).toHaveLength(3);
    await expect(said.getByText('Not answered')).toBeVisible();
    await expect(said.getByText('And **why**?', { exact: false })).toHaveTextContent('And **why**? `null`');
  },
});

/** Links and code; markup and dangerous links stay text. */
export const SafeText = meta.story({
  tags: ['odd'],
  args: {
    state: {
      ...responding,
      reply: {
        ...reply,
        text: 'See [the report](https://example.com/r) and https://example.com/a.\n\n```html\n<img src=x onerror=alert(1)>\n```\nRun `npm test`, not [this](javascript:alert(1)) and not <b>that</b>.',
      },
    },
  },
  play: async ({ canvas }) => {
    const bubble = within(onScreen(canvas).reply());
    const links = bubble.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/r',
      'https://example.com/a',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(bubble.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(bubble.getByText('npm test').tagName).toBe('CODE');
    await expect(bubble.getByText('[this](javascript:alert(1))', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('main').querySelector('img, b')).toBeNull();
  },
});

/** Kerning an endless word would block the page for most of a minute. */
export const EndlessWord = meta.story({
  tags: ['odd'],
  args: {
    state: {
      ...quiet,
      reply: { ...reply, text: 'W'.repeat(30_000) },
      conversation: conversationOf([sampleMessage({ text: 'W'.repeat(8_000) })]),
    },
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(within(onScreen(canvas).reply()).getByText(/^W{9}/)).fontKerning).toBe('none');
  },
});
