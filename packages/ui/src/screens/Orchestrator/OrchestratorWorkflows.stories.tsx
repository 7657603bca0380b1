import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import { args, flows } from '../../../test/agentPage/orchestratorStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Super agent/Workflows',

  ...agentPageMeta(OrchestratorScreen, args),
});

export const Workflows = meta.story({
  parameters: {
    covers: ['orchestrator.workflow-running', 'orchestrator.workflow-completed', 'orchestrator.workflow-other'],
  },
  play: async ({ canvas }) => {
    const [running, completed, other] = flows(canvas);
    for (const text of ['Running', '5/8 tasks', 'Find logistics leads', 'Today, 09:02', 'Today, 10:15', '0 tasks'])
      await expect(running?.getByText(text)).toBeVisible();
    await expect(running?.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '63');
    for (const text of ['Completed', '6/6 tasks', 'Done at 08:44'])
      await expect(completed?.getByText(text)).toBeVisible();
    for (const text of ['Failed', '2/5 tasks', 'Stopped at 09:00', '1 task'])
      await expect(other?.getAllByText(text)[0]).toBeVisible();
  },
});

export const Detail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar clean-up' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Calendar clean-up/ }));
    await expect(dialog.getByText('workflow-3')).toBeVisible();
  },
});
