import { asRows } from '@switchboard/api-mocks/builders/build';
import { workflow } from '@switchboard/api-mocks/builders/orchestrator';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { args, own } from '../../../test/agentPage/orchestratorStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Super agent/Workflows', ...agentPageMeta(OrchestratorScreen, args) });

const flow = (status: string) =>
  own({
    workflows: asRows([
      workflow({ id: 'flow', name: 'Poland outreach', status, totalTasks: 3, completedTasks: 1, endTime: undefined }),
    ]),
  });

async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Poland outreach' }));
  return within(canvas.getByRole('dialog', { name: /Poland outreach/ }));
}

export const Paused = meta.story({
  args: { status: flow('paused') },
  parameters: { covers: ['workflow.held'] },
  play: async (page) => {
    const dialog = await open(page);
    await expect(dialog.getByText(/^Paused: no further step starts/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View run' })).toBeVisible();
  },
});

export const Resumes = Paused.extend({
  tags: ['behaviour'],
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await expect(args.workflows.onPause).toHaveBeenCalledWith('flow', false);
  },
});

export const WorkflowRunning = meta.story({
  tags: ['behaviour'],
  args: { status: flow('running') },
  parameters: { asserts: ['workflow.held'] },
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await expect(args.workflows.onPause).toHaveBeenCalledWith('flow', true);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await page.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.workflows.onCancel).toHaveBeenCalledWith('flow');
  },
});

export const Cancelled = meta.story({
  args: { status: flow('cancelled') },
  parameters: { covers: ['workflow.held'] },
  play: async (page) => {
    const dialog = await open(page);
    await expect(dialog.getByText(/^Cancelled: earlier results are kept/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry what is left' })).toBeEnabled();
  },
});

export const Retry = meta.story({
  args: { status: flow('failed') },
  parameters: { covers: ['workflow.retry'] },
  play: async (page) => {
    await open(page);
  },
});

export const Retries = Retry.extend({
  tags: ['behaviour'],
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.click(dialog.getByRole('button', { name: 'Retry from the failed step' }));
    await expect(args.workflows.onRetry).toHaveBeenCalledWith('flow');
  },
});

export const WorkflowRetryRefused = meta.story({
  tags: ['behaviour'],
  args: {
    status: flow('failed'),
    workflows: { ...args.workflows, onRetry: refuse({ kind: 'refused', message: '200 runs are open' }) },
  },
  parameters: { asserts: ['workflow.retry'] },
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.click(dialog.getByRole('button', { name: 'Retry from the failed step' }));
    await expect(await dialog.findByText('200 runs are open')).toBeVisible();
  },
});
