import { runSummary } from '@switchboard/api-mocks/builders/executions';
import { odd } from '@switchboard/api-mocks/builders/texts';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, within } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { RunBar, type RunControl } from './RunBar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const secondsAgo = (seconds: number) => new Date(FIXED_NOW.getTime() - seconds * 1_000).toISOString();

/** A bar whose run has these fields. */
const control = (part: Parameters<typeof runSummary>[0], more: Partial<RunControl> = {}): RunControl => ({
  run: runSummary(part),
  href: '/agent/lead-generation-agent?tab=executions&run=run-1',
  onCancel: fn(),
  onRetry: fn(),
  ...more,
});
const notEnded = { endTime: undefined, duration: undefined, result: undefined } as const;
const retry = { kind: 'retry', label: 'Retry' };

const meta = preview.meta({
  component: RunBar,
  args: { now: FIXED_NOW },
  decorators: [paddedStory],
  tags: ['autodocs', 'manifest'],
});

const running = control({
  ...notEnded,
  status: 'running',
  startTime: secondsAgo(42),
  progress: { done: 24, of: 50, text: { kind: 'readingPage', args: { service: 'Apollo', page: 3 } } },
});

export const Playground = meta.story({ args: { control: running } });

export const Queued = meta.story({
  args: {
    control: control({ ...notEnded, status: 'queued', startTime: undefined, queuedAt: secondsAgo(14), place: 2 }),
  },
  parameters: { covers: ['run.queued'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:14')).toBeVisible();
  },
});

/** A call is tried again, as the service asked. */
export const Waiting = meta.story({
  args: {
    control: control({
      ...notEnded,
      status: 'queued',
      startTime: undefined,
      queuedAt: secondsAgo(31),
      notBefore: secondsAgo(-30),
      errorMessage: { kind: 'busy', args: { service: 'Apollo' } },
    }),
  },
});

export const Running = meta.story({
  args: { control: running },
  parameters: { covers: ['run.running'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress of the run' })).toHaveAttribute(
      'aria-valuetext',
      '24 of 50',
    );
    await expect(canvas.getByText('0:42')).toBeVisible();
  },
});

/** Its progress can't be counted. */
export const RunningOn = meta.story({
  args: {
    control: control({
      ...notEnded,
      status: 'running',
      startTime: secondsAgo(8),
      progress: { text: { kind: 'askingService', args: { service: 'Apollo' } } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Cancels = Running.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.running'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.control.onCancel).toHaveBeenCalledOnce();
  },
});

export const Cancelling = meta.story({
  args: { control: { ...running, busy: 'cancel', run: { ...running.run, cancelling: true } } },
  parameters: { covers: ['run.cancelling'] },
});

export const CancelsOnce = Cancelling.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.cancelling'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Cancelling/ }));
    await expect(args.control.onCancel).not.toHaveBeenCalled();
  },
});

export const Completed = meta.story({
  args: { control: control({}) },
  parameters: { covers: ['run.completed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View run' })).toHaveAttribute(
      'href',
      '/agent/lead-generation-agent?tab=executions&run=run-1',
    );
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const InTheSandbox = meta.story({ args: { control: control({ sandbox: true, cost: { unknown: false } }) } });

export const DailyLimitReached = meta.story({
  args: {
    control: control({
      endedBy: 'dailyLimit',
      result: { kind: 'dailyLeadsFound', args: { leads: 50 } },
      next: {
        kind: 'limit',
        label: 'Change the limit',
        to: '/agents/lead-generation/detail?setting=maxLeadsPerDay',
      },
    }),
  },
  parameters: { covers: ['run.daily-limit'] },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('group', { name: 'Latest run' }));
    await expect(bar.getByText('50 of 50 leads found today.')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Change the limit' })).toHaveAttribute(
      'href',
      '/agents/lead-generation/detail?setting=maxLeadsPerDay',
    );
    await expect(bar.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const StoppedAtBudget = meta.story({
  args: {
    control: control({
      endedBy: 'budget',
      cost: { amount: 0.36, currency: 'EUR', unknown: false },
      result: {
        kind: 'stoppedAtBudget',
        args: {
          reason: { kind: 'monthBudgetSpent', args: { spent: 50, budget: 50, currency: 'EUR' } },
          kept: { kind: 'recordsKept', args: { kept: [{ collection: 'leads', count: 12 }] } },
        },
      },
      next: { kind: 'budget', label: 'Change the budget', to: '/profile?tab=usage&open=budget' },
    }),
  },
  parameters: { covers: ['run.waiting-cap'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€50.00 of €50.00 spent this month.')).toBeVisible();
    await expect(canvas.getByText('12 leads kept.')).toBeVisible();
    await expect(canvas.getByText(/· €0.36$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the budget' })).toHaveAttribute(
      'href',
      '/profile?tab=usage&open=budget',
    );
  },
});

export const Failed = meta.story({
  args: {
    control: control({
      status: 'failed',
      result: undefined,
      errorMessage: { kind: 'credentialsOutdated', args: { service: 'Apollo' } },
      next: { kind: 'connection', label: 'Set up Apollo', to: '/api-status?setup=apollo' },
    }),
  },
  parameters: { covers: ['run.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set up Apollo' })).toHaveAttribute(
      'href',
      '/api-status?setup=apollo',
    );
  },
});

export const WorthAnotherTry = meta.story({
  args: {
    control: control({
      status: 'failed',
      result: undefined,
      attempts: 3,
      errorMessage: { kind: 'timedOut', args: { service: 'Apollo' } },
      next: retry,
    }),
  },
  parameters: { covers: ['run.failed'] },
});

export const Retries = WorthAnotherTry.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.failed'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.control.onRetry).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: {
    control: control({
      status: 'cancelled',
      endedBy: 'member',
      endedByName: 'Ada Brandt',
      result: { kind: 'recordsKept', args: { kept: [{ collection: 'leads', count: 12 }] } },
      next: retry,
    }),
  },
  parameters: { covers: ['run.cancelled'] },
});

/** A status and a next step of a later version. */
export const OfALaterVersion = meta.story({
  tags: ['odd'],
  args: { control: control({ status: 'hibernating', result: odd.script, next: { kind: 'wait', label: 'Wait' } }) },
});

export const LongReason = meta.story({
  tags: ['odd'],
  args: { control: control({ status: 'failed', result: undefined, errorMessage: 'word'.repeat(200), next: retry }) },
});

/** Nothing tells since when. */
export const WithoutTimes = meta.story({
  tags: ['odd'],
  args: {
    control: control({ ...notEnded, status: 'running', startTime: odd.invalidDate, queuedAt: odd.invalidDate }),
  },
});
