import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import { AssistantScreen } from './AssistantScreen.tsx';
import { assistantArgs, quiet } from '../../../test/assistant/assistantArgs.ts';
import { box } from '../../../test/assistant/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';

const open = { ...quiet, chatOpen: true };

/** Writing to the assistant, and when a message can be sent. */
const meta = preview.meta({
  title: 'Assistant',
  component: AssistantScreen,
  args: assistantArgs,
});

export const ChatOpen = meta.story({
  args: { state: { ...open, draft: 'Move it to Thursday afternoon' } },
  parameters: { covers: ['assistant.chat-open'] },
  play: async ({ args }) => {
    const { width, height } = box().getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(300);
    await expect(height).toBeGreaterThanOrEqual(60);
    await expect(height).toBeLessThanOrEqual(90);
    await expect(screen.getByRole('button', { name: 'Write a message' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Write a message' }));
    await expect(args.commands.closeChat).toHaveBeenCalledOnce();
  },
});

export const MessageBlank = meta.story({
  args: { state: { ...open, draft: '  \n ' } },
  parameters: { covers: ['assistant.message-empty'] },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box(), '{Enter}');
    await expect(args.commands.send).not.toHaveBeenCalled();
  },
});

export const MessageKeys = meta.story({
  args: { state: { ...open, draft: ' Which agents failed today? ' } },
  parameters: { covers: ['assistant.message-keys'] },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.commands.send).not.toHaveBeenCalled();
    await expect(args.commands.setDraft).toHaveBeenCalledWith(expect.stringContaining('\n'));
    await userEvent.keyboard('{Enter}');
    await expect(args.commands.send).toHaveBeenCalledOnce();
    await expect(args.commands.send).toHaveBeenCalledWith('Which agents failed today?');
  },
});

/**
 * Enter chooses a word of the input method and sends nothing, even if the browser ends the composition first (code
 * 229).
 */
export const Composition = meta.story({
  args: { state: { ...open, draft: 'にほ' } },
  play: async ({ args }) => {
    await fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    await expect(args.commands.send).not.toHaveBeenCalled();
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    await expect(args.commands.send).toHaveBeenCalledOnce();
    await expect(args.commands.send).toHaveBeenCalledWith('にほ');
  },
});

export const MessageNearLimit = meta.story({
  args: { state: { ...open, draft: 'word '.repeat(1_540).trim() } },
  play: async () => {
    await expect(screen.getByText('7,699 of 8,000 characters')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

export const MessageTooLong = meta.story({
  args: { state: { ...open, draft: 'a'.repeat(20_000) } },
  play: async ({ args }) => {
    await expect(screen.getByText('20,000 of 8,000 characters')).toBeVisible();
    await expect(screen.getByText('Too long to send. At most 8,000 characters.')).toBeInTheDocument();
    await expect(box()).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    await expect(args.commands.send).not.toHaveBeenCalled();
  },
});

/** A paste far over the limit is refused before the field lays it out; typed text stays. */
export const HugePaste = meta.story({
  args: { state: { ...open, draft: 'Which agents failed?' } },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(1_000_000));
    await expect(
      screen.getByText('Not added: 1,000,000 characters. A message can have at most 8,000.', { selector: '[id]' }),
    ).toBeVisible();
    await expect(args.commands.setDraft).not.toHaveBeenCalled();
    await expect(box()).toHaveValue('Which agents failed?');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.paste(' Today');
    await expect(args.commands.setDraft).toHaveBeenLastCalledWith('Which agents failed? Today');
    await expect(screen.getByText('Enter sends')).toBeVisible();
  },
});
