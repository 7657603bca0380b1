import { calendarAgent, type CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { event, eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, own, titles } from '../../../test/agentPage/calendarStory.ts';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { CalendarScreen, type CalendarScreenProps } from './CalendarScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const pilot = 'Pilot review with Helio Biosciences';
const overrides = [
  { id: 'event-0', title: pilot, version: 2 },
  {
    id: 'event-1',
    title: 'Contract call, Northwind Freight',
    version: 2,
    startTime: '2026-11-24T15:00:00Z',
    endTime: '2026-11-24T15:30:00Z',
  },
  {
    id: 'event-2',
    title: 'Route planning',
    version: 2,
    startTime: '2026-11-19T15:00:00Z',
    endTime: '2026-11-19T16:00:00Z',
    attendees: [],
  },
];
const stored = overrides.map((each) => event(each));
const deleted = stored.map((each, index) => (index === 1 ? { ...each, deletedAt: '2026-11-20T08:30:00.000Z' } : each));
const page = { ...args, status: own(...overrides.map((each) => eventAnswer(each))), events: recordsArgs(stored) };

const { render: _, ...shared } = agentPageMeta(CalendarScreen, page);
const { render } = agentPageMeta(
  withStored<CalendarEvent, 'events', CalendarScreenProps>(CalendarScreen, 'events', calendarAgent.records.events),
  page,
);
const meta = preview.meta({ title: 'Calendar/Records', ...shared, render });

const open = async ({ canvas, userEvent }: InPage) => {
  await userEvent.click(await canvas.findByRole('button', { name: pilot }));
  return openedDialog(canvas, pilot);
};
const select = async ({ canvas, userEvent }: InPage, ...chosen: readonly string[]) => {
  for (const name of chosen) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
  return within(canvas.getByRole('group', { name: 'Selected events' }));
};

/** Cards have checkboxes too, and what is selected is tinted. */
export const Selected = meta.story({
  parameters: { covers: ['records.selected'] },
  play: async (story) => {
    const bar = await select(story, pilot, 'Route planning');
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Status' })).toBeNull();
    await expect(story.canvas.queryByRole('dialog')).toBeNull();
  },
});
export const SelectedNarrow = Selected.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const EventsDeleted = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['records.selected', 'record.deleted'] },
  play: async (story) => {
    const bar = await select(story, pilot, 'Route planning');
    await story.userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles(story.canvas)).toEqual(['Contract call, Northwind Freight']));
    await expect(story.args.events?.onBulk).toHaveBeenLastCalledWith({
      ids: ['event-0', 'event-2'],
      action: 'delete',
    });
    await expect(story.canvas.getByRole('button', { name: 'Deleted 2' })).toBeVisible();
  },
});

/** Under Deleted, an event is read and restored. */
export const Restored = meta.story({
  args: { events: recordsArgs(deleted), query: { deleted: 'true' } },
  parameters: { asserts: ['record.deleted'] },
  play: async ({ args: { events }, canvas, userEvent }) => {
    const name = 'Contract call, Northwind Freight';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click((await openedDialog(canvas, name)).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(events?.onBulk).toHaveBeenLastCalledWith({ ids: ['event-1'], action: 'restore' }));
    await expect(await canvas.findByText('No events are deleted')).toBeVisible();
  },
});

/** Who else learns of it is told before it is saved. */
export const Editing = meta.story({
  play: async (story) => {
    const detail = await open(story);
    await story.userEvent.click(detail.getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(story.canvas, `Edit ${pilot}`);
    await expect(dialog.getByText(/Google Calendar is changed too and the guests are notified/)).toBeVisible();
  },
});

/** Where an event is from stands under its fields; its start moves its end along. */
export const Edited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit', 'record.provenance'] },
  play: async (story) => {
    const { args: all, canvas, userEvent } = story;
    const detail = await open(story);
    await expect(detail.getByRole('heading', { name: 'Where from' })).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(canvas, `Edit ${pilot}`);
    const [start, end] = [dialog.getByLabelText(/^Start/), dialog.getByLabelText(/^End/)];
    await userEvent.clear(start);
    await userEvent.type(start, '2026-11-23T09:00');
    await expect(end).toHaveValue('2026-11-23T09:45');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'low');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(all.events?.opened?.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'event-0' }), {
        startTime: '2026-11-23T08:00:00.000Z',
        endTime: '2026-11-23T08:45:00.000Z',
        priority: 'low',
      }),
    );
  },
});

/** What both changed is chosen; the times of both are told in the reader's zone. */
export const Conflict = meta.story({
  args: {
    events: recordsArgs(stored, {
      id: 'event-0',
      draft: {
        of: event({ ...overrides[0], version: 3, title: 'Pilot review, moved', location: 'Room 7' }),
        draft: {
          since: '',
          edits: { title: { value: 'Pilot review, second part', base: pilot, theirs: 'Pilot review, moved' } },
        },
        also: ['location'],
      },
    }),
  },
  parameters: { asserts: ['record.conflict'] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, `Edit ${pilot}`);
    const alert = within(dialog.getByRole('alert'));
    for (const text of ['Pilot review, second part', 'Pilot review, moved', 'Place is now Room 7.'])
      await expect(alert.getByText(text)).toBeVisible();
  },
});

export const ConflictTakesTheirs = Conflict.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openedDialog(canvas, `Edit ${pilot}`);
    const alert = within(dialog.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Take theirs' }));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Pilot review, moved');
  },
});

/** Google Calendar did not take the deletion: the event stays, and its dialog says why. */
export const NotDeleted = meta.story({
  args: {
    events: {
      ...recordsArgs(stored),
      onBulk: fn(async () => ({
        kind: 'done' as const,
        value: { done: 0, refused: [{ id: 'event-0', error: 'Google Calendar did not answer' }] },
      })),
    },
  },
  parameters: { asserts: ['record.deleted'] },
  play: async (story) => {
    const detail = await open(story);
    await story.userEvent.click(detail.getByRole('button', { name: 'Delete' }));
    await expect(await detail.findByRole('alert')).toHaveTextContent('Google Calendar did not answer');
  },
});
