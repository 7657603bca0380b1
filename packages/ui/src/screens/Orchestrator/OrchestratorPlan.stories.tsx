import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { args, planned } from '../../../test/agentPage/orchestratorStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Super agent/Plan', ...agentPageMeta(OrchestratorScreen, args) });

async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'New Workflow' }));
  return await openedDialog(canvas, 'New workflow');
}

/** Writes a goal and has it planned. */
async function plan(page: InPage) {
  const dialog = await open(page);
  await page.userEvent.type(dialog.getByRole('textbox', { name: 'Goal' }), 'Reach cold chain shippers in Poland');
  await page.userEvent.click(dialog.getByRole('button', { name: 'Plan' }));
  return dialog;
}

export const NewWorkflow = meta.story({
  play: async (page) => {
    const dialog = await open(page);
    await expect(dialog.getByText(/Nothing runs until you press Start/)).toBeVisible();
  },
});

export const Planned = meta.story({
  parameters: { covers: ['workflow.plan'] },
  play: async (page) => {
    const dialog = await plan(page);
    await expect(await dialog.findByText(/^Planned by gpt-4o at/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Poland outreach');
    await expect(dialog.getByRole('textbox', { name: 'Task for step 3' })).toHaveValue('Read new mail');
    await expect(dialog.getByText('Looks for logistics, Poland')).toBeVisible();
    await expect(dialog.getByText('1 and 2 can run at the same time.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^3 tasks and 2 dependencies/ })).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Steps are moved, unhooked and removed before anything runs; the rest goes on waiting for the same ones. */
export const PlanEdited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['workflow.plan'] },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const dialog = await plan(page);
    await dialog.findByText(/^Planned by/);
    await userEvent.click(dialog.getByRole('button', { name: 'Move step 1 down' }));
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toHaveValue(
      'Find logistics companies in Poland',
    );
    const waits = within(dialog.getByRole('group', { name: 'What step 3 waits for' }));
    await userEvent.click(waits.getByRole('button', { name: /^1 How cold-chain/, pressed: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith('workflows', {
      name: 'Poland outreach',
      description: '',
      steps: [
        { agent: 'research-agent', task: 'How cold-chain freight in Poland changed in 2026', after: [] },
        { agent: 'lead-generation-agent', task: 'Find logistics companies in Poland', after: [] },
        { agent: 'email-agent', task: 'Read new mail', after: [2] },
      ],
    });
  },
});

export const WithoutModel = meta.story({
  parameters: { covers: ['workflow.plan'] },
  args: {
    workflows: {
      ...args.workflows,
      onPlan: refuse({
        kind: 'conflict',
        message:
          'Planning from a goal needs a language model: connect OpenAI or Anthropic, or write the steps yourself',
        fields: {},
        missing: [{ kind: 'connection', id: 'openai', text: 'OpenAI', to: '/api-status?setup=openai' }],
      }),
    },
  },
  play: async (page) => {
    const dialog = await plan(page);
    await expect(await dialog.findByText(/or write the steps yourself$/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Connect OpenAI' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Goal' })).toHaveValue('Reach cold chain shippers in Poland');
  },
});

/** What a step's agent can't follow is said beside the step, and what was left out of the answer above all. */
export const WithProblems = meta.story({
  parameters: { covers: ['workflow.plan'] },
  args: {
    workflows: {
      ...args.workflows,
      onPlan: planned({
        name: 'Poland',
        steps: [
          { agent: 'research-agent', task: 'Cold chain in Poland', after: [] },
          { agent: 'email-agent', task: 'Sing a song', after: [1], problem: 'Email Agent can’t follow this' },
        ],
        left: [{ text: 'A step for an agent that does not exist was left out' }],
        service: 'OpenAI',
        model: 'gpt-4o',
        sandbox: true,
        at: '2026-11-20T08:40:00Z',
      }),
    },
  },
  play: async (page) => {
    const dialog = await plan(page);
    await expect(await dialog.findByText('Email Agent can’t follow this')).toBeVisible();
    await expect(dialog.getByText(/^Planned by the sandbox at/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toBeInvalid();
    await expect(dialog.getByText(/was left out$/)).toBeVisible();
  },
});

export const Incomplete = meta.story({
  play: async (page) => {
    const { userEvent } = page;
    const dialog = await open(page);
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
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
  play: async (page) => {
    const { canvas, userEvent } = page;
    const dialog = await open(page);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Poland');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Task for step 1' }), 'Find leads');
    await expect(dialog.getAllByRole('option').map((option) => option.textContent)).not.toContain(
      'Switchboard Super Agent',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Agent for step 1' }), 'lead-generation-agent');
    await expect(dialog.queryByRole('button', { name: /Remove/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toHaveFocus();
    await userEvent.keyboard('Ask the market');
    await userEvent.click(dialog.getByRole('button', { name: 'Add step' }));
    await userEvent.keyboard('Anything');
    await userEvent.click(dialog.getByRole('button', { name: '1 Find leads', pressed: false }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move step 3 up' }));
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toHaveValue('Anything');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove step 2' }));
    await expect(dialog.getByRole('textbox', { name: 'Task for step 2' })).toHaveFocus();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('workflows', {
      name: 'Poland',
      description: '',
      steps: [
        { agent: 'lead-generation-agent', task: 'Find leads', after: [] },
        { agent: 'research-agent', task: 'Ask the market', after: [1] },
      ],
    });
  },
});

/** Agents that members created can be given a step, under their names; orchestrators can't. */
export const NewWorkflowWithCreatedAgents = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['workflow.plan'] },
  args: {
    workflows: {
      ...args.workflows,
      agents: [
        { id: 'research-agent', name: 'Research Agent', type: 'research' },
        { id: 'night-inbox', name: 'Night inbox', type: 'email' },
        { id: 'second-super', name: 'Second super', type: 'orchestrator' },
      ],
      onPlan: planned({
        name: 'Inbox',
        steps: [{ agent: 'night-inbox', task: 'Read new mail', after: [] }],
        left: [],
        service: 'OpenAI',
        model: 'gpt-4o',
        at: '2026-11-20T08:40:00Z',
      }),
    },
  },
  play: async (page) => {
    const dialog = await plan(page);
    const agent = await dialog.findByRole('combobox', { name: 'Agent for step 1' });
    await waitFor(() => expect(agent).toHaveDisplayValue('Night inbox'));
    await expect(
      within(agent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Research Agent', 'Night inbox']);
  },
});

export const Refused = meta.story({
  args: {
    onAdd: refuse({
      kind: 'invalid',
      message: 'The email agent is not enabled',
      fields: { 'steps.0.task': 'The email agent is not enabled' },
    }),
  },
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Poland');
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'Task for step 1' }), 'Find leads{Enter}');
    await expect(await dialog.findByText('One step can’t run as it stands')).toBeVisible();
    await expect(dialog.getByText('The email agent is not enabled')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Task for step 1' })).toHaveValue('Find leads');
    await expect(dialog.getByRole('textbox', { name: 'Task for step 1' })).toBeInvalid();
  },
});
