import { expect } from 'storybook/test';
import { fits } from '../../../test/agentPage/inStory.ts';
import {
  assistantArgs,
  conversationOf,
  history,
  open,
  quiet,
  reply,
  responding,
} from '../../../test/assistant/assistantArgs.ts';
import { onScreen } from '../../../test/assistant/onScreen.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** Long texts and small windows. */
const meta = preview.meta({ title: 'Assistant', component: AssistantScreen, args: assistantArgs });

const paragraph =
  'The lead generation agent scored them by size, region and the tools that they use, and left out the eleven that answered last quarter. ';

/** The orb is small, and the reply scrolls above the bar. */
export const LongText = meta.story({
  tags: ['odd'],
  args: {
    product: {
      name: 'Switchboard for the Northern Freight Association',
      version: 'v1.0.0-rc.12',
      subtitle: 'Voice and chat assistant for everyone in the association and its partners',
    },
    state: {
      ...responding,
      reply: { ...reply, text: Array.from({ length: 12 }, (_, index) => `${index + 1}. ${paragraph}`).join('\n\n') },
    },
  },
  play: async ({ canvas }) => {
    const { button, reply: bubble } = onScreen(canvas);
    await expect(bubble().scrollHeight).toBeGreaterThan(bubble().clientHeight);
    const { bottom } = bubble().getBoundingClientRect();
    await expect(bottom).toBeLessThan(button('Record a message').getBoundingClientRect().top);
  },
});

/** A message of any length stays readable while it is being answered. */
export const LongQuestion = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    state: { ...open, status: 'thinking', pending: { id: 'message-1', message: `${paragraph}\n`.repeat(40) } },
  },
  play: async ({ canvas }) => {
    const asked = canvas.getByRole('region', { name: 'Your message' });
    await expect(asked.scrollHeight).toBeGreaterThan(asked.clientHeight);
    await expect(asked.getBoundingClientRect().bottom).toBeLessThan(onScreen(canvas).box().getBoundingClientRect().top);
  },
});

const answered = {
  ...responding,
  reply: { ...reply, text: 'Your next meeting is the pilot review with Helio Biosciences at 10:00.' },
  conversation: conversationOf(history.slice(0, 1)),
  chatOpen: true,
  draft: 'Move it to Thursday afternoon',
};

/** A phone with its keyboard open has 390 × 420 px left. */
export const Keyboard = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'keyboard' } },
  parameters: {
    viewport: {
      options: {
        keyboard: { name: 'Keyboard open, 390', styles: { width: '390px', height: '420px' }, type: 'mobile' },
      },
    },
  },
  args: { state: answered },
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { state: answered },
  play: fits,
});

export const Small = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  args: { state: answered },
  play: fits,
});

export const SmallWithRecorder = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  args: { state: { ...quiet, recorder: { ...quiet.recorder, problem: 'microphone-denied' } } },
  play: fits,
});
