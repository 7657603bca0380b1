import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { calendarStatus, event, eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { manyLike } from '@switchboard/api-mocks/builders/many';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region, type Canvas } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args, cards, titles } from '../../../test/agentPage/calendarStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Calendar',

  ...agentPageMeta(CalendarScreen, args),
});

/** The cards update shortly after the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(titles(canvas)).toEqual(expected));
const own = (...events: ReturnType<typeof eventAnswer>[]) =>
  ready(calendarStatus({ sample: false, events, slots: [], metrics: { eventsManaged: events.length } }));
const typeMoment = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

export const Events = meta.story({
  parameters: { covers: ['calendar.events'] },
  play: async ({ canvas }) => {
    const section = region(canvas, 'Calendar Events');
    for (const name of ['Filter', 'Schedule Event']) await expect(section.getByRole('button', { name })).toBeVisible();
    await expect(section.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
    await expect(section.getByText(/^Times in (CET|GMT\+1), New York time in brackets$/)).toBeVisible();
    const [pilot, pipeline, dentist] = cards(canvas).map((card: HTMLElement) => within(card));
    for (const text of [
      '16:00',
      '(10:00 New York)',
      '45 min',
      'Meeting',
      'Confirmed',
      'High',
      'Marcus Oyelaran',
      'accepted',
      'Ada Brandt',
      'pending',
    ])
      await expect(pilot?.getByText(text)).toBeVisible();
    await expect(pilot?.getByText('16:00').title).toMatch(
      /^Friday,? 20 November 2026 at 16:00:00 (CET|GMT\+1), in New York Friday,? 20 November 2026 at 10:00:00 (EST|GMT-5)$/,
    );
    await expect(pilot?.getByRole('link', { name: /Google Meet/ })).toHaveAttribute(
      'href',
      'https://meet.example/pilot-review',
    );
    await expect(pilot?.getByRole('link', { name: /Google Meet/ })).toHaveAttribute('rel', 'noopener noreferrer');
    for (const text of ['Room 4', 'Repeats', 'Medium']) await expect(pipeline?.getByText(text)).toBeVisible();
    await expect(pipeline?.queryByRole('link')).toBeNull();
    for (const text of ['Appointment', 'Hauptstr. 12', 'Low', '1 h'])
      await expect(dentist?.getByText(text)).toBeVisible();
  },
});

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
  play: async ({ canvas, userEvent }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Over the change' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText(/^Sunday,? 14 March 2027, 10:30 (CET|GMT\+1) \(01:30 Los Angeles\)$/)).toBeVisible();
    await expect(dialog.getByText(/^Sunday,? 14 March 2027, 11:30 (CET|GMT\+1) \(03:30 Los Angeles\)$/)).toBeVisible();
  },
});

/** A reader in the calendar's zone, or in one with the same time: no time is shown twice. */
export const SameZone = meta.story({
  args: { status: ready(calendarStatus({ timezone: 'Europe/Paris' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Times in Europe\/Paris/)).toBeVisible();
    await expect(canvas.getByText('16:00')).toBeVisible();
    await expect(canvas.queryByText(/Paris\)/)).toBeNull();
    await expect(region(canvas, "Today's Schedule").getByText('09:00–10:00')).toBeVisible();
  },
});

/**
 * One order, labelled on screen: upcoming events with the next first, then past ones with the latest first. Each card
 * has its date.
 */
export const Order = meta.story({
  parameters: { covers: ['calendar.order'] },
  args: {
    status: own(
      eventAnswer({
        id: 'first',
        title: 'First of all',
        startTime: '2026-11-17T15:00:00Z',
        endTime: '2026-11-17T16:00:00Z',
      }),
      eventAnswer({ id: 'later', title: 'Later', startTime: '2026-11-24T15:00:00Z', endTime: '2026-11-24T16:00:00Z' }),
      eventAnswer({
        id: 'last',
        title: 'Yesterday',
        startTime: '2026-11-19T15:00:00Z',
        endTime: '2026-11-19T16:00:00Z',
      }),
      eventAnswer({ id: 'next', title: 'Next', startTime: '2026-11-20T19:00:00Z', endTime: '2026-11-20T20:00:00Z' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const group = (name: string) => canvas.getByRole('group', { name });
    await expect(titles(within(group('Upcoming')))).toEqual(['Next', 'Later']);
    await expect(titles(within(group('Past')))).toEqual(['Yesterday', 'First of all']);
    await expect(titles(canvas)).toEqual(['Next', 'Later', 'Yesterday', 'First of all']);
    const dates = ['Today, 20 Nov', 'Tue 24 Nov', 'Thu 19 Nov', 'Tue 17 Nov'];
    for (const [index, card] of cards(canvas).entries())
      await expect(within(card).getByText(dates[index] ?? '')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'yesterday');
    await shows(canvas, ['Yesterday']);
    // Past events are labelled even without upcoming ones.
    await expect(group('Past')).toBeVisible();
  },
});

/** A zone that the browser does not know: events use the zone of the working hours, slots show their times as received. */
export const UnknownZone = meta.story({
  args: { status: ready(calendarStatus({ timezone: 'Mars/Base' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Times in (CET|GMT\+1), New York time in brackets$/)).toBeVisible();
    await expect(region(canvas, "Today's Schedule").getByText('Mars/Base')).toBeVisible();
    await expect(titles(canvas)).toHaveLength(4);
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Type' })).getByRole('button', { name: 'Meeting' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Priority' })).getByRole('button', { name: 'High' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ priority: 'high' });
    await shows(canvas, ['Pilot review with Helio Biosciences', 'Contract call, Northwind Freight']);
    await userEvent.type(canvas.getByRole('searchbox'), 'dana');
    await shows(canvas, ['Contract call, Northwind Freight']);
  },
});

export const NoMatch = meta.story({
  args: { query: { search: 'zeppelin' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(titles(canvas)).toHaveLength(4));
  },
});

/** Every field of an event. */
export const Detail = meta.story({
  args: { status: own(eventAnswer({ createdBy: 'ada@example.com', isRecurring: true })) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Pilot review/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: 'Pilot review with Helio Biosciences' }));
    for (const text of [
      'Results of the first six weeks.',
      /^Friday,? 20 November 2026, 16:00 (CET|GMT\+1) \(10:00 New York\)$/,
      '45 min',
      'm.oyelaran@heliobio.io',
      'Google Meet',
      'Meeting',
      'Confirmed',
      'High',
      'Yes',
      'primary',
      'event-1',
    ]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await expect(dialog.getByRole('link', { name: /meet.example/ })).toHaveAttribute(
      'href',
      'https://meet.example/pilot-review',
    );
    await expect(dialog.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada@example.com',
    );
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
});

