import { expect, fireEvent } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { assistantArgs, open } from '../../../test/assistant/assistantArgs.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { pressComposing } from '../../../test/components/pressComposing.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** Writing to the assistant, and when a message can be sent. */
const meta = preview.meta({ title: 'Assistant/Message box', component: AssistantScreen, args: assistantArgs });

/** From nine tenths of the limit on, the characters are counted. */
export const NearLimit = meta.story({
  args: { state: { ...open, draft: 'word '.repeat(1_540).trim() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7,699 of 8,000 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

export const TooLong = meta.story({
  args: { state: { ...open, draft: 'a'.repeat(20_000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20,000 of 8,000 characters')).toBeVisible();
    await expect(onScreen(canvas).box()).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** A paste far over the limit is not added; the typed text stays. */
export const HugePaste = meta.story({
  tags: ['odd'],
  args: { state: { ...open, draft: 'Which agents failed?' } },
  play: async ({ canvas, userEvent, args }) => {
    const { box } = onScreen(canvas);
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(1_000_000));
    await expect(
      canvas.getByText('Not added: 1,000,000 characters. A message can have at most 8,000.', { selector: '[id]' }),
    ).toBeVisible();
    await says('Not added: 1,000,000 characters. A message can have at most 8,000.');
    await expect(args.commands.setDraft).not.toHaveBeenCalled();
    await expect(box()).toHaveValue('Which agents failed?');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

export const SmallPasteAfterAHugeOne = HugePaste.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).box());
    await userEvent.paste('a'.repeat(1_000_000));
    await userEvent.paste(' Today');
    await expect(args.commands.setDraft).toHaveBeenLastCalledWith('Which agents failed? Today');
    await expect(canvas.getByText('Enter sends')).toBeVisible();
  },
});

export const TooLongIsNotSent = TooLong.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await fireEvent.keyDown(onScreen(canvas).box(), { key: 'Enter', keyCode: 13 });
    await expect(args.commands.send).not.toHaveBeenCalled();
  },
});

export const BlankIsNotSent = meta.story({
  tags: ['behaviour'],
  args: { state: { ...open, draft: '  \n ' } },
  parameters: { asserts: ['assistant.message-empty'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(onScreen(canvas).box(), '{Enter}');
    await expect(args.commands.send).not.toHaveBeenCalled();
  },
});

export const EnterSends = meta.story({
  tags: ['behaviour'],
  args: { state: { ...open, draft: ' Which agents failed today? ' } },
  parameters: { asserts: ['assistant.message-keys'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(onScreen(canvas).box());
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
  tags: ['behaviour'],
  args: { state: { ...open, draft: 'にほ' } },
  parameters: { asserts: ['assistant.message-keys'] },
  play: async ({ canvas, args }) => {
    const { box } = onScreen(canvas);
    await pressComposing(box(), 'Enter');
    await expect(args.commands.send).not.toHaveBeenCalled();
    await fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    await expect(args.commands.send).toHaveBeenCalledOnce();
    await expect(args.commands.send).toHaveBeenCalledWith('にほ');
  },
});
