import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { calendarStatus, slot } from '@switchboard/api-mocks/builders/calendar';
import { odd } from '@switchboard/api-mocks/builders/texts';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { readsWell, region } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args } from '../../../test/agentPage/calendarStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Availability', ...agentPageMeta(CalendarScreen, args) });

export const Availability = meta.story({
  args: { now: new Date('2026-11-20T15:20:00Z') },
  parameters: { covers: ['calendar.availability'] },
  play: async ({ canvas }) => {
    const schedule = within(canvas.getByRole('list', { name: "Today's Schedule" }));
    await expect(region(canvas, "Today's Schedule").getByText(/^(CET|GMT\+1) \(New York\)$/)).toBeVisible();
    const rows = schedule.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      '15:00–16:00(09:00–10:00)Available',
      '16:00–16:45(10:00–10:45)Now · Pilot reviewBusy',
      '16:45–17:30(10:45–11:30)Available',
      '17:30–18:00(11:30–12:00)Weekly pipelineBusy',
      '18:00–20:00(12:00–14:00)Available',
      '20:00–21:00(14:00–15:00)DentistBusy',
      '21:00–22:00(15:00–16:00)Available',
      '22:00–22:30(16:00–16:30)Contract callBusy',
      '22:30–23:00(16:30–17:00)BufferBusy',
    ]);
    await expect(
      region(canvas, "Today's Schedule")
        .getAllByText(/^\d\d$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['15', '16', '17', '18', '19', '20', '21', '22', '23']);
    await expect(schedule.getByTitle('10:00–10:45 New York')).toBeVisible();
    await expect(rows.filter((row) => row.getAttribute('aria-current') === 'time')).toEqual([rows[1]]);
  },
});

/** The night the clocks go back: two o'clock comes twice, and a slot across it does not become a day long. */
export const ClocksGoBack = meta.story({
  tags: ['odd'],
  args: {
    now: new Date('2026-10-25T01:30:00Z'),
    status: ready({
      ...calendarStatus({ sample: false, slots: [], timezone: 'Europe/Berlin' }),
      slots: asRows([
        slot({
          date: '2026-10-25',
          startTime: '00:00',
          endTime: '02:45',
          startsAt: '2026-10-24T22:00:00Z',
          endsAt: '2026-10-25T00:45:00Z',
        }),
        slot({
          date: '2026-10-25',
          startTime: '02:45',
          endTime: '02:15',
          startsAt: '2026-10-25T00:45:00Z',
          endsAt: '2026-10-25T01:15:00Z',
          isAvailable: false,
          conflictReason: 'Night shift',
        }),
        slot({
          date: '2026-10-25',
          startTime: '02:15',
          endTime: '06:00',
          startsAt: '2026-10-25T01:15:00Z',
          endsAt: '2026-10-25T05:00:00Z',
        }),
      ]),
    }),
  },
  play: async ({ canvas }) => {
    const today = region(canvas, "Today's Schedule");
    const rows = today.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      '00:00–02:45Available',
      '02:45–02:15Night shift · Clocks go backBusy',
      '02:15–06:00NowAvailable',
    ]);
    await expect(rows.filter((row) => row.getAttribute('aria-current') === 'time')).toEqual([rows[2]]);
    await expect(today.getAllByText(/^0\d$/).map(({ textContent }) => textContent)).toEqual([
      '00',
      '01',
      '02',
      '02',
      '03',
      '04',
      '05',
      '06',
    ]);
  },
});

/** Slots over midnight, without times, or of another day: nothing is lost and nothing made up. */
export const OddSlots = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...calendarStatus({ sample: false, slots: [] }),
      slots: asRows(
        [
          slot({ date: '2026-11-19', startTime: '22:00', endTime: '02:00' }),
          slot({
            date: '2026-11-19',
            startTime: 'soon',
            endTime: '10:00',
            isAvailable: false,
            conflictReason: odd.markup,
          }),
          { ...slot({ date: '2026-11-19', startTime: '08:00', endTime: '09:00' }), isAvailable: undefined },
        ],
        1,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const schedule = within(canvas.getByRole('list', { name: "Today's Schedule" }));
    await expect(schedule.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '14:00–15:00(08:00–09:00)Unknown',
      '04:00–08:00(Thu 22:00–02:00)Available',
      `soon–10:00${odd.markup}Busy`,
    ]);
    await expect(region(canvas, "Today's Schedule").getByText(/19 Nov/)).toBeVisible();
    await expect(canvas.getByText('1 slot could not be read')).toBeVisible();
    await readsWell(canvas);
  },
});

/** Only a day's worth is shown at first, so that the page stays fast. */
export const Many = meta.story({
  args: {
    status: ready({ ...calendarStatus({ sample: false, slots: [] }), slots: asRows(many(10_000, () => slot())) }),
  },
  parameters: { covers: ['calendar.availability-many'] },
  play: async ({ canvas }) => {
    const today = region(canvas, "Today's Schedule");
    await expect(today.getAllByRole('listitem')).toHaveLength(96);
    await expect(today.getByText('96 of 10,000 slots are shown')).toBeVisible();
  },
});

export const AvailabilityManyGrows = Many.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.availability-many'] },
  play: async ({ canvas, userEvent }) => {
    const schedule = within(canvas.getByRole('list', { name: "Today's Schedule" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(schedule.getAllByRole('listitem')).toHaveLength(192);
  },
});
