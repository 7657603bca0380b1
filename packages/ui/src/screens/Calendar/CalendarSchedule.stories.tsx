import { eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args, openSchedule, own } from '../../../test/agentPage/calendarStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Schedule', ...agentPageMeta(CalendarScreen, args) });

const typeMoment = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

const overlap = /^Overlaps with/;
const notice = (dialog: { getByText: (words: RegExp) => HTMLElement }) => dialog.getByText(overlap);

/** Opens the form: its fields, and how to send it. */
async function open(page: InPage) {
  const dialog = await openSchedule(page);
  return { dialog, send: () => page.userEvent.click(dialog.getByRole('button', { name: 'Schedule Event' })) };
}

export const ScheduleEvent = meta.story({
  play: async (page) => {
    const { dialog } = await open(page);
    await expect(
      dialog.getByText(
        /^Times are in your own time zone, (CET|GMT\+1)\. The calendar works in New York time, (EST|GMT-5)\.$/,
      ),
    ).toBeVisible();
  },
});

export const Incomplete = meta.story({
  play: async (page) => {
    const { dialog, send } = await open(page);
    await send();
    for (const label of ['Title', 'Start', 'End']) await expect(dialog.getByText(`${label} is required`)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});

/** Sends an event that ends as it starts, with a wrong link and a wrong address. */
async function sendWrong(page: InPage) {
  const { userEvent } = page;
  const { dialog, send } = await open(page);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
  await typeMoment(dialog.getByLabelText(/^Start/), '2027-03-28T09:00');
  await typeMoment(dialog.getByLabelText(/^End/), '2027-03-28T09:00');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Meeting link' }), 'http://meet');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Attendees' }), 'ada@example.com,nobody');
  await send();
  return { dialog, send };
}

export const Wrong = meta.story({
  play: async (page) => {
    const { dialog } = await sendWrong(page);
    await expect(dialog.getByText('The end must be after the start')).toBeVisible();
    await expect(dialog.getByText('Enter an address that starts with https://')).toBeVisible();
    // Text typed but not yet added counts too.
    await expect(dialog.getByText('Enter e-mail addresses such as name@company.com')).toBeVisible();
  },
});

export const ScheduleCorrected = meta.story({
  tags: ['behaviour'],
  play: async (page) => {
    const { canvas, userEvent } = page;
    const { dialog, send } = await sendWrong(page);
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

const overlapped = own(
  eventAnswer({
    id: 'dentist',
    title: 'Dentist',
    startTime: '2026-11-23T19:00:00Z',
    endTime: '2026-11-23T20:00:00Z',
  }),
  eventAnswer({ id: 'open', title: 'Open end', startTime: '2026-11-23T20:00:00Z', endTime: undefined }),
);

/** The event can still be scheduled. */
export const Overlap = meta.story({
  parameters: { covers: ['calendar.overlap'] },
  args: { status: overlapped },
  play: async (page) => {
    const { dialog } = await open(page);
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-23T19:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T20:30');
    await expect(notice(dialog)).toHaveTextContent(/^Overlaps with Dentist, 20:00–21:00$/);
  },
});

/** The notice follows the times; an event without an end counts with the default length. */
export const OverlapFollowsTheTimes = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.overlap'] },
  args: { status: overlapped },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const { dialog, send } = await open(page);
    await expect(dialog.queryByText(overlap)).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-23T19:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T20:00');
    await expect(dialog.queryByText(overlap)).toBeNull();
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T20:30');
    await says(/Overlaps with Dentist, 20:00–21:00/);
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T21:10');
    await expect(dialog.getAllByText(overlap).map(({ textContent }) => textContent)).toContain(
      'Overlaps with Open end, 21:00–21:30',
    );
    await says(/20:00–21:00\s+Overlaps with Open end, 21:00–21:30/);
    await send();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** Samples are nobody's events: a notice about one says so. */
export const OverlapWithSample = meta.story({
  play: async (page) => {
    const { dialog } = await open(page);
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-20T20:30');
    await expect(notice(dialog)).toHaveTextContent('Overlaps with Dentist (sample), 20:00–21:00');
  },
});

export const Refused = meta.story({
  args: {
    onAdd: refuse({
      kind: 'invalid',
      message: 'Limit of 8 meetings reached',
      fields: { startTime: 'Choose another day' },
    }),
  },
  play: async (page) => {
    const { dialog, send } = await open(page);
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kick-off');
    await typeMoment(dialog.getByLabelText(/^Start/), '2026-11-23T09:00');
    await typeMoment(dialog.getByLabelText(/^End/), '2026-11-23T09:30');
    await send();
    await expect(await dialog.findByText('Limit of 8 meetings reached')).toBeVisible();
    await expect(dialog.getByText('Choose another day')).toBeVisible();
    await expect(dialog.getByLabelText(/^Start/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Start/)).toHaveValue('2026-11-23T09:00');
  },
});
