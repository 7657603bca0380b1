import { noSchedule, weekdaySchedule } from '@switchboard/api-mocks/builders/agents';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, mocked } from 'storybook/test';
import { fits } from '../../../../test/agentPage/inStory.ts';
import { LiveSchedule } from '../../../../test/agentPage/LiveSchedule.tsx';
import { scheduleArgs } from '../../../../test/agentPage/scheduleArgs.ts';
import { refuse } from '../../../../test/format/outcomes.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { loading } from '../../../format/viewState.ts';
import { ScheduleCard, type ScheduleCardProps } from './ScheduleCard.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ScheduleCard,
  tags: ['autodocs', 'manifest'],
  render: (props) => <LiveSchedule {...props} level={2} />,
  // LiveSchedule brings the form.
  args: {
    schedule: scheduleArgs(weekdaySchedule()),
    form: {} as ScheduleCardProps['form'],
    now: FIXED_NOW,
    onStart: fn(),
  },
  decorators: [paddedStory],
});

/** An edit of an earlier visit. */
const edited = (edits: Readonly<Record<string, { value: unknown; base: unknown }>>) => ({
  since: '2026-11-20T07:30:00Z',
  edits,
});

export const Playground = meta.story();

export const Off = meta.story({
  args: { schedule: scheduleArgs(noSchedule()) },
  parameters: { covers: ['schedule.off'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Time')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save Configuration' })).toBeNull();
  },
});

export const EveryHour = meta.story({
  args: {
    schedule: scheduleArgs(
      weekdaySchedule({ kind: 'interval', everyMinutes: 60, time: undefined, next: ['2026-11-20T09:30:00.000Z'] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveValue('60');
    await expect(canvas.getByText('in 49 minutes')).toBeVisible();
  },
});

export const WithInput = meta.story({
  args: {
    schedule: scheduleArgs(weekdaySchedule({ kind: 'daily', input: 'What is new in cold chains?' }), {
      takesInput: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Input' })).toHaveValue('What is new in cold chains?');
  },
});

/** A time is missing, and an interval is too short. */
export const Invalid = meta.story({
  args: {
    schedule: scheduleArgs(weekdaySchedule(), {
      draft: edited({ kind: { value: 'interval', base: 'weekdays' }, everyMinutes: { value: 5, base: 60 } }),
    }),
  },
  parameters: { covers: ['schedule.invalid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveAccessibleDescription(
      'Enter a number from 15 to 1440',
    );
  },
});

export const SendsNothingInvalid = Invalid.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['schedule.invalid'] },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save Configuration' });
    await userEvent.click(save);
    await expect(args.schedule.onSave).not.toHaveBeenCalled();
    const every = canvas.getByRole('textbox', { name: 'Every' });
    await userEvent.clear(every);
    await userEvent.type(every, '15');
    await userEvent.click(save);
    await expect(args.schedule.onSave).toHaveBeenCalledWith({
      kind: 'interval',
      everyMinutes: 15,
      zone: 'Europe/Berlin',
    });
  },
});

export const Held = meta.story({
  args: {
    schedule: scheduleArgs(weekdaySchedule({ next: [], held: 'paused', leftOut: { times: 3 } })),
  },
  parameters: { covers: ['schedule.held'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held while the agent is paused. 3 runs were skipped.')).toBeVisible();
  },
});

export const Resumes = Held.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['schedule.held'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** What a run needs was missing: it is said, and the times go on. */
export const LeftOut = meta.story({
  tags: ['odd'],
  args: {
    schedule: scheduleArgs(
      weekdaySchedule({
        leftOut: { times: 1, reason: { kind: 'connectService', args: { services: ['Apollo'] } } },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 run was skipped: Connect Apollo under API Connections.')).toBeVisible();
  },
});

/** The last run is still open. */
export const Waits = meta.story({
  args: {
    schedule: scheduleArgs(
      weekdaySchedule({ held: 'open', leftOut: { times: 2, reason: { kind: 'lastRunOpen', args: {} } } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Held until the last run has ended\. 2 runs were skipped/)).toBeVisible();
  },
});

export const Restored = meta.story({
  args: {
    schedule: scheduleArgs(noSchedule(), { draft: edited({ kind: { value: 'daily', base: 'off' } }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your unsaved schedule is back\./)).toBeVisible();
    await expect(canvas.getByLabelText('Time')).toHaveValue('08:00');
  },
});

export const RestoredIsDiscarded = Restored.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('button', { name: 'Off', pressed: true })).toBeVisible();
  },
});

export const Saves = Off.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['schedule.set'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weekly' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sun' }));
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Zone' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Zone' }), 'UTC');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.schedule.onSave).toHaveBeenCalledWith({
      kind: 'weekly',
      days: ['mon', 'sun'],
      time: '08:00',
      zone: 'UTC',
    });
    await expect(mocked(args.schedule.onDraftChange).mock.lastCall).toEqual([undefined]);
    await expect(canvas.queryByRole('button', { name: 'Save Configuration' })).toBeNull();
  },
});

/** A refusal marks the field that the server names, and keeps what was chosen. */
export const Refused = Off.extend({
  tags: ['behaviour'],
  args: {
    schedule: scheduleArgs(noSchedule(), {
      takesInput: true,
      onSave: refuse({ kind: 'invalid', message: 'input: No', fields: { input: 'Email Agent takes no input' } }),
    }),
  },
  parameters: { covers: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Daily' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Input' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(canvas.getByRole('textbox', { name: 'Input' })).toHaveAccessibleDescription(
      'Email Agent takes no input',
    );
  },
});

export const Loading = meta.story({ args: { schedule: { ...scheduleArgs(), saved: loading } } });

export const Narrow = WithInput.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await fits();
  },
});
