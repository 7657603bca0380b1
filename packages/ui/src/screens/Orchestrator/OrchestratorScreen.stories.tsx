import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { orchestratorSettingsValue, orchestratorStatus, orchestratorTask, workflow } from '@switchboard/api-mocks/builders/orchestrator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { staysLight } from '../../components/Table/testing/staysLight.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';

const args = agentPageArgs('orchestrator', orchestratorStatus(), orchestratorSettingsValue());

const meta = {
  title: 'screens/Orchestrator',
  component: OrchestratorScreen,
  tags: ['screen'],
  render: (page) => <LiveAgentPage screen={OrchestratorScreen} page={page} />,
  args,
} satisfies Meta<typeof OrchestratorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const part = (canvas: Canvas, name: RegExp | string) => within(canvas.getByRole('region', { name }));
const rows = (canvas: Canvas) => within(canvas.getByRole('table', { name: 'Table of tasks' })).getAllByRole('row').slice(1);
const tasks = (canvas: Canvas) => rows(canvas).map((row: HTMLElement) => row.querySelector('td span')?.textContent);
const flows = (canvas: Canvas) => canvas.getAllByRole('article').map((card: HTMLElement) => within(card));
const own = (answer: Partial<ReturnType<typeof orchestratorStatus>>) => ready({ ...orchestratorStatus({ sample: false }), ...answer });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Active: Story = {
  parameters: { covers: ['orchestrator.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Switchboard Super Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New Workflow' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }));
    await expect(canvas.getByRole('heading', { name: 'Configuration' })).toHaveFocus();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['orchestrator.idle'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled();
  },
};

