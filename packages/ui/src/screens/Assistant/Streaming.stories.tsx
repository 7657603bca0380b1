import { Profiler } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { announced, says as saysAloud } from '../../../test/components/announced.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PlayedAssistant } from '../../../test/assistant/PlayedAssistant.tsx';
import { assistantArgs, growing, responding, thinking } from '../../../test/assistant/assistantArgs.ts';
import { onScreen, ready } from '../../../test/assistant/onScreen.ts';
import { playedAnswer } from '../../../test/assistant/playedAnswer.ts';
import { manualTimers } from '../../../test/devices/manualTimers.ts';
import { standIn } from '../../../test/devices/standIns.ts';
import { AssistantScreen } from './AssistantScreen.tsx';

/** An answer that comes in pieces. */
const meta = preview.meta({
  title: 'Assistant',
  component: PlayedAssistant,
  tags: ['behaviour'],
  args: { answer: playedAnswer.ask, listen: playedAnswer.listen },
  beforeEach: () => standIn(),
});

let come = 0;
/** A piece of the text comes, the first one of an answer if `first`. */
function say(text: string, first = false) {
  come = (first ? 0 : come) + text.length;
  playedAnswer.tell({ event: 'delta', data: { text }, id: `answer-1.1.${come}.0` });
}

/** Commits of React since the last look. */
let commits = 0;

/** While the answer grows, nothing changes on the page but the bubble and the line of the step. */
export const AnswerStreams = meta.story({
  render: (args) => (
    <Profiler id="page" onRender={() => (commits += 1)}>
      <PlayedAssistant {...args} />
    </Profiler>
  ),
  play: async ({ canvas, userEvent }) => {
    const { button, reply, says } = onScreen(canvas);
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    playedAnswer.tell({ event: 'step', data: { text: 'Reading the runs', done: false }, id: 'answer-1.1.0.0' });
    await expect((await canvas.findAllByText('Reading the runs'))[0]).toBeVisible();
    playedAnswer.tell({ event: 'step', data: { text: 'Reading the runs', done: true }, id: 'answer-1.2.0.0' });
    say('Two agents **fai', true);
    await says('Responding');
    await waitFor(() => expect(reply()).toHaveTextContent(/^Two agents$/));
    await waitFor(() => expect(canvas.queryAllByText('Reading the runs')).toHaveLength(0));
    const changed: Node[] = [];
    const watch = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    commits = 0;
    const pieces = ['led** today', ': Email Agent', ' and Maps', ' Scraper [1].'];
    for (const piece of pieces) say(piece);
    await waitFor(() => expect(reply()).toHaveTextContent('Two agents failed today: Email Agent and Maps Scraper.'));
    changed.push(...watch.takeRecords().map(({ target }) => target));
    watch.disconnect();
    // As text: nodes of a page can't be compared.
    const outside = changed.filter((node) => !reply().contains(node));
    await expect(outside.map((node) => (node instanceof Element ? node.outerHTML : node.textContent))).toEqual([]);
    // Those of the bubble: its text, and that it is shown.
    await expect(commits).toBeLessThanOrEqual(2 * pieces.length);
    await expect(announced()).not.toContain('Two agents');
    await expect(button('Stop')).toBeVisible();
    playedAnswer.come('Two agents **failed** today: Email Agent and Maps Scraper [1].');
    await saysAloud('Two agents failed today: Email Agent and Maps Scraper.');
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});

/** The first word is on the page long before a tenth of a second has passed. */
export const FirstWordAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { reply, says } = onScreen(canvas);
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    const shown = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!canvas.queryByRole('region', { name: 'Reply' })?.textContent?.includes('Two')) return;
        watch.disconnect();
        resolve(performance.now());
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const told = performance.now();
    say('Two agents', true);
    const took = (await shown) - told;
    console.info(`The first word took ${took.toFixed(1)} ms.`);
    await expect(reply()).toHaveTextContent('Two agents');
    playedAnswer.come('Two agents failed.');
  },
});

/** Escape stops the answer, and keeps what has come; the next one closes the message box. */
export const EscapeStopsThenCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { box, button, reply, says } = onScreen(canvas);
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    say('Two agents', true);
    await says('Responding');
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await says(ready);
    await expect(reply()).toHaveTextContent('Two agents');
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(button('Write a message')).toHaveFocus();
  },
});

/** Up in the empty box takes the last message back into it; Escape leaves it as it was. */
export const UpEditsTheLastMessage = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { box, says } = onScreen(canvas);
    await userEvent.keyboard('Who failed?{Enter}');
    await says('Thinking');
    playedAnswer.come('Two agents failed.');
    await says('Responding');
    await userEvent.keyboard('{ArrowUp}');
    await expect(box()).toHaveValue('Who failed?');
    await expect(canvas.getByText('Enter asks again')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveValue(''));
    await userEvent.keyboard('{ArrowUp}{Backspace} today?{Enter}');
    await says('Thinking');
    await expect(args.answer).toHaveBeenLastCalledWith('Who failed today?');
  },
});

const clock = manualTimers();
const coming = growing({ text: 'Two agents failed' });

/** After a key, what comes is shown as it comes. */
export const KeyShowsWhatComes = meta.story({
  render: () => (
    <AssistantScreen
      {...assistantArgs}
      state={{ ...responding, reply: { ...responding.reply!, text: '' }, pending: thinking.pending }}
      answer={coming}
      typing={{ still: false, random: () => 0, timers: clock }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const seen = () => within(canvas.getByRole('main')).getByRole('region', { name: 'Reply' }).textContent;
    await waitFor(() => expect(clock.waiting()).toBeGreaterThan(0));
    clock.advance(75);
    await waitFor(() => expect(seen()).toBe('Two'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(seen()).toBe('Two agents failed'));
    const before = coming.get();
    if (before) coming.set({ ...before, text: `${before.text} today, both of them` });
    await waitFor(() => expect(seen()).toBe('Two agents failed today, both of them'));
  },
});