export const ScheduleEvent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Schedule an event' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Schedule Event' }));
    await expect(
      dialog.getByText(
        /^Times are in your own time zone, (CET|GMT\+1)\. The calendar works in New York time, (EST|GMT-5)\.$/,
      ),
    ).toBeVisible();
    await send();
    for (const label of ['Title', 'Start', 'End']) await expect(dialog.getByText(`${label} is required`)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2027-03-28T09:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2027-03-28T09:00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Meeting link' }), 'http://meet');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Attendees' }), 'ada@example.com,nobody');
    await send();
    await expect(dialog.getByText('The end must be after the start')).toBeVisible();
    await expect(dialog.getByText('Enter an address that starts with https://')).toBeVisible();
    // Text typed but not yet added counts too.
    await expect(dialog.getByText('Enter e-mail addresses such as name@company.com')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await typeMoment(dialog.getByLabelText(/^End/), '2027-03-28T10:30');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Meeting link' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Attendees' }), '@example.com');
    await send();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    // Summer time began that night: 09:00 in Berlin is 07:00 UTC.
    await expect(args.onAdd).toHaveBeenCalledWith('events', {
      title: 'Kick-off',
      description: '',
      startTime: '2027-03-28T07:00:00.000Z',
      endTime: '2027-03-28T08:30:00.000Z',
      attendees: ['ada@example.com', 'nobody@example.com'],
      location: '',
      meetingLink: '',
      type: 'meeting',
      priority: 'medium',
    });
  },
});

/** Overlaps are shown beside the time, and the event can still be scheduled. */
export const ScheduleOverlapping = meta.story({
  parameters: { covers: ['calendar.overlap'] },
  args: {
    status: own(
      eventAnswer({
        id: 'dentist',
        title: 'Dentist',
        startTime: '2026-11-23T19:00:00Z',
        endTime: '2026-11-23T20:00:00Z',
      }),
      eventAnswer({ id: 'open', title: 'Open end', startTime: '2026-11-23T20:00:00Z', endTime: undefined }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Schedule an event' }));
    const notice = dialog.getByRole('status');
    await expect(notice).toBeEmptyDOMElement();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-23T19:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T20:00');
    await expect(notice).toBeEmptyDOMElement();
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T20:30');
    await expect(notice).toHaveTextContent(/^Overlaps with Dentist, 20:00–21:00$/);
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T21:10');
    await expect(notice).toHaveTextContent('Overlaps with Open end, 21:00–21:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule Event' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** Samples are nobody's events: a notice about one says so. */
export const ScheduleOverSample = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const dialog = within(canvas.getByRole('dialog'));
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-20T20:30');
    await expect(dialog.getByRole('status')).toHaveTextContent('Overlaps with Dentist (sample), 20:00–21:00');
  },
});

export const ScheduleRefused = meta.story({
  args: {
    onAdd: refuse({
      kind: 'invalid',
      message: 'Limit of 8 meetings reached',
      fields: { startTime: 'Choose another day' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-23T09:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T09:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule Event' }));
    await expect(await dialog.findByText('Limit of 8 meetings reached')).toBeVisible();
    await expect(dialog.getByText('Choose another day')).toBeVisible();
    await expect(dialog.getByLabelText(/^Start/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Start/)).toHaveValue('2026-11-23T09:00');
  },
});

/** An event without attendees shows no dash in their place. */
export const NobodyInvited = meta.story({
  args: {
    status: ready({
      ...calendarStatus({ sample: false }),
      events: asRows([
        event({ attendees: [], priority: 'low' }),
        { ...event({ id: 'bare', attendees: [] }), priority: undefined },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(first?.getByText('Low')).toBeVisible();
    await expect(first?.queryByText('–')).toBeNull();
    await expect(second?.queryByText('–')).toBeNull();
  },
});

export const EventsHuge = meta.story({
  args: {
    status: ready({
      ...calendarStatus({ sample: false, slots: [] }),
      events: asRows(manyLike(10_000, event(), (index) => ({ id: `event-${index}`, title: `Event ${index}` }))),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(cards(canvas)).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
    await expect(cards(canvas)).toHaveLength(48);
    // Set in one step: each key would render the long list again.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('event 9999');
    await shows(canvas, ['Event 9999']);
  },
});
