import { asRows } from '@switchboard/api-mocks/builders/build';
import { runDetail } from '@switchboard/api-mocks/builders/executions';
import { longText, odd } from '@switchboard/api-mocks/builders/texts';
import { minutesAgo } from '@switchboard/api-mocks/now';
import { expect, fn, within } from 'storybook/test';
import { agentDetailArgs } from '../../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import { opened } from '../../../../test/agentDetail/opened.ts';
import { readsWell, region } from '../../../../test/agentPage/inStory.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail/Run',
  component: LiveAgentDetail,
  args: { ...agentDetailArgs, tab: 'executions', ...opened() },
  decorators: [inShell('agents')],
});

export const Run = meta.story({
  args: opened({ trigger: 'schedule', startedBy: undefined, retriedBy: 'run-2' }),
  parameters: { covers: ['run.detail'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Run of today, 09:37' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All executions' })).toHaveAttribute(
      'href',
      '/agent/lead-generation-agent?tab=executions',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();

    const steps = region(canvas, 'Steps');
    await expect(steps.getAllByRole('listitem')).toHaveLength(9);
    await expect(steps.getByText('7 of 7')).toBeVisible();
    await expect(steps.getByText('Started by the schedule')).toBeVisible();

    const facts = region(canvas, 'Facts');
    await expect(facts.getByText('schedule')).toBeVisible();
    await expect(facts.getByText('39 s')).toBeVisible();
    await expect(facts.getByRole('link', { name: 'run-2' })).toHaveAttribute(
      'href',
      '/agent/lead-generation-agent?tab=executions&run=run-2',
    );
    await expect(region(canvas, 'Cost').getByText('€0.67')).toBeVisible();
    await expect(region(canvas, 'Cost').getByText('66 credits')).toBeVisible();
    await expect(region(canvas, 'Input and configuration').getByText('Minimum score')).toBeVisible();
  },
});

/** More steps than are kept, and a price that is not known. */
export const RunOfManySteps = meta.story({
  args: opened({
    steps: Array.from({ length: 200 }, (_, index) => ({
      kind: 'call',
      service: 'gmail',
      text: { kind: 'serviceAsked', args: { service: 'Gmail' } },
      method: 'GET',
      path: `/gmail/v1/users/me/messages/${index}`,
      status: 200,
      durationMs: 80,
      at: minutesAgo(4),
    })),
    stepsLeftOut: 46,
    cost: { amount: 0.12, currency: 'EUR', unknown: true },
  }),
  tags: ['behaviour'],
  parameters: { asserts: ['run.detail'] },
  play: async ({ canvas }) => {
    const steps = region(canvas, 'Steps');
    await expect(steps.getAllByRole('listitem')).toHaveLength(203);
    await expect(steps.getByText('200 of 246')).toBeVisible();
    await expect(steps.getAllByRole('listitem').at(-2)).toHaveTextContent('46 more, not kept');
    await expect(region(canvas, 'Cost').getByText('at least €0.12')).toBeVisible();
    await expect(region(canvas, 'Cost').getByText('200 calls')).toBeVisible();
  },
});

/** It says what it does, and can be cancelled. */
export const UnderWay = meta.story({
  args: opened({
    status: 'running',
    endTime: undefined,
    duration: undefined,
    result: undefined,
    steps: runDetail().steps.items.slice(0, 2),
    progress: { done: 24, of: 50, text: { kind: 'readingPage', args: { service: 'Apollo', page: 3 } } },
  }),
  play: async ({ canvas }) => {
    const steps = region(canvas, 'Steps');
    await expect(steps.getAllByRole('listitem').at(-1)).toHaveTextContent('RunningReading page 3 from Apollo');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const Cancels = UnderWay.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.run?.control?.onCancel).toHaveBeenCalledOnce();
  },
});

