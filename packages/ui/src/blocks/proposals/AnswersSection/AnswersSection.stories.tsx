import { answer } from '@switchboard/api-mocks/builders/proposals';
import { longText, odd } from '@switchboard/api-mocks/builders/texts';
import { minutesAgo, FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect } from 'storybook/test';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { AnswersSection } from './AnswersSection.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const rows = (...items: ReturnType<typeof answer>[]) => ({ items, leftOut: 0 });

const meta = preview.meta({
  component: AnswersSection,
  tags: ['autodocs', 'manifest'],
  args: {
    answers: rows(
      answer(),
      answer({
        id: 'answer-2',
        did: 'declined',
        text: { kind: 'invitationDeclined', args: { title: 'Route planning', by: 'Bartosz' } },
        reason: { kind: 'clashesWith', args: { title: 'Board paper' } },
        state: 'undone',
        at: minutesAgo(90),
      }),
    ),
    onUndo: agree(),
    now: FIXED_NOW,
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Undoes = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Accepted “Budget” from Samira' }));
    await expect(args.onUndo).toHaveBeenCalledWith('answer-1');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** It was answered differently meanwhile. */
export const Refused = meta.story({
  tags: ['behaviour'],
  args: {
    answers: rows(answer()),
    onUndo: refuse({ kind: 'conflict', message: 'It was answered in the meantime', fields: {} }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not undone: It was answered in the meantime');
  },
});

/** A long title from outside, in another direction of writing. */
export const Odd = meta.story({
  tags: ['odd'],
  args: {
    answers: {
      items: [
        answer({ text: { kind: 'invitationAccepted', args: { title: longText(400), by: odd.rightToLeft } } }),
        answer({ id: 'answer-2', text: undefined, reason: undefined, sandbox: true }),
      ],
      leftOut: 2,
    },
  },
});

export const None = meta.story({
  tags: ['behaviour'],
  args: { answers: rows() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
