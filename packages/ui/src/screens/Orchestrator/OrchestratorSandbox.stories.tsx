import { asRows } from '@switchboard/api-mocks/builders/build';
import { orchestratorTask, workflow } from '@switchboard/api-mocks/builders/orchestrator';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import { args, flows, own, rows } from '../../../test/agentPage/orchestratorStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const simulated = {
  task: orchestratorTask({ status: 'completed', progress: 100, duration: 240_000, sandbox: true }),
  workflow: workflow({ status: 'completed', completedTasks: 8, currentTask: undefined, sandbox: true }),
};
const real = {
  task: orchestratorTask({ id: 'task-2', description: 'Read new mail', agentId: 'email-agent', agentName: 'Email' }),
  workflow: workflow({ id: 'workflow-2', name: 'Morning mail', totalTasks: 1, completedTasks: 0 }),
};
const status = (...shown: readonly (typeof simulated)[]) =>
  own({
    tasks: asRows(shown.map(({ task }) => task)),
    workflows: asRows(shown.map((one) => one.workflow)),
    stats: {
      totalTasks: 1,
      activeTasks: 0,
      completedTasks: 1,
      failedTasks: 0,
      agentsConnected: 6,
      systemLoad: 0,
      endedToday: 1,
    },
  });

const meta = preview.meta({ title: 'Super agent/Sandbox', ...agentPageMeta(OrchestratorScreen, args) });

/** Nothing is real yet: the figures count the sandbox, and each heading says so, no row or card. */
export const FromTheSandbox = meta.story({
  args: { status: status(simulated) },
  parameters: { covers: ['record.sandbox'] },
  play: async ({ canvas }) => {
    for (const section of ['System Overview', 'Active Task Queue', 'Active Workflows', 'System Analytics'])
      await expect(region(canvas, section).getByRole('button', { name: 'Sandbox' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Sandbox' })).toBeNull();
  },
});

/** The task and the workflow of the sandbox are marked; the figures count the real ones alone. */
export const BesideReal = meta.story({
  args: { status: status(simulated, real) },
  parameters: { covers: ['record.sandbox'] },
  play: async ({ canvas }) => {
    const isMarked = rows(canvas).map((row: HTMLElement) => within(row).queryByTitle('Sandbox') !== null);
    await expect(isMarked).toEqual([true, false]);
    const [first, second] = flows(canvas);
    await expect(first?.getByTitle('Sandbox')).toBeVisible();
    await expect(second?.queryByTitle('Sandbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sandbox' })).toBeNull();
  },
});

export const Narrow = BesideReal.extend({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});
