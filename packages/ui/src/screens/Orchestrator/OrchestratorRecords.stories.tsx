import { orchestratorAgent, type Workflow } from '@switchboard/api-contract/agents/orchestrator';
import { workflow, orchestratorStatus, workflowAnswer } from '@switchboard/api-mocks/builders/orchestrator';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { args } from '../../../test/agentPage/orchestratorStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { ready } from '../../format/viewState.ts';
import { OrchestratorScreen, type OrchestratorScreenProps } from './OrchestratorScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const overrides = [
  { id: 'workflow-0', name: 'Poland outreach', version: 1 },
  { id: 'workflow-1', name: 'Morning routine', version: 1, status: 'completed', completedTasks: 8 },
  { id: 'workflow-2', name: 'Calendar clean-up', version: 1, status: 'cancelled', completedTasks: 3 },
];
const stored = overrides.map((each) => workflow(each));
const deleted = stored.map((each, index) => (index === 1 ? { ...each, deletedAt: '2026-11-20T08:30:00.000Z' } : each));
const status = ready(orchestratorStatus({ sample: false, workflows: overrides.map((each) => workflowAnswer(each)) }));
const page = { ...args, status, pagedWorkflows: recordsArgs(stored) };

const { render: _, ...shared } = agentPageMeta(OrchestratorScreen, page);
const { render } = agentPageMeta(
  withStored<Workflow, 'pagedWorkflows', OrchestratorScreenProps>(
    OrchestratorScreen,
    'pagedWorkflows',
    orchestratorAgent.records.workflows,
    'workflows-',
  ),
  page,
);
const meta = preview.meta({ title: 'Super agent/Workflows', ...shared, render });

const open = async ({ canvas, userEvent }: InPage, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return openedDialog(canvas, name);
};

/** Cards have checkboxes too, and what is selected is tinted. */
export const Selected = meta.story({
  parameters: { covers: ['records.selected'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Morning routine', 'Calendar clean-up'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(canvas.getByRole('group', { name: 'Selected workflows' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});
export const SelectedNarrow = Selected.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const WorkflowRenamed = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit', 'record.provenance'] },
  play: async (story) => {
    const { args: all, canvas, userEvent } = story;
    const detail = await open(story, 'Poland outreach');
    await expect(detail.getByRole('heading', { name: 'Where from' })).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(canvas, 'Edit Poland outreach');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name, 'Outreach in Gdynia');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(all.pagedWorkflows?.opened?.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'workflow-0' }),
        {
          name: 'Outreach in Gdynia',
        },
      ),
    );
    await openedDialog(canvas, 'Outreach in Gdynia');
  },
});

/** One that has not ended stays: its dialog says so, beside the button that cancels it. */
export const NotDeleted = meta.story({
  args: {
    pagedWorkflows: {
      ...recordsArgs(stored),
      onBulk: fn(async () => ({
        kind: 'done' as const,
        value: { done: 0, refused: [{ id: 'workflow-0', error: 'This workflow has not ended. Cancel it first.' }] },
      })),
    },
  },
  parameters: { asserts: ['record.deleted'] },
  play: async (story) => {
    const detail = await open(story, 'Poland outreach');
    await story.userEvent.click(detail.getByRole('button', { name: 'Delete' }));
    await expect(await detail.findByRole('alert')).toHaveTextContent('Cancel it first');
    await expect(detail.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

export const WorkflowDeleted = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.deleted'] },
  play: async (story) => {
    const { args: all, canvas, userEvent } = story;
    const detail = await open(story, 'Morning routine');
    await userEvent.click(detail.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(all.pagedWorkflows?.onBulk).toHaveBeenLastCalledWith({ ids: ['workflow-1'], action: 'delete' }),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Morning routine' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted 1' }));
    await expect(all.onQueryChange).toHaveBeenLastCalledWith({ 'workflows-deleted': 'true' });
  },
});

/** A deleted workflow is read and restored; it can't be retried meanwhile. */
export const Restored = meta.story({
  args: { pagedWorkflows: recordsArgs(deleted), query: { 'workflows-deleted': 'true' } },
  parameters: { asserts: ['record.deleted'] },
  play: async (story) => {
    const detail = await open(story, 'Morning routine');
    await expect(detail.queryByRole('link', { name: 'View run' })).toBeNull();
    await story.userEvent.click(detail.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(story.args.pagedWorkflows?.onBulk).toHaveBeenLastCalledWith({ ids: ['workflow-1'], action: 'restore' }),
    );
  },
});
