import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { researchSettingsValue, researchSource, researchStatus, researchTask } from '@switchboard/api-mocks/builders/research';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { refuse, researchArgs, researchControl } from './testing/researchArgs.ts';

const args = researchArgs();
const { research } = args;

const meta = {
  title: 'screens/Research',
  component: ResearchScreen,
  tags: ['screen'],
  render: (page) => <LiveAgentPage screen={ResearchScreen} page={page} />,
  args,
} satisfies Meta<typeof ResearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const tile = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const titles = (canvas: Canvas) => canvas.getAllByRole('article').map((card: HTMLElement) => card.querySelector('h3')?.textContent);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const nothingOdd = (canvas: Canvas) => expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date|\[object/)).toBeNull();

export const Active: Story = {
  parameters: { covers: ['research.active', 'research.dashboard'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AI Research Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Dashboard', 'Research Tasks', 'Sources', 'Configuration', 'Analytics']);
    await expect(tile(canvas, 'Total Researches').getByText('1,284')).toBeVisible();
    await expect(tile(canvas, 'Total Researches').getByText('10 new today')).toBeVisible();
    await expect(tile(canvas, 'Sources Analyzed').getByText('average credibility 86%')).toBeVisible();
    await expect(tile(canvas, 'Avg Research Time').getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.getByRole('group', { name: 'Avg Research Time' })).toHaveTextContent('2.4h');
    await expect(tile(canvas, 'Active Researches').getByText('1,241 completed')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: /Recent Activity/ })).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

/** The tenant's own figures: only the one that is made up is marked. */
export const OwnData: Story = {
  args: { status: ready(researchStatus({ sample: false, metrics: { totalResearches: 2, sourcesAnalyzed: 0, averageResearchTime: 9, activeResearches: 1, completedResearches: 1 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
    await expect(tile(canvas, 'Avg Research Time').getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    await expect(tile(canvas, 'Sources Analyzed').queryByText(/credibility/)).toBeNull();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['research.idle'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(research.onToggle).toHaveBeenCalledWith(true);
  },
};

/** Asks for the state that is wanted, once. */
export const Toggle: Story = {
  args: { research: researchControl({ onToggle: fn(() => new Promise(() => {})) }) },
  parameters: { covers: ['research.toggle'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pause' }));
    await expect(control.onToggle).toHaveBeenCalledOnce();
    await expect(control.onToggle).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ToggleFailed: Story = {
  args: { research: researchControl({ onToggle: refuse('The agent is being changed elsewhere') }) },
  parameters: { covers: ['research.toggle-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('Failed to toggle agent')).toBeVisible();
    await expect(alert).toHaveTextContent('The agent is being changed elsewhere');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TestPassed: Story = {
  parameters: { covers: ['research.test'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Test passed in 240 ms')).toBeVisible();
    await expect(canvas.getByText(/The search service answered\./)).toBeVisible();
  },
};

export const TestPending: Story = {
  args: { research: researchControl({ onTest: fn(() => new Promise<never>(() => {})) }) },
  parameters: { covers: ['research.test'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Test Connection' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(control.onTest).toHaveBeenCalledOnce();
  },
};

export const TestFailed: Story = {
  args: { research: researchControl({ onTest: refuse('') }) },
  parameters: { covers: ['research.test-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Connection test failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test Connection' })).toBeEnabled();
  },
};

/** The call went well, the service behind it refused the key. */
export const TestWrongKey: Story = {
  args: { research: researchControl({ onTest: async () => ({ outcome: 'wrong-credentials', message: 'Tavily refused the key', nextStep: 'Store a new one under API Connections.', latencyMs: 80, testedAt: undefined }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Wrong credentials')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tavily refused the key. Store a new one under API Connections.');
  },
};

export const Tabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sources' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'sources' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'configuration' });
    await expect(canvas.getByRole('tab', { name: 'Configuration' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: '' });
  },
};

export const Tasks: Story = {
  args: { query: { tab: 'tasks' } },
  parameters: {
    covers: ['research.tasks', 'research.task-completed', 'research.task-in-progress', 'research.task-failed', 'research.task-other', 'research.priority-high', 'research.priority-medium', 'research.priority-low'],
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('article').map((card) => within(card));
    for (const text of ['High', 'Completed', 'Size of the market, the five largest providers and what changed since 2024.', 'EU cold chain logistics market size 2026 providers', '34 sources', 'Market', '2 hours ago']) await expect(first?.getByText(text)).toBeVisible();
    await expect(first?.getAllByRole('listitem')).toHaveLength(2);
    await expect(second?.getByText('In progress')).toBeVisible();
    await expect(second?.getByText('Medium')).toBeVisible();
    await expect(third?.getByText('Failed')).toBeVisible();
    await expect(third?.getByText('Low')).toBeVisible();
    await expect(third?.getByText('A source did not answer.')).toBeVisible();
    await expect(fourth?.getByText('scheduled')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Research' }));
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
  },
};

export const TasksFiltered: Story = {
  args: { query: { tab: 'tasks' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'In progress' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'in_progress' });
    await expect(titles(canvas)).toEqual(['Competitor pricing, Q4']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search research tasks' }), 'cold');
    await expect(await canvas.findByText('Nothing matches “cold”')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? canvas.getByRole('searchbox'));
    await waitFor(() => expect(titles(canvas)).toHaveLength(4));
  },
};

export const TaskDetail: Story = {
  args: { query: { tab: 'tasks' } },
  parameters: { covers: ['research.tasks'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View Details of Cold-chain logistics in the EU' });
    await userEvent.click(opener);
    const dialog = within(canvas.getByRole('dialog', { name: /Cold-chain logistics in the EU/ }));
    await expect(dialog.getByText('Two thirds of the shippers asked want hourly temperature data.')).toBeVisible();
    await expect(dialog.getByText('research-1')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /European Cold Chain Outlook 2026/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog.getByText(/credibility 71%/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** The detail of a task stands while its sources do not. */
export const TaskDetailWithoutSources: Story = {
  args: { query: { tab: 'tasks' }, research: researchControl({ sources: failed('500: the sources are away', fn()) }) },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details of Press on the new data act' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText('A source did not answer.')).toBeVisible();
    await expect(dialog.getByText('500: the sources are away')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(control.sources.status === 'error' && control.sources.onRetry).toHaveBeenCalledOnce();
  },
};

export const TaskExported: Story = {
  args: { query: { tab: 'tasks' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Cold-chain logistics in the EU' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }));
    const file = mocked(args.onExport).mock.calls.at(-1)?.[0];
    await expect(file?.name).toBe('research-Cold-chain-logistics-in-the-EU-2026-11-20.csv');
    await expect(file?.text).toContain('Two thirds of the shippers asked');
    await userEvent.click(canvas.getByRole('button', { name: 'Export Cold-chain logistics in the EU' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'JSON' }));
    await expect(JSON.parse(mocked(args.onExport).mock.calls.at(-1)?.[0]?.text ?? '')).toHaveLength(1);
  },
};

export const Start: Story = {
  args: { query: { tab: 'tasks' } },
  parameters: { covers: ['research.start'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Research question' });
    await userEvent.type(box, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    await expect(research.onStart).not.toHaveBeenCalled();
    await userEvent.type(box, 'Who buys reefers? {Enter}{Enter}');
    await expect(research.onStart).toHaveBeenCalledOnce();
    await expect(research.onStart).toHaveBeenCalledWith('Who buys reefers?');
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

export const StartFailed: Story = {
  args: { query: { tab: 'tasks' }, research: researchControl({ onStart: refuse('Failed to start research. The agent is paused.') }) },
  parameters: { covers: ['research.start-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Research question' }), 'Who buys reefers?');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    await expect(await canvas.findByText('Failed to start research')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start research · The agent is paused.');
    // The question outlasts a look at another tab too.
    await userEvent.click(canvas.getByRole('tab', { name: 'Sources' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Research Tasks' }));
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveValue('Who buys reefers?');
  },
};

export const Sources: Story = {
  args: { query: { tab: 'sources' } },
  parameters: { covers: ['research.sources'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('article').map((card) => within(card));
    for (const text of ['Report', 'Automated stores plan to double by 2028', 'Yearly survey of 212 operators in eleven countries, with figures on capacity, energy and staff.']) await expect(first?.getByText(text)).toBeVisible();
    await expect(first?.getByRole('meter', { name: 'Credibility' })).toHaveAttribute('aria-valuenow', '94');
    await expect(first?.getByRole('meter', { name: 'Relevance' })).toHaveAttribute('aria-valuenow', '88');
    await expect(first?.getByRole('link', { name: /ecca\.example\/outlook-2026/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Why shippers switch' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Why shippers switch/ }));
    await expect(dialog.getByText('Cold-chain logistics in the EU')).toBeVisible();
    await expect(dialog.getByText('source-2')).toBeVisible();
  },
};

export const SourcesFilteredAndSorted: Story = {
  args: {
    query: { tab: 'sources' },
    research: researchControl({ sources: ready(asRows([researchSource({ id: '1', title: 'A', type: 'News', credibility: 50 }), researchSource({ id: '2', title: 'B', type: 'Report', credibility: 90 }), { ...researchSource({ id: '3', title: 'C', type: 'News' }), credibility: undefined }, researchSource({ id: '4', title: 'D', type: 'News', credibility: 70 })])) }),
  },
  parameters: { covers: ['research.sources'] },
  play: async ({ canvas, userEvent }) => {
    const sort = canvas.getByRole('button', { name: 'Sort by Credibility' });
    await userEvent.click(sort);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'sources-sort': '-credibility' });
    await expect(sort).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(canvas)).toEqual(['B', 'D', 'A', 'C']);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Type' })).getByRole('button', { name: 'News' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'sources-type': 'News' });
    await expect(titles(canvas)).toEqual(['D', 'A', 'C']);
  },
};

/** A task of the tenant's own has no priority that anybody set, and says what to connect. */
export const OwnTask: Story = {
  args: { query: { tab: 'tasks' }, research: researchControl({ tasks: ready(asRows([{ ...researchTask({ status: 'failed', insights: [], error: 'Connect Tavily, Serper or Perplexity, and OpenAI or Anthropic' }), priority: undefined }])) }) },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('Connect Tavily, Serper or Perplexity, and OpenAI or Anthropic.')).toBeVisible();
    await expect(card.queryByText('–')).toBeNull();
  },
};

export const PromptView: Story = {
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.prompt-view'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await expect(card.getByText(/You are a careful research assistant/)).toBeVisible();
    await expect(card.getByRole('button', { name: /Edit/ })).toBeVisible();
    await expect(card.queryByRole('textbox')).toBeNull();
  },
};

export const PromptEdit: Story = {
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.prompt-edit'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(args.status.status === 'ready' ? args.status.data.systemPrompt : '');
    await userEvent.clear(box);
    await expect(card.getByText('0 characters')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Save Prompt' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(box, '   ');
    await userEvent.click(card.getByRole('button', { name: 'Save Prompt' }));
    await expect(research.onSavePrompt).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(card.getByText(/You are a careful research assistant/)).toBeVisible();
    await expect(card.getByRole('button', { name: /Edit/ })).toHaveFocus();
  },
};

/** What was typed before a reload stands in the editor again, and says so. */
export const PromptRestored: Story = {
  args: { query: { tab: 'configuration' }, research: researchControl({ promptDraft: 'Answer in two lines.', onPromptDraftChange: fn() }) },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await expect(box).toHaveValue('Answer in two lines.');
    await expect(card.getByText('Your unsaved text is back')).toBeVisible();
    await userEvent.type(box, ' Or three.');
    await expect(control.onPromptDraftChange).toHaveBeenLastCalledWith('Answer in two lines. Or three.');
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(control.onPromptDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(card.queryByRole('textbox')).toBeNull();
  },
};

export const PromptEmpty: Story = {
  args: { query: { tab: 'configuration' }, status: ready(researchStatus({ systemPrompt: '  ' })) },
  parameters: { covers: ['research.prompt-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No system prompt configured')).toBeVisible();
  },
};

export const PromptSaved: Story = {
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.prompt-save'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    await userEvent.clear(card.getByRole('textbox'));
    await userEvent.type(card.getByRole('textbox'), 'Answer in one line.');
    await userEvent.dblClick(card.getByRole('button', { name: 'Save Prompt' }));
    await waitFor(() => expect(card.queryByRole('textbox')).toBeNull());
    await expect(research.onSavePrompt).toHaveBeenCalledOnce();
    await expect(research.onSavePrompt).toHaveBeenCalledWith('Answer in one line.');
    await expect(card.getByRole('button', { name: /Edit/ })).toHaveFocus();
  },
};

export const PromptPending: Story = {
  args: { query: { tab: 'configuration' }, research: researchControl({ onSavePrompt: fn(() => new Promise(() => {})) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prompt' }));
    await expect(canvas.getByRole('button', { name: 'Save Prompt' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'System Prompt' })).toHaveAttribute('readonly');
  },
};

export const PromptFailed: Story = {
  args: { query: { tab: 'configuration' }, research: researchControl({ onSavePrompt: refuse('500: the database is away') }) },
  parameters: { covers: ['research.prompt-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit/ }));
    const box = canvas.getByRole('textbox', { name: 'System Prompt' });
    await userEvent.type(box, ' Be brief.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prompt' }));
    await expect(await canvas.findByText('Failed to update system prompt')).toBeVisible();
    await expect(box).toHaveValue(`${args.status.status === 'ready' ? args.status.data.systemPrompt : ''} Be brief.`);
  },
};

export const Configuration: Story = {
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Sources per query' })).toHaveValue('50');
    const depth = canvas.getByRole('combobox', { name: 'Research depth' });
    await expect(within(depth).getAllByRole('option').map((option) => option.textContent)).toEqual(['Basic', 'Standard', 'Comprehensive']);
    await expect(depth).toHaveValue('standard');
    await expect(canvas.getByRole('textbox', { name: 'Credibility threshold' })).toHaveValue('70');
    for (const name of ['Academic sources', 'News', 'Reports', 'Active', 'Summaries', 'Notifications']) await expect(canvas.getByRole('switch', { name })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Real-time monitoring' })).not.toBeChecked();

    const threshold = canvas.getByRole('textbox', { name: 'Credibility threshold' });
    await userEvent.clear(threshold);
    await expect(threshold).toHaveAccessibleDescription('Enter a number from 0 to 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.type(threshold, '80');
    await userEvent.selectOptions(depth, 'comprehensive');
    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith(researchSettingsValue({ credibilityThreshold: 80, researchDepth: 'comprehensive', notificationSettings: { enabled: false, channels: ['email', 'dashboard'] } }));
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
};

export const ConfigurationCancelled: Story = {
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'News' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('switch', { name: 'News' })).toBeChecked();
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const Analytics: Story = {
  args: { query: { tab: 'analytics' } },
  parameters: { covers: ['research.analytics'] },
  play: async ({ canvas }) => {
    await expect(tile(canvas, 'Articles Analyzed').getByText('450')).toBeVisible();
    await expect(tile(canvas, 'Academic Papers Reviewed').getByText('180')).toBeVisible();
    await expect(tile(canvas, 'News Sources Monitored').getByText('300')).toBeVisible();
    await expect(tile(canvas, 'Accuracy Rate').getByText('94%')).toBeVisible();
    for (const [name, value] of [['Source Quality Score', '92'], ['Research Completion Rate', '96'], ['Insight Generation', '87']] as const) await expect(canvas.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', value);
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { query: { tab: 'tasks' }, status: ready(researchStatus({ sample: false, activity: [], metrics: undefined })), research: researchControl({ tasks: ready(asRows([])), sources: ready(asRows([])) }) },
  parameters: { covers: ['research.tasks-empty'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No research yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New Research' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sources' }));
    await expect(canvas.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Dashboard' }));
    await expect(canvas.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Active Researches' })).toHaveTextContent('–');
  },
};

export const Loading: Story = {
  args: { status: loading, agent: { ...args.agent, active: undefined }, settings: { ...args.settings, saved: loading }, research: researchControl({ tasks: loading, sources: loading }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(research.onToggle).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Configuration' }));
    await expect(canvas.getByRole('heading', { name: 'System Prompt' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Research Tasks' }));
    await expect(canvas.getByText('Loading research tasks')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toBeEnabled();
  },
};

/** Each read fails by itself. */
export const Failed: Story = {
  args: { status: failed('500: the figures are away', fn()), research: researchControl({ tasks: failed('500: the tasks are away', fn()) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: the figures are away');
    await userEvent.click(canvas.getByRole('tab', { name: 'Research Tasks' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: the tasks are away');
    await userEvent.click(canvas.getByRole('tab', { name: 'Sources' }));
    await expect(titles(canvas)).toHaveLength(2);
  },
};

export const Stale: Story = {
  args: { status: ready(researchStatus(), { since: new Date('2026-11-20T08:30:00Z'), reason: '502: Bad Gateway', onRetry: fn() }) },
  parameters: { covers: ['research.unreachable'] },
  play: async ({ args: page, canvas, userEvent }) => {
    await expect(canvas.getByText(/^The research service does not answer\. These figures are from/)).toHaveTextContent('These figures are from 09:30.');
    await expect(tile(canvas, 'Total Researches').getByText('1,284')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(page.status.status === 'ready' && page.status.stale?.onRetry).toHaveBeenCalledOnce();
  },
};

export const UnknownStatus: Story = {
  args: {
    query: { tab: 'tasks' },
    agent: { ...args.agent, active: false },
    status: ready(researchStatus({ sample: false, status: 'toString', metrics: { totalResearches: 1e308, credibilityScore: 900, averageResearchTime: -3 } })),
    research: researchControl({
      tasks: ready(
        asRows(
          [
            researchTask({ id: '1', status: 'toString', priority: '__proto__', createdAt: odd.invalidDate, insights: [] }),
            { ...researchTask({ id: '2', title: odd.spaces, query: odd.markup, status: '', insights: [odd.script, odd.script] }), priority: undefined, sources: undefined, category: undefined },
          ],
          2,
        ),
      ),
      sources: ready(asRows([researchSource({ id: '1', taskId: '1', url: odd.scriptAddress, credibility: 1e9, relevance: -1, publishDate: odd.farDate }), researchSource({ id: '2', title: odd.rightToLeft, url: 'nowhere/else', keyPoints: [] })])),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByText('2 research tasks could not be read')).toBeVisible();
    await nothingOdd(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sources' }));
    // Neither address is one of the web.
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('meter', { name: 'Credibility' })[0]).toHaveAttribute('aria-valuenow', '0');
    await nothingOdd(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Dashboard' }));
    await expect(canvas.getByRole('group', { name: 'Avg Research Time' })).toHaveTextContent('–');
    await nothingOdd(canvas);
  },
};

export const Huge: Story = {
  args: { query: { tab: 'tasks' }, research: researchControl({ tasks: ready(asRows(many(10_000, (index) => researchTask({ id: `t${index}`, title: `Research ${index}` })))) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    // At once: each key would draw the long list anew.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('research 9999');
    await waitFor(() => expect(titles(canvas)).toEqual(['Research 9999']));
  },
};

const longTask = researchTask({ title: longText(300), description: longText(2_000), query: longWord(600), category: longWord(80), status: longText(200), insights: [longText(900), longWord(300)] });
const longSource = researchSource({ title: longWord(200), type: longText(120), url: `https://example.com/${longWord(900)}`, summary: longText(3_000), keyPoints: [longText(900), longWord(400), 'a', 'b', 'c'] });
const longPage = { status: ready(researchStatus({ systemPrompt: longText(4_000) })), research: researchControl({ tasks: ready(asRows([longTask])), sources: ready(asRows([longSource])) }) };

export const LongText: Story = { args: { ...longPage, query: { tab: 'tasks' } }, play: fits };
export const LongSources: Story = { args: { ...longPage, query: { tab: 'sources' } }, play: fits };
export const LongPrompt: Story = { args: { ...longPage, query: { tab: 'configuration' } }, play: fits };
export const Narrow: Story = { args: { query: { tab: 'tasks' } }, globals: { viewport: { value: 'narrow' } }, play: fits };
export const NarrowDashboard: Story = { globals: { viewport: { value: 'narrow' } }, play: fits };
export const NarrowSources: Story = { args: { query: { tab: 'sources' } }, globals: { viewport: { value: 'narrow' } }, play: fits };
export const NarrowConfiguration: Story = { args: { query: { tab: 'configuration' } }, globals: { viewport: { value: 'narrow' } }, play: fits };
export const Small: Story = { args: { ...longPage, query: { tab: 'tasks' } }, globals: { viewport: { value: 'small' } }, play: fits };
