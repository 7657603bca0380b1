import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { calendarSettingsValue, calendarStatus, event, eventAnswer, slot, slotAnswer } from '@switchboard/api-mocks/builders/calendar';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, waitFor, within } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { fits, readsWell, region } from '../../blocks/AgentPage/testing/inStory.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';

const args = agentPageArgs('calendar', calendarStatus(), calendarSettingsValue());

const meta = {
  title: 'screens/Calendar',
  component: CalendarScreen,
  render: (page) => <LiveAgentPage screen={CalendarScreen} page={page} />,
  tags: ['screen'],
  args,
} satisfies Meta<typeof CalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const cards = (canvas: Canvas) => canvas.queryAllByRole('article');
const titles = (canvas: Canvas) => cards(canvas).map((card: HTMLElement) => within(card).getByRole('heading').textContent);
/** The cards follow the address a moment later than the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(titles(canvas)).toEqual(expected));
const own = (...events: ReturnType<typeof eventAnswer>[]) => ready(calendarStatus({ sample: false, events, slots: [], metrics: { eventsManaged: events.length } }));

export const Active: Story = {
  parameters: { covers: ['calendar.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Calendar Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }));
    await expect(canvas.getByRole('heading', { name: 'Configuration' })).toHaveFocus();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['calendar.idle'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
  },
};

export const Overview: Story = {
  parameters: { covers: ['calendar.overview'] },
  play: async ({ canvas, userEvent }) => {
    const overview = region(canvas, 'Calendar Performance');
    const tile = (name: string) => within(overview.getByRole('group', { name }));
    await expect(tile('Events Managed').getByText('18 this week')).toBeVisible();
    await expect(tile('Meetings Scheduled').getByText('5 today')).toBeVisible();
    await expect(tile('Conflicts Resolved').getByText('1 open')).toBeVisible();
    await expect(tile('Efficiency Score').getByRole('meter')).toHaveAttribute('aria-valuenow', '91');
    await expect(region(canvas, 'Recent Activity').getByText('Declined a clash at 14:00')).toBeVisible();
    // Overview, events, schedule and analytics are samples; each says so.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Events: Story = {
  parameters: { covers: ['calendar.events'] },
  play: async ({ canvas }) => {
    const section = region(canvas, 'Calendar Events');
    for (const name of ['Filter', 'Schedule Event']) await expect(section.getByRole('button', { name })).toBeVisible();
    await expect(section.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
    await expect(section.getByText('Times in America/New_York (Eastern)')).toBeVisible();
    const [pilot, pipeline, dentist] = cards(canvas).map((card: HTMLElement) => within(card));
    for (const text of ['10:00', '45 min', 'Meeting', 'Confirmed', 'High', 'Marcus Oyelaran', 'accepted', 'Ada Brandt', 'pending']) await expect(pilot?.getByText(text)).toBeVisible();
    await expect(pilot?.getByRole('link', { name: /Google Meet/ })).toHaveAttribute('href', 'https://meet.example/pilot-review');
    await expect(pilot?.getByRole('link', { name: /Google Meet/ })).toHaveAttribute('rel', 'noopener noreferrer');
    for (const text of ['Room 4', 'Repeats', 'Medium']) await expect(pipeline?.getByText(text)).toBeVisible();
    await expect(pipeline?.queryByRole('link')).toBeNull();
    for (const text of ['Appointment', 'Hauptstr. 12', 'Low', '1 h']) await expect(dentist?.getByText(text)).toBeVisible();
  },
};

/** Times are those of the calendar's zone, not of the reader's; an event may end on another day, and clocks may change in it. */
export const Zones: Story = {
  args: {
    status: ready(
      calendarStatus({
        sample: false,
        timezone: 'America/Los_Angeles',
        events: [
          eventAnswer({ id: 'night', title: 'Night shift', startTime: '2026-11-21T06:30:00Z', endTime: '2026-11-21T10:00:00Z' }),
          eventAnswer({ id: 'spring', title: 'Over the change', startTime: '2027-03-14T09:30:00Z', endTime: '2027-03-14T10:30:00Z' }),
          eventAnswer({ id: 'over', title: 'Long over', startTime: '2026-11-18T18:00:00Z', endTime: '2026-11-18T19:00:00Z' }),
          eventAnswer({ id: 'next', title: 'This morning', startTime: '2026-11-20T17:00:00Z', endTime: '2026-11-20T18:00:00Z' }),
        ],
        slots: [],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(titles(canvas)).toEqual(['This morning', 'Night shift', 'Over the change', 'Long over']);
    const [morning, night, spring, over] = cards(canvas).map((card: HTMLElement) => within(card));
    await expect(morning?.getByText('09:00')).toBeVisible();
    for (const text of ['22:30', '3 h 30 min', 'until Sat 02:00']) await expect(night?.getByText(text)).toBeVisible();
    await expect(night?.queryByText(/21 Nov/)).toBeNull();
    // 01:30 to 03:30 on the clocks, one hour in truth.
    for (const text of ['01:30', '1 h', 'Sun 14 Mar 2027']) await expect(spring?.getByText(text)).toBeVisible();
    await expect(over?.getByText('Wed 18 Nov')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Over the change' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText(/^Sunday,? 14 March 2027, 01:30 (PST|GMT-8)$/)).toBeVisible();
    await expect(dialog.getByText(/^Sunday,? 14 March 2027, 03:30 (PDT|GMT-7)$/)).toBeVisible();
  },
};

/** A zone that the browser does not know: the events are in that of the working hours, the slots in their own words. */
export const UnknownZone: Story = {
  args: { status: ready(calendarStatus({ timezone: 'Mars/Base' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Times in America/New_York (Eastern)')).toBeVisible();
    await expect(region(canvas, "Today's Schedule").getByText('Mars/Base')).toBeVisible();
    await expect(titles(canvas)).toHaveLength(4);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Type' })).getByRole('button', { name: 'Meeting' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Priority' })).getByRole('button', { name: 'High' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ priority: 'high' });
    await shows(canvas, ['Pilot review with Helio Biosciences', 'Contract call, Northwind Freight']);
    await userEvent.type(canvas.getByRole('searchbox'), 'dana');
    await shows(canvas, ['Contract call, Northwind Freight']);
  },
};

export const NoMatch: Story = {
  args: { query: { search: 'zeppelin' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(titles(canvas)).toHaveLength(4));
  },
};

/** Every field of an event. */
export const Detail: Story = {
  args: { status: own(eventAnswer({ createdBy: 'ada@example.com', isRecurring: true })) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Pilot review/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: 'Pilot review with Helio Biosciences' }));
    for (const text of ['Results of the first six weeks.', /^Friday,? 20 November 2026, 10:00 (EST|GMT-5)$/, '45 min', 'm.oyelaran@heliobio.io', 'Google Meet', 'Meeting', 'Confirmed', 'High', 'Yes', 'primary', 'event-1']) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await expect(dialog.getByRole('link', { name: /meet.example/ })).toHaveAttribute('href', 'https://meet.example/pilot-review');
    await expect(dialog.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

const typeMoment = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

export const ScheduleEvent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Schedule an event' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Schedule Event' }));
    await expect(dialog.getByText('Times are in America/New_York (Eastern).')).toBeVisible();
    await send();
    for (const label of ['Title', 'Start', 'End']) await expect(dialog.getByText(`${label} is required`)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2027-03-14T09:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2027-03-14T09:00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Meeting link' }), 'http://meet');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Attendees' }), 'ada@example.com,nobody');
    await send();
    await expect(dialog.getByText('The end must be after the start')).toBeVisible();
    await expect(dialog.getByText('Enter an address that starts with https://')).toBeVisible();
    // What was typed and not added counts too.
    await expect(dialog.getByText('Enter e-mail addresses such as name@company.com')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await typeMoment(dialog.getByLabelText(/^End/), '2027-03-14T10:30');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Meeting link' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Attendees' }), '@example.com');
    await send();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    // Summer time began that night: 09:00 in New York is 13:00 UTC.
    await expect(args.onAdd).toHaveBeenCalledWith('events', {
      title: 'Kick-off', description: '', startTime: '2027-03-14T13:00:00.000Z', endTime: '2027-03-14T14:30:00.000Z', attendees: ['ada@example.com', 'nobody@example.com'], location: '', meetingLink: '', type: 'meeting', priority: 'medium',
    });
  },
};