export const Overview: Story = {
  parameters: { covers: ['orchestrator.overview'] },
  play: async ({ canvas, userEvent }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(canvas.getByRole('group', { name: 'Active Tasks' })).toHaveTextContent('8of 1541 queued');
    await expect(tile('Completed').getByText('139')).toBeVisible();
    await expect(tile('Completed').getByText('97% success rate')).toBeVisible();
    await expect(tile('System Load').getByRole('meter')).toHaveAttribute('aria-valuenow', '62');
    await expect(tile('Connected Agents').getByText('6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

/** Once a task has failed, the rate falls; before any has ended there is none. */
export const OwnData: Story = {
  args: { status: own({ stats: { totalTasks: 4, activeTasks: 2, completedTasks: 1, failedTasks: 1, averageExecutionTime: 12.4, systemLoad: 5, agentsConnected: 2 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50% success rate')).toBeVisible();
    await expect(canvas.getByText('of 6 agents')).toBeVisible();
    // The analytics are made up, whatever the answer is.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
    await expect(part(canvas, /System Analytics/).getByText('12.4s')).toBeVisible();
  },
};

export const Queue: Story = {
  parameters: {
    covers: ['orchestrator.queue', 'orchestrator.task-running', 'orchestrator.task-queued', 'orchestrator.task-completed', 'orchestrator.task-failed', 'orchestrator.priority-critical', 'orchestrator.priority-high', 'orchestrator.priority-medium'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Task', 'Agent', 'Status', 'Progress', 'Priority', 'Duration']);
    const [running, , queued, completed, ended] = rows(canvas).map((row: HTMLElement) => within(row));
    for (const text of ['Find logistics leads in Poland', 'lead_search', 'Lead Generation', 'Running', '64%', 'Critical', 'Running...']) await expect(running?.getByText(text)).toBeVisible();
    await expect(running?.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(queued?.getByText('after 2 tasks')).toBeVisible();
    await expect(queued?.getAllByText('Queued')).toHaveLength(2);
    await expect(queued?.getByText('High')).toBeVisible();
    await expect(completed?.getByText('Completed')).toBeVisible();
    await expect(completed?.getByText('4 min')).toBeVisible();
    await expect(ended?.getByText('Failed')).toBeVisible();
    await expect(ended?.getByText('Medium')).toBeVisible();
    await expect(ended?.getByText('2 min')).toBeVisible();
    await expect(canvas.getByText('5 of 154 tasks')).toBeVisible();

    rows(canvas)[2]?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /Draft first-contact mails/ }));
    await expect(dialog.getByText('Find logistics leads in Poland, Summarise the EU outlook')).toBeVisible();
    await expect(dialog.getByText('email-agent')).toBeVisible();
    await expect(dialog.getByText('task-3')).toBeVisible();
  },
};

/** A step that failed says why; the one after it never had its turn. */
export const FailedAndSkipped: Story = {
  args: {
    status: own({
      tasks: asRows([
        orchestratorTask({ id: 'one', description: 'EU cold chain', status: 'failed', error: 'Connect Tavily, Serper or Perplexity', dependencies: [] }),
        orchestratorTask({ id: 'two', description: 'Draft mails', status: 'skipped', duration: undefined, dependencies: ['one'] }),
      ]),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(within(rows(canvas)[1] ?? document.body).getByText('Skipped')).toBeVisible();
    rows(canvas)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /EU cold chain/ }));
    await expect(dialog.getByText('Connect Tavily, Serper or Perplexity')).toBeVisible();
  },
};

export const QueueSortedAndFiltered: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Priority' });
    await userEvent.click(within(head()).getByRole('button'));
    await userEvent.click(within(head()).getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-priority' });
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(tasks(canvas)[0]).toBe('Find logistics leads in Poland');
    const queue = part(canvas, 'Active Task Queue');
    await userEvent.click(queue.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(queue.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Running' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'running' });
    await expect(tasks(canvas)).toEqual(['Find logistics leads in Poland', 'Summarise the EU outlook']);
    // The workflows have names of their own in the address.
    await expect(flows(canvas)).toHaveLength(3);
  },
};

/** Who waits for whom, as a drawing and in words. */
export const Dependencies: Story = {
  parameters: { covers: ['orchestrator.queue'] },
  play: async ({ canvas }) => {
    const card = part(canvas, /^Dependencies/);
    const list = within(card.getByRole('list')).getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
    await expect(list).toEqual(['Draft first-contact mailsafter Find logistics leads in Poland, Summarise the EU outlookQueued', 'Move the pilot reviewafter Collect cafés in LeipzigFailed']);
    await expect(card.getByRole('img', { name: '5 tasks and 3 dependencies. The list says which.' })).toBeVisible();
  },
};

/** A circle, a task that is not in the list, and one that waits for itself. */
export const OddDependencies: Story = {
  args: {
    status: own({
      tasks: asRows([
        orchestratorTask({ id: 'a', description: 'A', dependencies: ['b', 'a'] }),
        orchestratorTask({ id: 'b', description: 'B', dependencies: ['a', 'gone'] }),
        orchestratorTask({ id: 'c', description: 'C', dependencies: ['c'] }),
      ]),
    }),
  },
  play: async ({ canvas }) => {
    const card = part(canvas, /^Dependencies/);
    const list = within(card.getByRole('list')).getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
    await expect(list).toEqual(['Aafter BRunning', 'Bafter A, goneRunning']);
    await expect(card.getByText('not in this list')).toBeVisible();
  },
};

export const NoDependencies: Story = {
  args: { status: own({ tasks: asRows([orchestratorTask()]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Dependencies' })).toBeNull();
  },
};

export const Workflows: Story = {
  parameters: { covers: ['orchestrator.workflow-running', 'orchestrator.workflow-completed', 'orchestrator.workflow-other'] },
  play: async ({ canvas, userEvent }) => {
    const [running, completed, other] = flows(canvas);
    for (const text of ['Running', '5/8 tasks', 'Find logistics leads', 'Today, 09:02', 'Today, 10:15', '0 tasks']) await expect(running?.getByText(text)).toBeVisible();
    await expect(running?.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '63');
    for (const text of ['Completed', '6/6 tasks', 'Done at 08:44']) await expect(completed?.getByText(text)).toBeVisible();
    for (const text of ['Failed', '2/5 tasks', 'Stopped at 09:00', '1 task']) await expect(other?.getAllByText(text)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar clean-up' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Calendar clean-up/ }));
    await expect(dialog.getByText('workflow-3')).toBeVisible();
  },
};

export const NewWorkflow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New workflow' }));
    await userEvent.click(dialog.getByRole('button', { name: 'New Workflow' }));
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Task is required')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Task of step 1' })).toBeInvalid();
    await expect(args.onAdd).not.toHaveBeenCalled();

    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Poland');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Task of step 1' }), 'Find leads');
    await expect(dialog.getAllByRole('option').map((option) => option.textContent)).not.toContain('Switchboard Super Agent');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Agent of step 1' }), 'lead-generation-agent');
    await expect(dialog.queryByRole('button', { name: /Remove/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await expect(dialog.getByRole('textbox', { name: 'Task of step 2' })).toHaveFocus();
    await userEvent.keyboard('Draft mails');
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove step 3' }));
    await expect(dialog.getByRole('textbox', { name: 'Task of step 2' })).toHaveFocus();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'New Workflow' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('workflows', {
      name: 'Poland',
      description: '',
      steps: [
        { agent: 'lead-generation-agent', task: 'Find leads' },
        { agent: 'research-agent', task: 'Draft mails' },
      ],
    });
  },
};

export const NewWorkflowRefused: Story = {
  args: {
    onAdd: fn(async () => {
      throw Object.assign(new Error('The workflow could not be kept'), { fields: { steps: 'The email agent is not enabled' } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Poland');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Task of step 1' }), 'Find leads{Enter}');
    await expect(await dialog.findByText('The workflow could not be kept')).toBeVisible();
    await expect(dialog.getByText('The email agent is not enabled')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Task of step 1' })).toHaveValue('Find leads');
  },
};

export const Configuration: Story = {
  parameters: { covers: ['orchestrator.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name });
    await expect(box('Max concurrent tasks')).toHaveValue('10');
    await expect(canvas.getByRole('meter', { name: 'Max concurrent tasks of 20' })).toHaveAttribute('aria-valuenow', '50');
    for (const [name, value] of [['Task timeout', '300'], ['Retry attempts', '3'], ['High CPU', '80'], ['High memory', '85'], ['Task failure rate', '15']] as const) await expect(box(name)).toHaveValue(value);
    for (const name of ['Auto scaling', 'Load balancing', 'Priority weighting', 'Error recovery', 'Resource optimization', 'Real-time monitoring']) await expect(canvas.getByRole('switch', { name })).toBeChecked();

    const analytics = part(canvas, /System Analytics/);
    for (const text of ['1.2s avg', '450', '48s', '8']) await expect(analytics.getByText(text)).toBeVisible();
    await expect(analytics.getByRole('meter', { name: 'Task Success Rate' })).toHaveAttribute('aria-valuenow', '96');
    await expect(analytics.getByRole('meter', { name: 'Agent Utilization' })).toHaveAttribute('aria-valuenow', '78');
    await expect(analytics.getByRole('link', { name: 'View Detailed Analytics' })).toHaveAttribute('href', '/agent/switchboard-super-agent?tab=performance');

    await userEvent.clear(box('High CPU'));
    await expect(box('High CPU')).toHaveAccessibleDescription('Enter a number from 0 to 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.type(box('High CPU'), '90');
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto scaling' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith(orchestratorSettingsValue({ autoScaling: false, alertThresholds: { highCpu: 90, highMemory: 85, taskFailureRate: 15 } }));
  },
};

/** Settings that nothing acts on are not passed off as working ones. */
export const WhatIsOnlyKept: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'Alert Thresholds' })).getByText('Kept with the settings. Nothing raises an alert yet.')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Advanced Features' })).getByText(/Nothing acts on these yet/)).toBeVisible();
  },
};

export const ResetToDefaults: Story = {
  args: { settings: { ...args.settings, saved: ready(orchestratorSettingsValue({ maxConcurrentTasks: 4, loadBalancing: false })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('textbox', { name: 'Max concurrent tasks' })).toHaveValue('10');
    await expect(canvas.getByRole('switch', { name: 'Load balancing' })).toBeChecked();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { status: own({ tasks: asRows([]), workflows: asRows([]), activity: asRows([]), stats: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tasks in the queue' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No workflows yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'System Load' })).toHaveTextContent('–');
  },
};

export const Loading: Story = {
  args: { status: loading, settings: { ...args.settings, saved: loading }, agent: { ...args.agent, active: undefined } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['System Overview', 'Active Task Queue', 'Active Workflows', 'Configuration']) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { status: failed('500: the database is away', fn()), settings: { ...args.settings, saved: failed('500: the settings are away', fn()) } },
  play: async ({ canvas }) => {
    // The answer feeds four parts; it is announced once, beside that of the configuration.
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['500: the database is away', '500: the settings are away']);
    await expect(canvas.getByRole('button', { name: 'New Workflow' })).toBeEnabled();
  },
};

export const Stale: Story = {
  args: { status: ready(orchestratorStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await expect(tasks(canvas)).toHaveLength(5);
  },
};

export const UnknownStatus: Story = {
  args: {
    status: own({
      stats: { totalTasks: 1e308, activeTasks: undefined, completedTasks: -4, failedTasks: -1, averageExecutionTime: -2, systemLoad: 900, agentsConnected: undefined },
      tasks: asRows(
        [
          orchestratorTask({ id: '1', status: 'toString', priority: '__proto__', progress: -5, duration: 1e308, agentId: 'nobody' }),
          { ...orchestratorTask({ id: '2', description: odd.spaces, taskType: odd.blank, status: '' }), priority: undefined, progress: undefined, agentName: undefined, agentId: undefined, duration: undefined },
        ],
        1,
      ),
      workflows: asRows([
        workflow({ id: '1', name: odd.markup, status: 'constructor', estimatedCompletion: odd.invalidDate }),
        { ...workflow({ id: '2', name: odd.blank, status: 'running', startTime: odd.farDate, estimatedCompletion: odd.invalidDate }), totalTasks: 0, completedTasks: 5, failedTasks: undefined, currentTask: undefined },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('constructor')).toBeVisible();
    await expect(canvas.getByText('Unnamed workflow')).toBeVisible();
    await expect(canvas.getByText('1 task could not be read')).toBeVisible();
    await expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date|\[object/)).toBeNull();
  },
};

export const Huge: Story = {
  args: {
    status: own({
      tasks: asRows(many(10_000, (index) => orchestratorTask({ id: `t${index}`, description: `Task ${index}`, dependencies: index === 0 ? [] : [`t${index - 1}`] }))),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of tasks' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table(), 400);
    await expect(within(canvas.getByRole('region', { name: /^Dependencies/ })).getAllByRole('listitem')).toHaveLength(29);
    // At once: each key would draw the long list anew.
    await userEvent.click(part(canvas, 'Active Task Queue').getByRole('searchbox'));
    await userEvent.paste('task 9999');
    await waitFor(() => expect(tasks(canvas)).toEqual(['Task 9999']));
    await userEvent.click(part(canvas, 'Active Task Queue').getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'JSON' }));
    await expect(JSON.parse(mocked(args.onExport).mock.calls.at(-1)?.[0].text ?? '')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: own({
      tasks: asRows([
        orchestratorTask({ id: 'a', description: longText(400), taskType: longWord(80), agentName: longWord(60), status: longText(200) }),
        orchestratorTask({ id: 'b', description: longWord(300), dependencies: ['a', longWord(200)] }),
      ]),
      workflows: asRows([workflow({ name: longWord(200), currentTask: longText(300), status: longText(120) })]),
    }),
  },
  play: fits,
};
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fits();
    await expect(within(canvas.getByRole('group', { name: 'Connected Agents' })).getByText('of 6 agents')).toBeVisible();
  },
};
export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