/** The reason, what mends it, and the run that this one repeated. */
export const Failed = meta.story({
  args: opened({
    status: 'failed',
    trigger: 'retry',
    attempts: 3,
    result: undefined,
    retryOf: 'run-0',
    input: longText(300),
    errorMessage: { kind: 'credentialsOutdated', args: { service: 'Apollo' } },
    next: { kind: 'connection', label: 'Set up Apollo', to: '/api-status?setup=apollo' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set up Apollo' })).toHaveAttribute(
      'href',
      '/api-status?setup=apollo',
    );
    await expect(canvas.getByRole('link', { name: 'Ask about this' })).toHaveAttribute('href', '/chat?about=run:run-1');
    await expect(region(canvas, 'Steps').getByText('Started again by Ada Brandt')).toBeVisible();
    const facts = region(canvas, 'Facts');
    await expect(facts.getByText('retry by Ada Brandt')).toBeVisible();
    await expect(facts.getByRole('link', { name: 'run-0' })).toBeVisible();
  },
});

/** A success: what was found that day, and the limit, which another try would meet again. */
export const AtDailyLimit = meta.story({
  args: opened({
    endedBy: 'dailyLimit',
    result: { kind: 'dailyLeadsFound', args: { leads: 50 } },
    next: { kind: 'limit', label: 'Change the limit', to: '/agents/lead-generation/detail?setting=maxLeadsPerDay' },
  }),
  play: async ({ canvas }) => {
    await expect(region(canvas, 'Facts').getByText('Daily limit reached')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the limit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const Cancelled = meta.story({
  args: opened({
    status: 'cancelled',
    endedBy: 'member',
    endedByName: 'Ada Brandt',
    trigger: 'workflow',
    startedBy: 'Poland outreach',
    sandbox: true,
    cost: { unknown: false },
    result: { kind: 'nothingKept', args: {} },
  }),
  play: async ({ canvas }) => {
    await expect(region(canvas, 'Facts').getByText('Cancelled by Ada Brandt')).toBeVisible();
    await expect(region(canvas, 'Facts').getByText('workflow Poland outreach')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sandbox' })).toBeVisible();
  },
});

/** Queued: nothing has begun. */
export const Queued = meta.story({
  args: opened({
    status: 'queued',
    startTime: undefined,
    endTime: undefined,
    duration: undefined,
    result: undefined,
    configuration: undefined,
    attempts: 0,
    place: 2,
    steps: [],
  }),
  play: async ({ canvas }) => {
    await expect(region(canvas, 'Steps').getByText('Queued by Ada Brandt')).toBeVisible();
    await readsWell(canvas);
  },
});

/** Steps are removed before the run is. A long result has a card of its own. */
export const WithoutSteps = meta.story({
  tags: ['odd'],
  args: opened({ steps: [], stepsGone: true, result: longText(2_000) }),
  play: async ({ canvas }) => {
    await expect(region(canvas, 'Steps').getByText('The steps are gone')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Result' }).textContent).toHaveLength(2_000);
    await expect(region(canvas, 'Facts').queryByText('Result')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { run: { id: 'run-1', view: loading } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('tabpanel')).getByText('Loading the run')).toBeInTheDocument();
  },
});

export const NotLoaded = meta.story({
  args: { run: { id: 'run-1', view: failed('This run could not be loaded. It broke', fn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This run could not be loaded. It broke');
  },
});

export const TriesAgain = NotLoaded.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.run?.view.status === 'error' && args.run.view.onRetry).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  tags: ['odd'],
  args: { run: { id: 'run-9', view: failed('There is no run with this id', fn(), 'missing') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no such run' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All executions' })).toBeVisible();
  },
});

export const Stale = meta.story({
  args: {
    run: {
      ...opened().run,
      view: ready(runDetail(), { since: new Date('2026-11-20T08:30:00Z'), reason: '502: Bad Gateway', onRetry: fn() }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/502: Bad Gateway/)).toBeVisible();
    await expect(region(canvas, 'Facts').getByText('39 s')).toBeVisible();
  },
});

export const OddFields = meta.story({
  tags: ['odd'],
  args: {
    run: {
      ...opened().run,
      view: ready({
        ...runDetail({
          status: '',
          trigger: odd.markup,
          startedBy: odd.rightToLeft,
          endedBy: 'comet',
          startTime: odd.invalidDate,
          queuedAt: odd.farDate,
          endTime: undefined,
          duration: -1,
          attempts: -2,
          result: odd.zalgo,
          cost: { amount: 1e308, currency: 'no code' },
        }),
        steps: asRows([], 2),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Run' })).toBeVisible();
    await readsWell(canvas);
  },
});
