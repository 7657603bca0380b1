import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { args, findSlots } from '../../../test/agentPage/calendarStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Free times', ...agentPageMeta(CalendarScreen, args) });

const slots = ['2026-11-23T14:00', '2026-11-23T15:00', '2026-11-24T14:00'].map((startsAt) => ({
  startsAt: `${startsAt}:00.000Z`,
  endsAt: `${startsAt.slice(0, -2)}30:00.000Z`,
}));
const answering = (onFindSlots: ReturnType<typeof findSlots>) => ({ calendar: { ...args.calendar, onFindSlots } });

async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
  const dialog = within(canvas.getByRole('dialog', { name: 'Schedule an event' }));
  return { dialog, times: within(await dialog.findByRole('group', { name: 'Free times' })) };
}

export const Found = meta.story({
  parameters: { covers: ['calendar.free-times'] },
  args: answering(findSlots({ slots, unreadable: ['dana@northwindfreight.com'] })),
  play: async (page) => {
    const { times } = await open(page);
    await expect(await times.findByRole('button', { name: 'Mon 23 Nov, 15:00–15:30' })).toBeVisible();
    await expect(times.getByText('Not known whether free: dana@northwindfreight.com.')).toBeVisible();
  },
});

/** A press fills in start and end, and doesn't move the search; other attendees do. */
export const FreeTimeChosen = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.free-times'] },
  args: answering(findSlots({ slots, unreadable: [] })),
  play: async (page) => {
    const { onFindSlots } = page.args.calendar;
    const { dialog, times } = await open(page);
    await page.userEvent.click(await times.findByRole('button', { name: 'Tue 24 Nov, 15:00–15:30' }));
    await expect(dialog.getByLabelText(/^Start/)).toHaveValue('2026-11-24T15:00');
    await expect(dialog.getByLabelText(/^End/)).toHaveValue('2026-11-24T15:30');
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'Attendees' }), 'ada@x.example{Enter}');
    await waitFor(() => expect(onFindSlots).toHaveBeenLastCalledWith({ attendees: ['ada@x.example'], minutes: 30 }));
    await fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: '2026-12-01T09:00' } });
    await waitFor(() =>
      expect(onFindSlots).toHaveBeenLastCalledWith({
        attendees: ['ada@x.example'],
        from: '2026-12-01T08:00:00.000Z',
        minutes: 30,
      }),
    );
  },
});

export const None = meta.story({
  parameters: { covers: ['calendar.free-times-none'] },
  args: answering(
    findSlots({
      slots: [],
      unreadable: [],
      reason: { kind: 'connectAccount', args: { services: ['Google Calendar'] } },
    }),
  ),
  play: async (page) => {
    const { times } = await open(page);
    await expect(
      await times.findByText(
        'No time within two weeks suits everyone. Connect Google Calendar with a Refresh Token under API Connections.',
      ),
    ).toBeVisible();
  },
});

export const FreeTimesFailed = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.free-times-none'] },
  args: { calendar: { ...args.calendar, onFindSlots: refuse({ kind: 'unreachable', message: 'No connection' }) } },
  play: async (page) => {
    const { times } = await open(page);
    await expect(await times.findByText('No connection')).toBeVisible();
  },
});