export const ScheduleRefused: Story = {
  args: {
    onAdd: fn(async () => {
      throw Object.assign(new Error('The day has its 8 meetings'), { fields: { startTime: 'Choose another day' } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-23T09:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T09:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule Event' }));
    await expect(await dialog.findByText('The day has its 8 meetings')).toBeVisible();
    await expect(dialog.getByText('Choose another day')).toBeVisible();
    await expect(dialog.getByLabelText(/^Start/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Start/)).toHaveValue('2026-11-23T09:00');
  },
};

export const Availability: Story = {
  args: { now: new Date('2026-11-20T15:20:00Z') },
  parameters: { covers: ['calendar.availability'] },
  play: async ({ canvas }) => {
    const schedule = within(canvas.getByRole('list', { name: "Today's Schedule" }));
    await expect(region(canvas, "Today's Schedule").getByText('Eastern')).toBeVisible();
    const rows = schedule.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      '09:00–10:00Available', '10:00–10:45Now · Pilot reviewBusy', '10:45–11:30Available', '11:30–12:00Weekly pipelineBusy', '12:00–14:00Available',
      '14:00–15:00DentistBusy', '15:00–16:00Available', '16:00–16:30Contract callBusy', '16:30–17:00BufferBusy',
    ]);
    await expect(rows.filter((row) => row.getAttribute('aria-current') === 'time')).toEqual([rows[1]]);
  },
};

/** An event of nobody else says nothing of others: no dash stands on its card. */
export const NobodyInvited: Story = {
  args: { status: ready({ ...calendarStatus({ sample: false }), events: asRows([event({ attendees: [], priority: 'low' }), { ...event({ id: 'bare', attendees: [] }), priority: undefined }]) }) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(first?.getByText('Low')).toBeVisible();
    await expect(first?.queryByText('–')).toBeNull();
    await expect(second?.queryByText('–')).toBeNull();
  },
};

/** The night on which clocks go back: two o'clock comes twice, and what lasts over it is no day long. */
export const ClocksGoBack: Story = {
  args: {
    now: new Date('2026-10-25T01:30:00Z'),
    status: ready({
      ...calendarStatus({ sample: false, slots: [], timezone: 'Europe/Berlin' }),
      slots: asRows([
        slot({ date: '2026-10-25', startTime: '00:00', endTime: '02:45', startsAt: '2026-10-24T22:00:00Z', endsAt: '2026-10-25T00:45:00Z' }),
        slot({ date: '2026-10-25', startTime: '02:45', endTime: '02:15', startsAt: '2026-10-25T00:45:00Z', endsAt: '2026-10-25T01:15:00Z', isAvailable: false, conflictReason: 'Night shift' }),
        slot({ date: '2026-10-25', startTime: '02:15', endTime: '06:00', startsAt: '2026-10-25T01:15:00Z', endsAt: '2026-10-25T05:00:00Z' }),
      ]),
    }),
  },
  play: async ({ canvas }) => {
    const today = region(canvas, "Today's Schedule");
    const rows = today.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(['00:00–02:45Available', '02:45–02:15Night shift · Clocks go backBusy', '02:15–06:00NowAvailable']);
    await expect(rows.filter((row) => row.getAttribute('aria-current') === 'time')).toEqual([rows[2]]);
    await expect(today.getAllByText(/^0\d$/).map(({ textContent }) => textContent)).toEqual(['00', '01', '02', '02', '03', '04', '05', '06']);
  },
};

/** Over midnight, without times, of another day: nothing is lost, nothing is made up. */
export const OddSlots: Story = {
  args: {
    status: ready({
      ...calendarStatus({ sample: false, slots: [] }),
      slots: asRows(
        [
          slot({ date: '2026-11-19', startTime: '22:00', endTime: '02:00' }),
          slot({ date: '2026-11-19', startTime: 'soon', endTime: '10:00', isAvailable: false, conflictReason: odd.markup }),
          { ...slot({ date: '2026-11-19', startTime: '08:00', endTime: '09:00' }), isAvailable: undefined },
        ],
        1,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const schedule = within(canvas.getByRole('list', { name: "Today's Schedule" }));
    await expect(schedule.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['08:00–09:00Unknown', '22:00–02:00Available', `soon–10:00${odd.markup}Busy`]);
    await expect(region(canvas, "Today's Schedule").getByText(/19 Nov/)).toBeVisible();
    await expect(canvas.getByText('1 slot could not be read')).toBeVisible();
    await readsWell(canvas);
  },
};

export const Configuration: Story = {
  parameters: { covers: ['calendar.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const basic = region(canvas, 'Basic Settings');
    for (const name of ['Google Calendar sync', 'Auto-scheduling']) await expect(basic.getByRole('switch', { name })).toBeChecked();
    for (const name of ['Decline conflicts', 'Book meeting rooms']) await expect(basic.getByRole('switch', { name })).not.toBeChecked();
    const hours = region(canvas, 'Working Hours');
    await expect(hours.getByLabelText('Start')).toHaveValue('09:00');
    await expect(hours.getByLabelText('End')).toHaveValue('17:00');
    await expect(within(hours.getByRole('combobox', { name: 'Timezone' })).getAllByRole('option').map((option) => option.textContent)).toEqual([
      'America/New_York (Eastern)', 'America/Chicago (Central)', 'America/Denver (Mountain)', 'America/Los_Angeles (Pacific)',
    ]);
    await expect(hours.getAllByRole('button', { pressed: true }).map((day) => day.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    const meetings = region(canvas, 'Meeting Settings');
    await expect(meetings.getByRole('textbox', { name: 'Buffer time' })).toHaveValue('15');
    await expect(meetings.getByRole('textbox', { name: 'Meetings a day' })).toHaveValue('8');
    await expect(meetings.getByRole('textbox', { name: 'Default length' })).toHaveValue('30');
    await expect(region(canvas, /Performance Analytics/).getByText('5 of 8')).toBeVisible();

    await userEvent.click(meetings.getByRole('button', { name: 'Remove 15 min before' }));
    await userEvent.click(meetings.getByRole('button', { name: 'Add: Reminders' }));
    await userEvent.keyboard('120{Enter}');
    await expect(meetings.getByText('120 min before')).toBeVisible();
    await userEvent.click(basic.getByRole('switch', { name: 'Decline conflicts' }));
    await userEvent.click(hours.getByRole('button', { name: 'Fri' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    const saved = calendarSettingsValue();
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      ...saved, autoDeclineConflicts: true, reminderSettings: { enabled: true, defaultReminders: [60, 120] }, workingHours: { ...saved.workingHours, workingDays: ['monday', 'tuesday', 'wednesday', 'thursday'] },
    });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
};

/** A reminder is a number of minutes; anything else is marked and not saved. */
export const ReminderRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const meetings = region(canvas, 'Meeting Settings');
    await userEvent.click(meetings.getByRole('button', { name: 'Add: Reminders' }));
    await userEvent.keyboard('soon{Enter}');
    await expect(meetings.getByText('Enter a number from 1 to 10080')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.click(meetings.getByRole('button', { name: 'Remove soon' }));
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
};

export const NumberEmptied: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Meetings a day' });
    await userEvent.clear(box);
    await expect(box).toHaveAccessibleDescription('Enter a number from 1 to 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const ResetToDefaults: Story = {
  args: { settings: { ...args.settings, saved: ready(calendarSettingsValue({ bufferTime: 5, reminderSettings: { enabled: false, defaultReminders: [] } })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('textbox', { name: 'Buffer time' })).toHaveValue('15');
    await expect(canvas.getByText('60 min before')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const UnknownStatus: Story = {
  args: {
    status: ready({
      ...calendarStatus({ sample: false, slots: [], metrics: { eventsManaged: 1e308, efficiencyScore: 1e9, meetingsToday: -1 } }),
      events: asRows(
        [
          event({ id: '1', title: 'Odd words', status: 'toString', type: 'constructor', priority: 'urgent', attendees: [{ email: 'x', name: odd.rightToLeft, status: 'maybe' }] }),
          event({ id: '2', title: odd.markup, startTime: odd.invalidDate, endTime: odd.farDate, location: odd.script, meetingLink: odd.scriptAddress, createdBy: odd.scriptAddress, attendees: [] }),
          { id: '3', attendees: asRows([]) },
        ] as ReturnType<typeof event>[],
        2,
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    for (const text of ['toString', 'constructor', 'urgent', 'maybe']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('2 events could not be read')).toBeVisible();
    await readsWell(canvas);
    await userEvent.click(canvas.getByRole('button', { name: odd.markup }));
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
};

export const Empty: Story = {
  args: { status: ready(calendarStatus({ sample: false, events: [], slots: [], activity: [], metrics: { eventsManaged: 0 } })) },
  parameters: { covers: ['calendar.empty'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No events yet' })).toBeVisible();
    await expect(canvas.getByText('Nothing is known of today')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    await expect(canvas.getByRole('dialog', { name: 'Schedule an event' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: loading, settings: { ...args.settings, saved: loading }, agent: { ...args.agent, active: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Calendar Events' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: "Today's Schedule" })).toBeVisible();
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { status: failed('500: the database is away', fn()), settings: { ...args.settings, saved: failed('500: the database is away', fn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const SamplesStandIn: Story = {
  args: { failure: { message: 'HTTP 502: Bad Gateway', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/built-in samples, not yours/)).toBeVisible();
  },
};

export const Stale: Story = {
  args: { status: ready(calendarStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await expect(titles(canvas)).toHaveLength(4);
  },
};

export const Huge: Story = {
  args: { status: ready({ ...calendarStatus({ sample: false, slots: [] }), events: asRows(many(10_000, (index) => event({ id: `event-${index}`, title: `Event ${index}` }))) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(cards(canvas)).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
    await expect(cards(canvas)).toHaveLength(48);
    // At once: each key would draw the long list anew.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('event 9999');
    await shows(canvas, ['Event 9999']);
  },
};

export const LongText: Story = {
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ready(
      calendarStatus({
        sample: false,
        events: [
          eventAnswer({ title: longText(200), description: longText(4_000), location: longWord(120), attendees: many(40, (index) => ({ name: index === 0 ? longWord(90) : `Person ${index}`, email: `${longWord(60)}@example.com`, status: index === 1 ? longWord(60) : 'accepted' })) }),
          eventAnswer({ id: 'x', title: longWord(200), status: longWord(60), type: longWord(60), priority: longWord(60), attendees: [{ name: odd.zalgo, email: '', status: 'pending' }] }),
        ],
        slots: [slotAnswer({ isAvailable: false, conflictReason: longText(400) }), slotAnswer({ startTime: longWord(60), endTime: '10:00', conflictReason: longWord(120) })],
      }),
    ),
  },
  play: fits,
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fits };
export const Small: Story = { globals: { viewport: { value: 'small' } }, args: { query: { type: 'meeting' } }, play: fits };
