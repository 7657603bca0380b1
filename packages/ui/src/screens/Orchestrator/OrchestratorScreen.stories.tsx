import { asRows } from '@switchboard/api-mocks/builders/build';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { orchestratorStatus, orchestratorTask, workflow } from '@switchboard/api-mocks/builders/orchestrator';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits, readsWell, region, sampled, toolsRest } from '../../../test/agentPage/inStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import { args, own } from '../../../test/agentPage/orchestratorStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Super agent',

  ...agentPageMeta(OrchestratorScreen, args),
});

export const Active = meta.story({
  parameters: { covers: ['orchestrator.active'] },
});

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['orchestrator.idle'] },
});

export const Overview = meta.story({
  parameters: { covers: ['orchestrator.overview', 'orchestrator.poll'] },
  play: async ({ canvas }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(canvas.getByRole('group', { name: 'Active Tasks' })).toHaveTextContent('8of 1541 queued');
    await expect(tile('Completed').getByText('139')).toBeVisible();
    await expect(tile('System Load').getByRole('meter')).toHaveAttribute('aria-valuenow', '62');
    await expect(tile('Connected Agents').getByText('6')).toBeVisible();
  },
});

/** Real tasks remove the Sample mark from the queue, real workflows from the workflows; neither affects the other. */
export const SamplesPerSection = meta.story({
  args: { status: ready(orchestratorStatus({ own: ['activity', 'figures', 'tasks'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Active Workflows', 'System Analytics']),
});
export const OtherSamplesPerSection = meta.story({
  args: { status: ready(orchestratorStatus({ own: ['workflows'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) =>
    expect(sampled(canvas)).toEqual([
      'System Overview',
      'Active Task Queue',
      'Dependencies',
      'Recent Activity',
      'System Analytics',
    ]),
});

/** A failed task lowers the rate. There is no rate before a task has ended. */
export const OwnData = meta.story({
  args: {
    status: own({
      stats: {
        totalTasks: 4,
        activeTasks: 2,
        completedTasks: 1,
        failedTasks: 1,
        averageExecutionTime: 12.4,
        systemLoad: 5,
        agentsConnected: 2,
        endedToday: 2,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50% success rate')).toBeVisible();
    await expect(canvas.getByText('of 6 agents')).toBeVisible();
    // What nothing measures is a dash, and no figure is made up.
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    const analytics = region(canvas, /System Analytics/);
    await expect(analytics.getByText('12.4s')).toBeVisible();
    await expect(analytics.getByRole('meter', { name: 'Task Success Rate' })).toHaveAttribute('aria-valuenow', '50');
    await expect(analytics.queryByText('8')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { status: own({ tasks: asRows([]), workflows: asRows([]), activity: asRows([]), stats: {} }) },
  parameters: { covers: ['run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tasks in the queue' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No workflows yet' })).toBeVisible();
    await toolsRest(canvas, 'Filter');
    await expect(canvas.getByRole('group', { name: 'System Load' })).toHaveTextContent('–');
  },
});

/** A run of the orchestrator is a workflow, which is written first. */
export const EmptyRuns = Empty.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.empty-leads-on', 'run.now'] },
  play: async ({ canvas, userEvent }) => {
    const run = region(canvas, 'Active Workflows').getByRole('button', { name: 'New Workflow' });
    await userEvent.click(run);
    await openedDialog(canvas, 'New workflow');
    await expect(args.agent.onRun).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(run).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: {
    status: loading,
    settings: { ...args.settings, saved: loading },
    agent: { ...args.agent, status: undefined },
  },
  play: async ({ canvas }) => {
    for (const name of ['System Overview', 'Active Task Queue', 'Active Workflows', 'Configuration'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
});

export const StartsNothingUnknown = Loading.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    status: failed('500: the database is away', fn()),
    settings: { ...args.settings, saved: failed('500: the settings are away', fn()) },
  },
  play: async ({ canvas }) => {
    // One response feeds four sections. Its failure is announced once, as is that of the configuration.
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      '500: the database is away',
      '500: the settings are away',
    ]);
    await expect(canvas.getByRole('button', { name: 'New Workflow' })).toBeEnabled();
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    status: own({
      stats: {
        totalTasks: 1e308,
        activeTasks: undefined,
        completedTasks: -4,
        failedTasks: -1,
        averageExecutionTime: -2,
        systemLoad: 900,
        agentsConnected: undefined,
      },
      tasks: asRows(
        [
          orchestratorTask({
            id: '1',
            status: 'toString',
            priority: '__proto__',
            progress: -5,
            duration: 1e308,
            agentId: 'nobody',
          }),
          {
            ...orchestratorTask({ id: '2', description: odd.spaces, taskType: odd.blank, status: '' }),
            priority: undefined,
            progress: undefined,
            agentName: undefined,
            agentId: undefined,
            duration: undefined,
          },
        ],
        1,
      ),
      workflows: asRows([
        workflow({ id: '1', name: odd.markup, status: 'constructor', estimatedCompletion: odd.invalidDate }),
        {
          ...workflow({
            id: '2',
            name: odd.blank,
            status: 'running',
            startTime: odd.farDate,
            estimatedCompletion: odd.invalidDate,
          }),
          totalTasks: 0,
          completedTasks: 5,
          failedTasks: undefined,
          currentTask: undefined,
        },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('constructor')).toBeVisible();
    await expect(canvas.getByText('Unnamed workflow')).toBeVisible();
    await expect(canvas.getByText('1 task could not be read')).toBeVisible();
    await readsWell(canvas);
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: own({
      tasks: asRows([
        orchestratorTask({
          id: 'a',
          description: longText(400),
          taskType: longWord(80),
          agentName: longWord(60),
          status: longText(200),
        }),
        orchestratorTask({ id: 'b', description: longWord(300), dependencies: ['a', longWord(200)] }),
      ]),
      workflows: asRows([workflow({ name: longWord(200), currentTask: longText(300), status: longText(120) })]),
    }),
  },
  play: fits,
});

export const Narrow = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fits();
    await expect(
      within(canvas.getByRole('group', { name: 'Connected Agents' })).getByText('of 6 agents'),
    ).toBeVisible();
  },
});

export const Small = LongText.extend({ tags: ['!odd', 'unpictured'], globals: { viewport: { value: 'small' } } });
