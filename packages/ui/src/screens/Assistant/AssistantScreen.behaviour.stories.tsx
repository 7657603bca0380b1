import { expect, waitFor, within } from 'storybook/test';
import { assistantArgs, open, responding, thinking } from '../../../test/assistant/assistantArgs.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** What a press does, and what the screen reports. */
const meta = preview.meta({
  title: 'Assistant',
  component: AssistantScreen,
  tags: ['behaviour'],
  args: assistantArgs,
});

export const OrbAndChatToggle = meta.story({
  parameters: { asserts: ['assistant.active', 'assistant.chat-open'] },
  play: async ({ canvas, userEvent, args }) => {
    const { button, orb } = onScreen(canvas);
    await expect(orb()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(orb());
    await expect(args.commands.pressOrb).toHaveBeenCalledOnce();
    orb().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.commands.pressOrb).toHaveBeenCalledTimes(2);
    await userEvent.click(button('Write a message'));
    await expect(args.commands.startTyping).toHaveBeenCalledOnce();
  },
});

export const ChatToggleCloses = meta.story({
  args: { state: open },
  parameters: { asserts: ['assistant.chat-closed'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).button('Write a message'));
    await expect(args.commands.closeChat).toHaveBeenCalledOnce();
  },
});

export const CancelIsCalled = meta.story({
  args: { state: thinking },
  parameters: { asserts: ['assistant.thinking'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).button('Cancel'));
    await expect(args.commands.cancel).toHaveBeenCalledOnce();
  },
});

export const ReplyIsReported = meta.story({
  args: { state: responding },
  parameters: { asserts: ['assistant.responding'] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.commands.markShown).toHaveBeenCalledWith('message-1-reply'));
  },
});

export const StopSpeaking = meta.story({
  args: { state: { ...responding, speaking: true } },
  parameters: { asserts: ['assistant.speech'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).button('Stop speaking'));
    await expect(args.commands.stopSpeaking).toHaveBeenCalledOnce();
  },
});

/** The tests run with the system set to reduced motion. */
export const ReducedMotionIsObeyed = meta.story({
  args: { state: responding, typing: {} },
  parameters: { asserts: ['assistant.reduced-motion'] },
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0);
    await expect(within(onScreen(canvas).reply()).getByText(responding.reply?.text ?? '')).toBeVisible();
  },
});

/** The scrim behind a dialog is there at once, too. */
export const ReducedMotionOfDialogs = meta.story({
  args: { state: responding },
  parameters: { asserts: ['assistant.reduced-motion'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(onScreen(canvas).button('Conversations'));
    await expect(getComputedStyle(canvas.getByRole('dialog'), '::backdrop').animationName).toBe('none');
  },
});
