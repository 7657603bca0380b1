import { expect, waitFor, within } from 'storybook/test';
import { manualTimers } from '../../../test/devices/manualTimers.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import type { Canvas } from '../../../test/agentPage/inStory.ts';
import { assistantArgs, responding as answered } from '../../../test/assistant/assistantArgs.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { pressComposing } from '../../../test/components/pressComposing.ts';
import preview from '../../../../../.storybook/preview.tsx';

const clock = manualTimers();
const text = 'I found 34 companies.\n\nSee https://example.com/list for all of them.';
const reply = { id: 'message-1-reply', text, tone: 'reply' as const, agents: [] };
const long = {
  ...reply,
  text: Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of a long reply.`).join('\n'),
};
const responding = { ...answered, reply };

/** A manual clock, advanced by each story. */
const meta = preview.meta({
  title: 'Assistant/Message box',
  component: AssistantScreen,
  tags: ['behaviour'],
  args: { ...assistantArgs, state: responding, typing: { still: false, random: () => 0, timers: clock } },
});

/** The reply's bubble, and its text so far. */
const typed = (canvas: Canvas) => {
  const { reply: bubble } = onScreen(canvas);
  return { bubble, seen: () => bubble().textContent };
};
/** Advances the clock by the time that many characters take, once typing has begun. */
async function characters(count: number): Promise<void> {
  await waitFor(() => expect(clock.waiting()).toBeGreaterThan(0));
  clock.advance(count * 25);
}

export const TypesLetterByLetter = meta.story({
  parameters: { asserts: ['assistant.typewriter'] },
  play: async ({ canvas, args }) => {
    const { bubble, seen } = typed(canvas);
    await expect(seen()).toBe('');
    await characters(7);
    await waitFor(() => expect(seen()).toBe('I found'));
    // Until it is complete, the bubble is not read out.
    await expect(bubble().querySelector('[data-typing]')).toHaveAttribute('aria-hidden', 'true');
    await expect(args.commands.markShown).not.toHaveBeenCalled();
    // Only a complete link can be followed.
    await characters(30);
    await waitFor(() => expect(seen()).toContain('See https://ex'));
    await expect(within(bubble()).queryByRole('link')).toBeNull();
    await characters(100);
    await waitFor(() => expect(args.commands.markShown).toHaveBeenCalledWith('message-1-reply'));
    await expect(within(bubble()).getByRole('link')).toHaveAttribute('href', 'https://example.com/list');
    await expect(bubble().querySelector('[data-typing]')).toBeNull();
  },
});

export const KeyShowsAll = meta.story({
  args: { state: { ...responding, chatOpen: true } },
  parameters: { asserts: ['assistant.typewriter'] },
  play: async ({ canvas, userEvent, args }) => {
    const { seen } = typed(canvas);
    await characters(7);
    await waitFor(() => expect(seen()).toBe('I found'));
    // Keys typed into the message box do not finish the reply.
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('a{Shift}');
    await pressComposing(canvas.getByRole('textbox'), 'Escape');
    await expect(seen()).toBe('I found');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(seen()).toContain('for all of them.'));
    await expect(args.commands.markShown).toHaveBeenCalledOnce();
  },
});

export const PressShowsAll = meta.story({
  parameters: { asserts: ['assistant.typewriter'] },
  play: async ({ canvas, userEvent }) => {
    const { bubble, seen } = typed(canvas);
    await characters(7);
    await waitFor(() => expect(seen()).toBe('I found'));
    await userEvent.click(bubble());
    await waitFor(() => expect(seen()).toContain('for all of them.'));
  },
});

/** Advances a few words at a time until that line is visible. */
async function typeTo(canvas: Canvas, line: number): Promise<void> {
  const { seen } = typed(canvas);
  const before = seen();
  await characters(50);
  await waitFor(() => expect(seen()).not.toBe(before));
  if (!seen()?.includes(`Line ${line} `)) await typeTo(canvas, line);
}

/**
 * A long reply scrolls along while it is typed out, until the reader scrolls up; it resumes once they are back at the
 * end.
 */
export const ScrollIsNotStolen = meta.story({
  args: { state: { ...responding, reply: long } },
  play: async ({ canvas }) => {
    const { bubble } = typed(canvas);
    const fromEnd = () => bubble().scrollHeight - bubble().clientHeight - bubble().scrollTop;
    const scrollTo = async (top: number) => {
      const scrolled = new Promise((resolve) => bubble().addEventListener('scroll', resolve, { once: true }));
      bubble().scrollTop = top;
      await scrolled;
    };
    await typeTo(canvas, 37);
    await expect(fromEnd()).toBeLessThan(2);
    await scrollTo(0);
    await typeTo(canvas, 40);
    await expect(bubble().scrollTop).toBe(0);
    await scrollTo(bubble().scrollHeight);
    await typeTo(canvas, 43);
    await expect(fromEnd()).toBeLessThan(2);
  },
});
