import { calendarSettings, type CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { expect, test } from 'vitest';
import { inWords } from '../../../../test/inWords.ts';
import { json } from '../../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../../records/collections.ts';

const server = sandboxedApp();
const { configure, connect, page, run, send, world } = server;

interface Page {
  readonly events: RecordOf<'events'>[];
  readonly answers: { text: string }[];
  readonly metrics: Readonly<Record<string, number>>;
  readonly slots: { startTime: string; isAvailable: boolean; conflictReason?: string }[];
}
const room = 'raum-elster@rooms.nordlicht-feinkost.example';
const boss = { email: 'boss@nordlicht-feinkost.example', displayName: 'Boss' };
const me = { email: 'ada.brandt@nordlicht-feinkost.example', self: true };
const guest = { email: 'guest@elsewhere.example', responseStatus: 'needsAction' };
/** Today in New York, where the working hours are. */
const today = (from: string, to: string) => ({
  start: { dateTime: `2026-03-12T${from}:00-04:00` },
  end: { dateTime: `2026-03-12T${to}:00-04:00` },
});
const day = (date: string, end: string) => ({ start: { date }, end: { date: end } });
const event = <More extends object>(id: string, more: More) => ({
  id,
  summary: id,
  status: 'confirmed',
  organizer: { ...me },
  ...today('12:00', '13:00'),
  ...more,
});
const invitation = (id: string, more: object) =>
  event(id, { organizer: boss, attendees: [{ ...me, responseStatus: 'needsAction' }], ...more });
const list = (...items: readonly object[]) => {
  world.play = ({ method, address }) => (method === 'GET' && address.endsWith('/events') ? json({ items }) : undefined);
};
/** Lists an event, tells it in full by its id, and takes a change of it. */
const offer = (item: { readonly id: string }, listed: object = item) => {
  world.play = ({ method, address }) =>
    method === 'PATCH' || address.endsWith(`/${item.id}`)
      ? json(item)
      : method === 'GET' && address.endsWith('/events')
        ? json({ items: [listed] })
        : undefined;
};
const set = (settings: Partial<CalendarSettings>) =>
  configure('calendar', { ...calendarSettings.defaults, ...settings });
const written = () => world.asked.filter(({ method }) => method === 'PATCH');
const shown = async (...items: readonly object[]): Promise<Page> => {
  list(...items);
  await run('calendar');
  return page<Page>('calendar');
};
/** The steps of all runs, as they are stored. */
const steps = async () =>
  (await server.db.selectFrom('runSteps').select('bodyJson').execute()).map(({ bodyJson }) => bodyJson).join('\n');

test('what came through a group is not the account’s own: nothing is declined or booked because of it', async () => {
  await connect('google-calendar');
  await set({ mayAct: true, autoDeclineConflicts: true, meetingRoomBooking: true, meetingRooms: [room] });
  const group = event('Town hall', { organizer: boss, attendees: [{ email: 'all@nordlicht-feinkost.example' }, boss] });
  const { events, answers, metrics } = await shown(group, invitation('Pallets', { organizer: guest }));
  expect(written()).toEqual([]);
  expect(answers).toEqual([]);
  expect(events.find(({ title }) => title === 'Town hall')).toMatchObject({ answer: 'unnamed', type: 'meeting' });
  expect(metrics).toMatchObject({ meetingsToday: 2, conflictsOpen: 1 });
});

const zoom = 'https://acme.zoom.us/j/123?pwd=a';
const teams = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_a%40thread.v2/0?context=%7b%22Tid%22%7d';
test.each([
  [
    'an add-on',
    {
      conferenceData: {
        entryPoints: [
          { entryPointType: 'phone', uri: 'tel:+1' },
          { entryPointType: 'video', uri: zoom },
        ],
      },
    },
    zoom,
  ],
  ['the place', { location: `Online: ${zoom}.` }, zoom],
  ['the description', { description: `<a href="${zoom.replace('&', '&amp;')}">Join</a>` }, zoom],
  [
    'Teams in the description',
    { description: 'Join: https://teams.microsoft.com/l/meetup-join/19%3a?x=1' },
    'https://teams.microsoft.com/l/meetup-join/19%3a?x=1',
  ],
  [
    'an add-on that lists odd things too',
    {
      conferenceData: {
        entryPoints: [null, 'video', { entryPointType: 'video' }, 7, { entryPointType: 'video', uri: zoom }],
      },
    },
    zoom,
  ],
  ['the place, where an add-on lists nothing', { location: zoom, conferenceData: { entryPoints: null } }, zoom],
  [
    'Teams behind Outlook’s Safe Links',
    {
      description: `Join: https://eur02.safelinks.protection.outlook.com/ap/t-5/?url=${encodeURIComponent(teams)}&data=05%7C02`,
    },
    teams,
  ],
  [
    'Zoom behind a link of Google Calendar',
    { description: `<a href="https://www.google.com/url?q=${zoom}&amp;sa=D&amp;source=calendar">Join</a>` },
    zoom,
  ],
  ['Zoom behind one with its link encoded', { location: `https://google.com/url?q=${encodeURIComponent(zoom)}` }, zoom],
  [
    'Zoom behind two guards',
    {
      location: `https://a.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?url=${encodeURIComponent(zoom)}`)}`,
    },
    zoom,
  ],
  ['Zoom behind Proofpoint', { location: `https://urldefense.com/v3/__${zoom}__;!!abc!x$ ` }, zoom],
  [
    'Zoom behind Barracuda',
    { location: `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(zoom)}&c=E,1` },
    zoom,
  ],
  ['Meet', { hangoutLink: 'https://meet.google.com/abc' }, 'https://meet.google.com/abc'],
  ['a phone conference', { conferenceData: { entryPoints: [{ entryPointType: 'phone', uri: 'tel:+1' }] } }, undefined],
])('a meeting that is held by %s gets no room, and its link is shown', async (_, more, link) => {
  await connect('google-calendar');
  await set({ mayAct: true, meetingRoomBooking: true, meetingRooms: [room] });
  const { events } = await shown(event('Call', { attendees: [me, guest], ...today('14:00', '15:00'), ...more }));
  expect(events.map(({ meetingLink }) => meetingLink)).toEqual([link]);
  expect(written()).toEqual([]);
});

const meeting = { attendees: [me, guest], ...today('14:00', '15:00') };
test.each([
  ['with nothing that speaks against it', {}, true],
  [
    'with another link in its description',
    { description: 'Agenda: https://zoom.us https://docs.example/zoom.us/j/1' },
    true,
  ],
  [
    'with a guarded link to something else',
    {
      description:
        'https://www.google.com/url?q=https://docs.example/a https://a.safelinks.protection.outlook.com/?url=https%3A%2F%2Fzoom.us',
    },
    true,
  ],
  ['that is free', { transparency: 'transparent' }, false],
  ['whose organizer won’t come', { attendees: [{ ...me, responseStatus: 'declined' }, guest] }, false],
  ['that is not settled yet', { status: 'tentative' }, false],
  ['whose guests are too many to be named', { attendees: [me], attendeesOmitted: true }, false],
  ['with a guest without an address', { attendees: [me, { displayName: 'Somebody' }] }, false],
  ['that lasts whole days', day('2026-03-13', '2026-03-14'), false],
])('of meetings of its own, one %s', async (_, more, books) => {
  await connect('google-calendar');
  await set({ mayAct: true, meetingRoomBooking: true, meetingRooms: [room] });
  offer(event('Review', { ...meeting, ...more }));
  await run('calendar');
  expect(written()).toHaveLength(books ? 1 : 0);
});

test.each([
  ['free', { transparency: 'transparent' }, { transparency: 'transparent' }],
  ['declined', { attendees: [{ ...me, responseStatus: 'declined' }], organizer: boss }, { answer: 'declined' }],
  ['own, declined', { attendees: [{ ...me, responseStatus: 'declined' }, guest] }, { answer: 'declined' }],
  [
    'working location',
    { eventType: 'workingLocation', ...day('2026-03-12', '2026-03-13') },
    { eventType: 'workingLocation', isAllDay: true },
  ],
  [
    'birthday',
    { eventType: 'birthday', visibility: 'private', ...day('2026-03-12', '2026-03-13') },
    { eventType: 'birthday', visibility: 'private' },
  ],
  ['without an end', { end: undefined }, { endTime: '2026-03-12T16:00:00.000Z' }],
  ['ending before it begins', today('12:00', '11:00'), { endTime: '2026-03-12T16:00:00.000Z' }],
])('what is %s is shown as that, and leaves the day free', async (_, more, kept) => {
  await connect('google-calendar');
  const { events, metrics, slots } = await shown(event('Odd', more));
  expect(events).toMatchObject([{ title: 'Odd', ...kept }]);
  expect(metrics).toMatchObject({
    eventsManaged: 1,
    eventsThisWeek: 0,
    meetingsScheduled: 0,
    meetingsToday: 0,
    conflictsOpen: 0,
  });
  expect(slots).toMatchObject([{ isAvailable: true }]);
});

test.each([
  [
    'out of office',
    { eventType: 'outOfOffice', ...today('00:00', '23:59') },
    { eventType: 'outOfOffice', type: 'appointment' },
  ],
  [
    'focus time',
    { eventType: 'focusTime', ...today('09:00', '17:00') },
    { eventType: 'focusTime', type: 'appointment' },
  ],
  ['a busy day', day('2026-03-12', '2026-03-13'), { isAllDay: true, type: 'appointment' }],
  ['a busy week', day('2026-03-09', '2026-03-16'), { isAllDay: true, endTime: '2026-03-16T04:00:00.000Z' }],
])('%s takes the day, and is no meeting', async (_, more, kept) => {
  await connect('google-calendar');
  const { events, metrics, slots } = await shown(event('Away', more));
  expect(events).toMatchObject([{ title: 'Away', ...kept }]);
  expect(metrics).toMatchObject({ eventsThisWeek: 1, meetingsScheduled: 0, meetingsToday: 0 });
  expect(slots).toMatchObject([{ isAvailable: false, conflictReason: 'Away' }]);
});

test('an event with more guests than are named, with HTML, or private', async () => {
  await connect('google-calendar');
  const many = Array.from({ length: 2_000 }, (_, index) => ({ email: `g${index}@x.example` }));
  const { events } = await shown(
    event('All hands', { attendees: many }),
    event('Notes', {
      description: '<p>Tom &amp; Ada</p><ul><li>Prices</li></ul>\nBring samples',
      visibility: 'confidential',
    }),
  );
  const titled = (title: string) => events.find((one) => one.title === title);
  expect(titled('All hands')).toMatchObject({ attendeesOmitted: true, type: 'meeting' });
  expect(titled('All hands')?.attendees).toHaveLength(100);
  expect(titled('Notes')).toMatchObject({ visibility: 'private', description: 'Tom & Ada\nPrices\nBring samples' });
});

test('an answer is the account’s alone: the other guests are not sent along', async () => {
  await connect('google-calendar');
  await set({ mayAct: true });
  const many = Array.from({ length: 300 }, (_, index) => ({ email: `g${index}@x.example` }));
  const item = event('Pallets', {
    organizer: guest,
    ...today('14:00', '14:30'),
    attendees: [...many, { ...me, responseStatus: 'needsAction' }],
  });
  offer(item, { ...item, attendees: item.attendees.slice(-1), attendeesOmitted: true });
  await run('calendar');
  expect(written().map(({ body }) => JSON.parse(body) as object)).toEqual([
    { attendeesOmitted: true, attendees: [{ email: me.email, responseStatus: 'accepted', comment: '' }] },
  ]);
});

test('an invitation that takes no time is left, whatever is at the same time', async () => {
  await connect('google-calendar');
  await set({ mayAct: true, autoDeclineConflicts: true });
  await shown(
    event('Board', today('14:00', '15:00')),
    invitation('Fair', { transparency: 'transparent', ...today('14:00', '15:00') }),
  );
  expect(written()).toEqual([]);
  expect(await steps()).toContain('takesNoTime');
});

test('reasons do not say what a private event is; an open hold and a maybe are no promises', async () => {
  await connect('google-calendar');
  await set({ autoDeclineConflicts: true });
  await shown(
    event('Surgery', { visibility: 'private', ...today('14:00', '15:00') }),
    invitation('Pallets', today('14:00', '15:00')),
    event('Hold', { status: 'tentative', ...today('10:00', '11:00') }),
    invitation('Prices', today('10:00', '11:00')),
  );
  const { proposals } = await page<{ proposals: { text: string }[] }>('calendar');
  expect(proposals.map(({ text }) => text)).toEqual(['Decline “Pallets” from Boss']);
  const told = await steps();
  expect(told).toContain('a private event');
  expect(told).not.toContain('Surgery');
});

test('free times leave out what takes no time, whether Google tells of the calendar or not', async () => {
  await connect('google-calendar');
  await shown(
    event('Free', { transparency: 'transparent', ...today('10:00', '11:00') }),
    event('Busy', today('12:00', '13:00')),
  );
  const calendars = { primary: { errors: [{ reason: 'internalError' }] }, 'x@y.example': { busy: [{ start: 'odd' }] } };
  world.play = ({ address }) => (address.endsWith('/freeBusy') ? json({ calendars }) : undefined);
  const answer = await send('POST', 'agents/calendar/free-slots', {
    attendees: ['x@y.example', 'z@y.example'],
    from: '2026-03-12T13:00:00Z',
  });
  const { slots, unreadable } = inWords(answer.json<{ slots: { startsAt: string }[]; unreadable: string[] }>());
  expect(slots.slice(0, 2).map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['13:00', '14:00']);
  expect(unreadable).toEqual(['z@y.example']);
});
