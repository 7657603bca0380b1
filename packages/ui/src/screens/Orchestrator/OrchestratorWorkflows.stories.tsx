import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import { args, flows } from '../../../test/agentPage/orchestratorStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Super agent',

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

export const WorkflowDetail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar clean-up' }));
    const dialog = within(canvas.getByRole('dialog', { name: /Calendar clean-up/ }));
    await expect(dialog.getByText('workflow-3')).toBeVisible();
  },
});

export const NewWorkflow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
    await expect(canvas.getByRole('dialog', { name: 'New workflow' })).toBeVisible();
  },
});

export const NewWorkflowIncomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New workflow' }));
    await userEvent.click(dialog.getByRole('button', { name: 'New Workflow' }));
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Task is required')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Task for step 1' })).toBeInvalid();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Steps are added, removed, and sent in their order. */
export const NewWorkflowSent = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['orchestrator.active'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New workflow' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Poland');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Task for step 1' }), 'Find leads');
    await expect(dialog.getAllByRole('option').map((option) => option.textContent)).not.toContain(
      'Switchboard Super Agent',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Agent for step 1' }), 'lead-generation-agent');
    await expect(dialog.queryByRole('button', { name: /Remove/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toHaveFocus();
    await userEvent.keyboard('Draft mails');
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove step 3' }));
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toHaveFocus();
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
});

export const NewWorkflowRefused = meta.story({
  args: {
    onAdd: refuse({
      kind: 'invalid',
      message: 'The workflow could not be kept',
      fields: { steps: 'The email agent is not enabled' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Poland');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Task for step 1' }), 'Find leads{Enter}');
    await expect(await dialog.findByText('The workflow could not be kept')).toBeVisible();
    await expect(dialog.getByText('The email agent is not enabled')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Task for step 1' })).toHaveValue('Find leads');
  },
});
