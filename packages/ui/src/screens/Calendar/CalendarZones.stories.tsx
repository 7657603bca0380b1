import { calendarStatus, eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args, cards, titles } from '../../../test/agentPage/calendarStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Time zones', ...agentPageMeta(CalendarScreen, args) });

/**
 * Times are in the reader's zone, with the calendar's zone beside them. There it may be another day, and clocks may
 * change during an event.
 */
export const Zones = meta.story({
  args: {
    status: ready(
      calendarStatus({
        sample: false,
        timezone: 'America/Los_Angeles',
        events: [
          eventAnswer({
            id: 'night',
            title: 'Night shift',
            startTime: '2026-11-21T06:30:00Z',
            endTime: '2026-11-21T10:00:00Z',
          }),
          eventAnswer({
            id: 'spring',
            title: 'Over the change',
            startTime: '2027-03-14T09:30:00Z',
            endTime: '2027-03-14T10:30:00Z',
          }),
          eventAnswer({
            id: 'over',
            title: 'Long over',
            startTime: '2026-11-18T18:00:00Z',
            endTime: '2026-11-18T19:00:00Z',
          }),
          eventAnswer({
            id: 'next',
            title: 'This morning',
            startTime: '2026-11-20T17:00:00Z',
            endTime: '2026-11-20T18:00:00Z',
          }),
        ],
        slots: [],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(['This morning', 'Night shift', 'Over the change', 'Long over']);
    const [morning, night, spring, over] = cards(canvas).map((card: HTMLElement) => within(card));
    await expect(morning?.getByText('18:00')).toBeVisible();
    await expect(morning?.getByText('(09:00 Los Angeles)')).toBeVisible();
    await expect(morning?.getByText('Today, 20 Nov')).toBeVisible();
    for (const text of ['07:30', '(Fri 22:30 Los Angeles)', '3 h 30 min', 'Sat 21 Nov'])
      await expect(night?.getByText(text)).toBeVisible();
    await expect(night?.queryByText(/until/)).toBeNull();
    // 01:30 to 03:30 on the clocks there, but one hour long.
    for (const text of ['10:30', '(01:30 Los Angeles)', '1 h', 'Sun 14 Mar 2027'])
      await expect(spring?.getByText(text)).toBeVisible();
    await expect(over?.getByText('Wed 18 Nov')).toBeVisible();
  },
});

/** An event during which the clocks change there. */
export const InDetail = Zones.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Over the change' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText(/^Sunday,? 14 March 2027, 10:30 (CET|GMT\+1) \(01:30 Los Angeles\)$/)).toBeVisible();
    await expect(dialog.getByText(/^Sunday,? 14 March 2027, 11:30 (CET|GMT\+1) \(03:30 Los Angeles\)$/)).toBeVisible();
  },
});

/** A reader in the calendar's zone, or in one with the same time: no time is shown twice. */
export const SameZone = meta.story({
  tags: ['odd'],
  args: { status: ready(calendarStatus({ timezone: 'Europe/Paris' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Times in Europe\/Paris/)).toBeVisible();
    await expect(canvas.getByText('16:00')).toBeVisible();
    await expect(canvas.queryByText(/Paris\)/)).toBeNull();
    await expect(region(canvas, "Today's Schedule").getByText('09:00–10:00')).toBeVisible();
  },
});

/** A zone that the browser does not know: events use the zone of the working hours, slots show their times as received. */
export const UnknownZone = meta.story({
  tags: ['odd'],
  args: { status: ready(calendarStatus({ timezone: 'Mars/Base' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Times in (CET|GMT\+1), New York time in brackets$/)).toBeVisible();
    await expect(region(canvas, "Today's Schedule").getByText('Mars/Base')).toBeVisible();
    await expect(titles(canvas)).toHaveLength(4);
  },
});
