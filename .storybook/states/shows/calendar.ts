import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { badge, enabled, filled, named, officeHours } from '../onPage.ts';

const onCards = (page: Page, ...words: readonly string[]) =>
  words.flatMap((word) => page.getAllByText(word, { selector: 'article *' }));
const cardWords = ['Meeting', 'Appointment', 'Confirmed', 'High', 'Medium', 'Low', 'accepted', 'pending', 'Room 4'];
const zones = [
  'America/New_York (Eastern)',
  'America/Chicago (Central)',
  'America/Denver (Mountain)',
  'America/Los_Angeles (Pacific)',
];

export const calendarShows: Shows = {
  'calendar.active': (page) => [badge(page, 'Active'), ...enabled(page, 'Configure', 'Stop')],
  'calendar.idle': (page) => [badge(page, 'Idle'), ...enabled(page, 'Configure', 'Start')],
  'calendar.overview': (page) => [
    ...named(page, 'region', /^Calendar Performance/, /^Recent Activity/),
    ...named(page, 'group', 'Events Managed', 'Meetings Scheduled', 'Conflicts Resolved', 'Efficiency Score'),
  ],
  'calendar.events': (page) => {
    const events = within(page.getByRole('region', { name: 'Calendar Events' }));
    return [
      ...onCards(page, ...cardWords),
      ...events.getAllByRole('link', { name: /Google Meet/ }),
      ...named(events, 'button', 'Filter', 'Schedule Event'),
      ...named(events, 'searchbox', 'Search events'),
    ];
  },
  'calendar.marks': (page) =>
    onCards(
      page,
      'Free',
      'Declined',
      'Not answered',
      'Answered maybe',
      'Tentative',
      'Cancelled',
      'Out of office',
      'All day',
    ),
  'calendar.order': (page) => [
    ...named(page, 'heading', 'Upcoming', 'Past'),
    ...page
      .getAllByRole('article')
      .map((card) => within(card).getByText(/^(Today,|[A-Z][a-z]{2}) \d{1,2} [A-Z][a-z]{2}$/)),
  ],
  'calendar.overlap': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Schedule an event' }));
    return [
      dialog.getByText(/^Overlaps with ?, \d\d:\d\d–\d\d:\d\d$/),
      dialog.getByText('Dentist'),
      dialog.getByRole('button', { name: 'Schedule Event' }),
    ];
  },
  'calendar.kept': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Kick-off' }));
    return [
      dialog.getAllByText('Kept here: connect Google Calendar to send invitations'),
      dialog.getByRole('link', { name: 'Connect Google Calendar' }),
      dialog.getByRole('button', { name: 'Send to Google Calendar' }),
    ].flat();
  },
  'calendar.preset': (page) =>
    within(page.getByRole('dialog', { name: 'Schedule an event' })).getByDisplayValue('2026-11-23T09:30'),
  'calendar.free-times': (page) => {
    const times = within(page.getByRole('group', { name: 'Free times' }));
    return [...times.getAllByRole('button', { name: /^Mon 23 Nov, / }), times.getByText(/^Not known whether free: /)];
  },
  'calendar.free-times-none': (page) => page.getByText(/^No time within two weeks suits everyone\. /),
  'calendar.proposals': (page) => {
    const proposals = within(page.getByRole('list', { name: 'Proposals' }));
    return [
      ...proposals.getAllByText('Accept “Prawns: slot at the gate” from Femke Dekker'),
      ...proposals.getAllByRole('button', { name: /^(Do it|Discard): / }),
    ];
  },
  'calendar.answers': (page) => {
    const list = within(page.getByRole('list', { name: 'Done in Your Name' }));
    return [
      ...['Accepted “Budget” from Samira', 'Undone'].flatMap((words) => list.getAllByText(words)),
      ...list.getAllByRole('button', { name: /^Undo: / }),
    ];
  },
  'calendar.empty': (page) => page.getByRole('heading', { name: 'No events yet' }),
  'calendar.availability': (page) => {
    const schedule = within(page.getByRole('list', { name: "Today's Schedule" }));
    return ['Available', 'Busy', 'Dentist'].flatMap((words) => schedule.getAllByText(words));
  },
  'calendar.availability-many': (page) => [
    page.getByText('96 of 10,000 slots are shown'),
    ...named(page, 'button', 'Show more'),
  ],
  'calendar.configuration': (page) => [
    ...named(page, 'region', 'Basic Settings', 'Working Hours', 'Meeting Settings', /^Performance Analytics/),
    ...officeHours(page),
    ...named(page, 'option', ...zones),
    filled(page, 'Buffer time', '15'),
    filled(page, 'Meetings a day', '8'),
    filled(page, 'Default length', '30'),
    ...['15 min before', '60 min before'].map((words) => page.getByText(words)),
  ],
};
