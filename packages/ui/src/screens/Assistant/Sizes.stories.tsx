import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, screen } from 'storybook/test';
import { AssistantScreen } from './AssistantScreen.tsx';
import type { HistoryEntry } from './engine/AssistantState.ts';
import { assistantArgs, quiet } from '../../../test/assistant/assistantArgs.ts';
import { box } from '../../../test/assistant/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';

/** Long texts and small windows. */
const meta = preview.meta({
  title: 'Assistant',
  component: AssistantScreen,
  args: { ...assistantArgs, typing: { still: true } },
});

const reply = { id: 'message-1-reply', text: '', tone: 'reply' as const, agents: [] };
const history: HistoryEntry[] = [{ id: 'message-1', from: 'person', text: 'When is my next meeting?', at: FIXED_NOW }];

const paragraph =
  'The lead generation agent scored them by size, region and the tools that they use, and left out the eleven that answered last quarter. ';
export const LongText = meta.story({
  args: {
    product: {
      name: 'Switchboard for the Northern Freight Association',
      version: 'v1.0.0-rc.12',
      subtitle: 'Voice and chat assistant for everyone in the association and its partners',
    },
    state: {
      ...quiet,
      status: 'responding',
      reply: { ...reply, text: Array.from({ length: 12 }, (_, index) => `${index + 1}. ${paragraph}`).join('\n\n') },
      history,
    },
  },
  play: async () => {
    const bubble = screen.getByRole('region', { name: 'Reply' });
    await expect(bubble.scrollHeight).toBeGreaterThan(bubble.clientHeight);
    const { bottom } = bubble.getBoundingClientRect();
    await expect(bottom).toBeLessThan(
      screen.getByRole('button', { name: 'Record a message' }).getBoundingClientRect().top,
    );
  },
});

const phone = { globals: { viewport: { value: 'narrow' } } } as const;
export const Narrow = meta.story({
  ...phone,
  args: {
    state: {
      ...quiet,
      status: 'responding',
      reply: { ...reply, text: 'Your next meeting is the pilot review with Helio Biosciences at 10:00.' },
      history,
      chatOpen: true,
      draft: 'Move it to Thursday afternoon',
    },
  },
});
export const NarrowLongText = meta.story({ ...phone, args: LongText.composed.args });

/** A phone with its keyboard open has 390 × 420 px left. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'keyboard' } },
  parameters: {
    viewport: {
      options: {
        keyboard: { name: 'Keyboard open, 390', styles: { width: '390px', height: '420px' }, type: 'mobile' },
      },
    },
  },
  args: Narrow.composed.args,
});
/** A message of any length stays readable while it is being answered. */
export const LongQuestion = meta.story({
  ...phone,
  args: {
    state: {
      ...quiet,
      status: 'thinking',
      pending: { id: 'message-1', message: `${paragraph}\n`.repeat(40) },
      chatOpen: true,
    },
  },
  play: async () => {
    const asked = screen.getByRole('region', { name: 'Your message' });
    await expect(asked.scrollHeight).toBeGreaterThan(asked.clientHeight);
    await expect(asked.getBoundingClientRect().bottom).toBeLessThan(box().getBoundingClientRect().top);
  },
});
export const Small = meta.story({ globals: { viewport: { value: 'small' } }, args: Narrow.composed.args });
