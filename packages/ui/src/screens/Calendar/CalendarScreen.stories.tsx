import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { calendarStatus, event, eventAnswer, slotAnswer } from '@switchboard/api-mocks/builders/calendar';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits, readsWell, region, sampled, toolsRest } from '../../../test/agentPage/inStory.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args } from '../../../test/agentPage/calendarStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar', ...agentPageMeta(CalendarScreen, args) });

export const Active = meta.story({ parameters: { covers: ['calendar.active'] } });

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['calendar.idle'] },
});

export const Overview = meta.story({
  parameters: { covers: ['calendar.overview'] },
  play: async ({ canvas }) => {
    const overview = region(canvas, 'Calendar Performance');
    const tile = (name: string) => within(overview.getByRole('group', { name }));
    await expect(tile('Events Managed').getByText('18 this week')).toBeVisible();
    await expect(tile('Meetings Scheduled').getByText('5 today')).toBeVisible();
    await expect(tile('Conflicts Resolved').getByText('1 open')).toBeVisible();
    await expect(tile('Efficiency Score').getByRole('meter')).toHaveAttribute('aria-valuenow', '91');
    await expect(region(canvas, 'Recent Activity').getByText('Declined a clash at 14:00')).toBeVisible();
    // Overview, events, schedule and analytics are samples and each is marked.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(4);
  },
});

/** The events are real; all else is still a sample. */
export const SampleFigures = meta.story({
  args: { status: ready(calendarStatus({ own: ['events'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) =>
    expect(sampled(canvas)).toEqual(['Calendar Performance', 'Availability Overview', 'Performance Analytics']),
});

/** All is real but the events. */
export const SampleEvents = meta.story({
  args: { status: ready(calendarStatus({ own: ['activity', 'figures', 'slots'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Calendar Events']),
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...calendarStatus({
        sample: false,
        slots: [],
        metrics: { eventsManaged: 1e308, efficiencyScore: 1e9, meetingsToday: -1 },
      }),
      events: asRows(
        [
          event({
            id: '1',
            title: 'Odd words',
            status: 'toString',
            type: 'constructor',
            priority: 'urgent',
            attendees: [{ email: 'x', name: odd.rightToLeft, status: 'maybe' }],
          }),
          event({
            id: '2',
            title: odd.markup,
            startTime: odd.invalidDate,
            endTime: odd.farDate,
            location: odd.script,
            meetingLink: odd.scriptAddress,
            createdBy: odd.scriptAddress,
            attendees: [],
          }),
          { id: '3', attendees: asRows([]) },
        ] as ReturnType<typeof event>[],
        2,
      ),
    }),
  },
  play: async ({ canvas }) => {
    for (const text of ['toString', 'constructor', 'urgent', 'maybe'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('2 events could not be read')).toBeVisible();
    await readsWell(canvas);
  },
});

export const UnknownStatusOpens = UnknownStatus.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: odd.markup }));
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
});

export const Empty = meta.story({
  args: {
    status: ready(
      calendarStatus({ sample: false, events: [], slots: [], activity: [], metrics: { eventsManaged: 0 } }),
    ),
  },
  parameters: { covers: ['calendar.empty', 'run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No schedule for today')).toBeVisible();
    await toolsRest(canvas, 'Filter');
  },
});

export const EmptySchedules = Empty.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    await expect(canvas.getByRole('dialog', { name: 'Schedule an event' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    status: loading,
    settings: { ...args.settings, saved: loading },
    agent: { ...args.agent, status: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Calendar Events' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: "Today's Schedule" })).toBeVisible();
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: {
    status: failed('500: the database is away', fn()),
    settings: { ...args.settings, saved: failed('500: the database is away', fn()) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ready(
      calendarStatus({
        sample: false,
        events: [
          eventAnswer({
            title: longText(200),
            description: longText(4_000),
            location: longWord(120),
            attendees: many(40, (index) => ({
              name: index === 0 ? longWord(90) : `Person ${index}`,
              email: `${longWord(60)}@example.com`,
              status: index === 1 ? longWord(60) : 'accepted',
            })),
          }),
          eventAnswer({
            id: 'x',
            title: longWord(200),
            status: longWord(60),
            type: longWord(60),
            priority: longWord(60),
            attendees: [{ name: odd.zalgo, email: '', status: 'pending' }],
          }),
        ],
        slots: [
          slotAnswer({ isAvailable: false, conflictReason: longText(400) }),
          slotAnswer({ startTime: longWord(60), endTime: '10:00', conflictReason: longWord(120) }),
        ],
      }),
    ),
  },
  play: fits,
});

export const Small = meta.story({
  tags: ['unpictured'],
  globals: { viewport: { value: 'small' } },
  args: { query: { type: 'meeting' } },
  play: fits,
});
