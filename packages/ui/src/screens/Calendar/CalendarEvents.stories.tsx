import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { calendarStatus, event, eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region, type Canvas } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args, cards, own, titles } from '../../../test/agentPage/calendarStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Events', ...agentPageMeta(CalendarScreen, args) });

/** The cards update shortly after the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(titles(canvas)).toEqual(expected));

/** An event of whole days of the calendar's zone. */
const whole = (id: string, from: string, to: string, more: Parameters<typeof eventAnswer>[0]) =>
  eventAnswer({
    id,
    startTime: `${from}T05:00:00Z`,
    endTime: `${to}T05:00:00Z`,
    isAllDay: true,
    type: 'appointment',
    attendees: [],
    ...more,
  });

export const Events = meta.story({
  parameters: { covers: ['calendar.events'] },
  play: async ({ canvas }) => {
    const section = region(canvas, 'Calendar Events');
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
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole('group', { name });
    await expect(titles(within(group('Upcoming')))).toEqual(['Next', 'Later']);
    await expect(titles(within(group('Past')))).toEqual(['Yesterday', 'First of all']);
    await expect(titles(canvas)).toEqual(['Next', 'Later', 'Yesterday', 'First of all']);
    const dates = ['Today, 20 Nov', 'Tue 24 Nov', 'Thu 19 Nov', 'Tue 17 Nov'];
    for (const [index, card] of cards(canvas).entries())
      await expect(within(card).getByText(dates[index] ?? '')).toBeVisible();
  },
});

/** Past events are labelled even without upcoming ones. */
export const OrderOfMatches = Order.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.order'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'yesterday');
    await shows(canvas, ['Yesterday']);
    await expect(canvas.getByRole('group', { name: 'Past' })).toBeVisible();
  },
});

/** How events stand in the calendar: what takes no time, what was answered, whole days, and what is more than an event. */
export const Marks = meta.story({
  parameters: { covers: ['calendar.marks'] },
  args: {
    query: { all: 'true' },
    status: own(
      eventAnswer({ id: 'free', title: 'Trade fair', transparency: 'transparent' }),
      eventAnswer({ id: 'declined', title: 'Webinar', answer: 'declined' }),
      eventAnswer({ id: 'maybe', title: 'Stocktaking', answer: 'tentative', status: 'tentative' }),
      eventAnswer({ id: 'open', title: 'Price round', answer: 'open' }),
      eventAnswer({ id: 'group', title: 'Town hall', answer: 'unnamed', attendees: [], attendeesOmitted: true }),
      eventAnswer({ id: 'off', title: 'Called off', status: 'cancelled' }),
      whole('away', '2026-11-21', '2026-11-24', { title: 'Holiday', eventType: 'outOfOffice' }),
      whole('home', '2026-11-21', '2026-11-22', { title: 'Home', eventType: 'workingLocation', visibility: 'private' }),
    ),
  },
  play: async ({ canvas }) => {
    const card = (title: string) => {
      const found = cards(canvas).find((one: HTMLElement) => within(one).queryByText(title));
      return within(found ?? document.body);
    };
    for (const [title, ...words] of [
      ['Trade fair', 'Free'],
      ['Webinar', 'Declined'],
      ['Stocktaking', 'Answered maybe', 'Tentative'],
      ['Price round', 'Not answered'],
      ['Town hall', 'Not invited by name', 'Too many to list'],
      ['Called off', 'Cancelled'],
      ['Holiday', 'Out of office', 'All day', 'Sat 21 Nov', 'until Mon 23 Nov'],
      ['Home', 'Working location', 'Private', 'All day', 'Sat 21 Nov'],
    ] as const)
      for (const word of words) await expect(card(title).getByText(word)).toBeVisible();
  },
});

export const MarksInDetail = Marks.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.marks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Holiday' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Holiday' }));
    for (const text of [
      'Busy · Out of office',
      /^Saturday,? 21 November 2026, all day$/,
      /^Monday,? 23 November 2026, all day$/,
    ])
      await expect(dialog.getByText(text)).toBeVisible();
  },
});

/** The address decides what is shown, and the filters in use are open. */
export const Filtered = meta.story({
  args: { query: { type: 'meeting', priority: 'high' } },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(['Pilot review with Helio Biosciences', 'Contract call, Northwind Freight']);
  },
});

export const FiltersTheEvents = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.events'] },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
  },
});

export const NoMatchClears = NoMatch.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(titles(canvas)).toHaveLength(4));
  },
});

/** Every field of an event. */
export const Detail = meta.story({
  args: { status: own(eventAnswer({ createdBy: 'ada@example.com', isRecurring: true })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pilot review/ }));
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
  },
});

export const DetailByKeyboard = Detail.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Pilot review/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Pilot review with Helio Biosciences' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
});

/** An event without attendees shows no dash in their place. */
export const NobodyInvited = meta.story({
  tags: ['odd'],
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

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...calendarStatus({ sample: false, slots: [] }),
      events: asRows(manyLike(10_000, event(), (index) => ({ id: `event-${index}`, title: `Event ${index}` }))),
    }),
  },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toHaveLength(6);
  },
});

export const EventsHugeGrowAndAreSearched = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10,000' }));
    await expect(cards(canvas)).toHaveLength(100);
    // Set in one step: each key would render the long list again.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('event 9999');
    await shows(canvas, ['Event 9999']);
  },
});
