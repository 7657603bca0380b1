import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manualTimers } from '../../../test/devices/manualTimers.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import { assistantArgs, quiet } from '../../../test/assistant/assistantArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';

const clock = manualTimers();
const text = 'I found 34 companies.\n\nSee https://example.com/list for all of them.';
const reply = { id: 'message-1-reply', text, tone: 'reply' as const, agents: [] };
const long = {
  ...reply,
  text: Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of a long reply.`).join('\n'),
};
const responding = { ...quiet, status: 'responding' as const, reply };

/** A manual clock, advanced by each story. */
const meta = preview.meta({
  title: 'Assistant',
  component: AssistantScreen,
  args: { ...assistantArgs, state: responding, typing: { still: false, random: () => 0, timers: clock } },
});

const bubble = () => screen.getByRole('region', { name: 'Reply' });
const seen = () => bubble().textContent;
/** Advances the clock by the time that many characters take, once typing has begun. */
async function characters(count: number): Promise<void> {
  await waitFor(() => expect(clock.waiting()).toBeGreaterThan(0));
  clock.advance(count * 25);
}

export const Typewriter = meta.story({
  parameters: { covers: ['assistant.typewriter'] },
  play: async ({ args }) => {
    await expect(seen()).toBe('');
    await characters(7);
    await waitFor(() => expect(seen()).toBe('I found'));
    // Until it is complete, the bubble is not read out; the live region has the whole text.
    await expect(bubble().querySelector('[data-typing]')).toHaveAttribute('aria-hidden', 'true');
    await expect(
      screen.getAllByRole('status').filter((status) => status.textContent?.includes('34 companies')),
    ).toHaveLength(1);
    await expect(args.commands.showed).not.toHaveBeenCalled();
    // Only a complete link can be followed.
    await characters(30);
    await waitFor(() => expect(seen()).toContain('See https://ex'));
    await expect(within(bubble()).queryByRole('link')).toBeNull();
    await characters(100);
    await waitFor(() => expect(args.commands.showed).toHaveBeenCalledWith('message-1-reply'));
    await expect(within(bubble()).getByRole('link')).toHaveAttribute('href', 'https://example.com/list');
    await expect(bubble().querySelector('[data-typing]')).toBeNull();
  },
});

export const KeyShowsAll = meta.story({
  args: { state: { ...responding, chatOpen: true } },
  play: async ({ args }) => {
    await characters(7);
    await waitFor(() => expect(seen()).toBe('I found'));
    // Keys typed into the message box do not finish the reply.
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('a{Shift}');
    await expect(seen()).toBe('I found');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(seen()).toContain('for all of them.'));
    await expect(args.commands.showed).toHaveBeenCalledOnce();
  },
});

export const PressShowsAll = meta.story({
  play: async () => {
    await characters(7);
    await waitFor(() => expect(seen()).toBe('I found'));
    await userEvent.click(bubble());
    await waitFor(() => expect(seen()).toContain('for all of them.'));
  },
});

/** Advances a few words at a time until that line is visible. */
async function typeTo(line: number): Promise<void> {
  const before = seen();
  await characters(50);
  await waitFor(() => expect(seen()).not.toBe(before));
  if (!seen()?.includes(`Line ${line} `)) await typeTo(line);
}

/**
 * A long reply scrolls along while it is typed out, until the reader scrolls up; it resumes once they are back at the
 * end.
 */
export const ScrollIsNotStolen = meta.story({
  args: { state: { ...responding, reply: long } },
  play: async () => {
    const fromEnd = () => bubble().scrollHeight - bubble().clientHeight - bubble().scrollTop;
    const scrollTo = async (top: number) => {
      const scrolled = new Promise((resolve) => bubble().addEventListener('scroll', resolve, { once: true }));
      bubble().scrollTop = top;
      await scrolled;
    };
    await typeTo(37);
    await expect(fromEnd()).toBeLessThan(2);
    await scrollTo(0);
    await typeTo(40);
    await expect(bubble().scrollTop).toBe(0);
    await scrollTo(bubble().scrollHeight);
    await typeTo(43);
    await expect(fromEnd()).toBeLessThan(2);
  },
});
