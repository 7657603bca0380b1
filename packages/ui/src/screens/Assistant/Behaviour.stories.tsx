import { changeableQuestion } from '@switchboard/api-mocks/builders/conversations';
import { expect, waitFor, within } from 'storybook/test';
import { announced, says as saysAloud } from '../../../test/components/announced.ts';
import { manualTimers } from '../../../test/devices/manualTimers.ts';
import { standIn } from '../../../test/devices/standIns.ts';
import { onScreen, ready } from '../../../test/assistant/onScreen.ts';
import { playedAnswer } from '../../../test/assistant/playedAnswer.ts';
import { PlayedAssistant } from '../../../test/assistant/PlayedAssistant.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Assistant',
  component: PlayedAssistant,
  tags: ['behaviour'],
  args: { answer: playedAnswer.ask },
  beforeEach: () => standIn(),
});

export const ChatToggle = meta.story({
  parameters: { asserts: ['assistant.chat-open', 'assistant.chat-closed'] },
  play: async ({ canvas, userEvent }) => {
    const { box, button } = onScreen(canvas);
    await userEvent.click(button('Write a message'));
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('Which agents');
    await userEvent.click(button('Write a message'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(button('Write a message'));
    await expect(box()).toHaveValue('Which agents');
  },
});

/**
 * Typing a letter anywhere opens the message box and keeps the letter; keys that press buttons or belong to shortcuts
 * do not.
 */
export const StartTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { box } = onScreen(canvas);
    await userEvent.keyboard('{Control>}k{/Control}{Tab}{ArrowDown}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('Who failed');
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('Who failed');
  },
});

export const SentAndAnswered = meta.story({
  parameters: { asserts: ['assistant.sent'] },
  play: async ({ canvas, userEvent, args }) => {
    const { box, button, reply, says } = onScreen(canvas);
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('  Who failed?  {Enter}{Enter}');
    await says('Thinking');
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('And why?{Enter}');
    await expect(args.answer).toHaveBeenCalledOnce();
    await expect(args.answer).toHaveBeenCalledWith('Who failed?');
    playedAnswer.come('Two agents failed today.');
    await says('Responding');
    await expect(within(reply()).getByText('Two agents failed today.')).toBeVisible();
    await expect(box()).toHaveValue('And why?');
    await userEvent.click(button('Conversations'));
    const said = await within(canvas.getByRole('region', { name: 'Messages' })).findAllByRole('listitem');
    await expect(said[0]).toHaveTextContent('You');
    await expect(said[0]).toHaveTextContent('Who failed?');
    await expect(said[1]).toHaveTextContent('Two agents failed today.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button('Conversations')).toHaveFocus();
  },
});

/** The question goes with its answer: what is written next comes into the message box. */
export const AnsweredByKeyboard = meta.story({
  parameters: { asserts: ['assistant.asking'] },
  play: async ({ canvas, userEvent }) => {
    const { box, button } = onScreen(canvas);
    await userEvent.keyboard('Research heat pumps{Enter}');
    await userEvent.click(button('Write a message'));
    const question = changeableQuestion();
    for (const answer of ['No', 'Yes']) {
      playedAnswer.come(question.text, { question });
      const pressed = await canvas.findByRole('button', { name: answer });
      pressed.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('button', { name: answer })).toBeNull();
      await expect(box()).toHaveFocus();
    }
  },
});

export const FailureKeepsTheMessage = meta.story({
  parameters: { asserts: ['assistant.network-failure'] },
  play: async ({ canvas, userEvent, args }) => {
    const { box, button, reply, says } = onScreen(canvas);
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    playedAnswer.fail({ kind: 'unreachable', message: 'No answer came.' });
    await says(ready);
    await expect(within(reply()).getByText('System error detected. Reinitializing...')).toBeVisible();
    await expect(box()).toHaveValue('Who failed?');
    await userEvent.click(button('Send'));
    await expect(args.answer).toHaveBeenCalledTimes(2);
  },
});

export const CancelWhileThinking = meta.story({
  parameters: { asserts: ['assistant.thinking'] },
  play: async ({ canvas, userEvent }) => {
    const { box, button, says } = onScreen(canvas);
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('Who failed?{Enter}');
    await userEvent.click(button('Cancel'));
    await says(ready);
    await expect(box()).toHaveValue('Who failed?');
    playedAnswer.come('Two agents failed today.');
    await expect(canvas.queryByRole('region', { name: 'Reply' })).toBeNull();
  },
});

const timers = manualTimers();

/** A slow answer: after the first wait the agents light up one after the other. */
export const LinesAreTried = meta.story({
  args: { timers },
  parameters: { asserts: ['assistant.dialling'] },
  play: async ({ canvas, userEvent }) => {
    const { button, orb, says } = onScreen(canvas);
    const tried = () =>
      [...orb().querySelectorAll('[data-turn] > span')].map((light) =>
        (light as HTMLElement).style.getPropertyValue('--turn-delay'),
      );
    await userEvent.click(button('Write a message'));
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    await expect(tried()).toEqual([]);
    timers.advance(799);
    await expect(tried()).toEqual([]);
    timers.advance(1);
    await waitFor(() => expect(tried()).toHaveLength(7));
    await expect(tried().slice(0, 3)).toEqual(['0ms', '600ms', '1200ms']);
    playedAnswer.come('Two agents failed today.');
    await says('Responding');
    await expect(tried()).toEqual([]);
  },
});

/** Assistive technology finds the reply exactly once: first in the live region, then in the bubble. */
export const AnnouncedOnce = meta.story({
  parameters: { asserts: ['assistant.typewriter'] },
  play: async ({ canvas, userEvent }) => {
    const { says } = onScreen(canvas);
    const text = 'Two agents failed today.';
    await userEvent.keyboard('Who failed?{Enter}');
    playedAnswer.come(text);
    await says('Responding');
    await saysAloud(text);
    await waitFor(() => expect(announced()).toBe(''));
    await expect(canvas.getAllByText(text)).toHaveLength(1);
  },
});
