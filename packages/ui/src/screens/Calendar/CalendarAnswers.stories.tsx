import { calendarStatus } from '@switchboard/api-mocks/builders/calendar';
import { proposal } from '@switchboard/api-mocks/builders/proposals';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/calendarStory.ts';
import { agree, refuse } from '../../../test/format/outcomes.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Answers', ...agentPageMeta(CalendarScreen, args) });

const names = { title: 'Prawns: slot at the gate', by: 'Femke Dekker' };
const status = ready(
  calendarStatus({
    answers: [
      {
        id: 'answer-1',
        did: 'accepted',
        text: { kind: 'invitationAccepted', args: { title: 'Budget', by: 'Samira' } },
        reason: { kind: 'fallsIntoFreeSlot', args: {} },
        state: 'done',
        at: '2026-11-20T13:00:00.000Z',
      },
      {
        id: 'answer-2',
        did: 'declined',
        text: { kind: 'invitationDeclined', args: { title: 'Route planning', by: 'Bartosz' } },
        reason: { kind: 'clashesWith', args: { title: 'Board paper' } },
        state: 'undone',
        at: '2026-11-20T12:00:00.000Z',
      },
    ],
  }),
);

export const DoneInYourName = meta.story({
  parameters: { covers: ['calendar.answers'] },
  args: { status },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Done in Your Name' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('It fits a free slot in the working hours');
    await expect(second).toHaveTextContent(/It clashes with “Board paper”.*Undone/);
  },
});

export const Undo = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.answers'] },
  args: { status },
  play: async ({ args: page, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Accepted “Budget” from Samira' }));
    await expect(page.calendar.onUndo).toHaveBeenCalledWith('answer-1');
  },
});

export const UndoRefused = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.answers'] },
  args: {
    status,
    calendar: {
      ...args.calendar,
      onUndo: refuse({ kind: 'conflict', message: 'It was answered in the meantime', fields: {} }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: / }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Not undone: It was answered in the meantime'),
    );
  },
});

export const Proposals = meta.story({
  parameters: { covers: ['calendar.proposals'] },
  args: {
    status: ready(calendarStatus({ proposals: [proposal({ text: { kind: 'acceptInvitation', args: names } })] })),
    proposals: { onCarryOut: agree(), onDiscard: agree() },
  },
});
