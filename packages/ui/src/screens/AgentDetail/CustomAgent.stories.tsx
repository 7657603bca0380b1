import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { contactsPreview } from '@switchboard/api-mocks/builders/contacts';
import { expect, fn, waitFor } from 'storybook/test';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { opened } from '../../../test/agentDetail/opened.ts';
import { args as contactsArgs } from '../../../test/agentPage/contactsStory.ts';
import { planned } from '../../../test/agentPage/orchestratorStory.ts';
import { agree } from '../../../test/format/outcomes.ts';
import { region } from '../../../test/agentPage/inStory.ts';
import { inShell } from '../../../test/inShell.tsx';
import { failed, ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const answer = `### Three tenders since Monday fit

- **Port of Gdańsk**: reefer transport to Berlin, offers until 4 December. [1](https://portgdansk.example/tenders/2026-118)
- **City of Leipzig**: daily chilled deliveries to 41 schools. [2](https://leipzig.example/4471)

| Buyer | Until |
| --- | --- |
| Port of Gdańsk | 4 December |

<img src=x onerror="alert(1)"> [not a link](javascript:alert(1)) ![a picture](https://elsewhere.example/p.png)`;

/** An agent that a member created, deployed, with two of four tools connected. */
const agent = agentDetail({
  id: 'tender-watch',
  slug: undefined,
  name: 'Tender watch',
  type: 'custom',
  sample: false,
  specialData: undefined,
  configuration: {
    ...defaultConfiguration,
    customSettings: { instructions: 'Look for public tenders in Germany and Poland.', tools: ['web-search'] },
  },
  tools: [
    { id: 'web-search', name: 'Web search', connected: true, by: 'Serper' },
    { id: 'read-records', name: 'Read records', connected: true },
    { id: 'read-mail', name: 'Read mail', connected: false, by: 'Gmail', to: '/api-status?setup=gmail' },
    { id: 'read-calendar', name: 'Read calendar', connected: true, by: 'Google Calendar' },
  ],
});
const run = { agentId: 'tender-watch', agentName: 'Tender watch', input: 'New tenders this week?', result: answer };

const meta = preview.meta({
  title: 'Agent detail/Custom agent',
  component: LiveAgentDetail,
  args: {
    ...agentDetailArgs,
    agent: ready(agent),
    control: { onAction: fn(), onDelete: agree() },
    links: { ...agentDetailArgs.links, workspace: undefined },
  },
  decorators: [inShell('agents')],
});

export const Answer = meta.story({
  args: { tab: 'executions', ...opened(run) },
  parameters: { covers: ['agent.custom'] },
  play: async ({ canvas }) => {
    const card = region(canvas, 'Answer');
    await expect(await card.findByRole('heading', { name: 'Three tenders since Monday fit' })).toBeVisible();
    await expect(card.getByRole('link', { name: /^1/ })).toHaveAttribute(
      'href',
      'https://portgdansk.example/tenders/2026-118',
    );
    await expect(card.getByRole('table')).toBeInTheDocument();
  },
});

export const CustomAnswerHoldsNoMarkup = Answer.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['agent.custom'] },
  play: async ({ canvas }) => {
    const card = region(canvas, 'Answer');
    await expect(await card.findByText(/<img src=x/)).toBeInTheDocument();
    await expect(card.queryByRole('img')).toBeNull();
    await expect(card.queryByRole('link', { name: /not a link/ })).toBeNull();
  },
});

/** A run of an orchestrator that a member created works on a workflow, which is written on its own page. */
export const CreatedOrchestrator = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['run.now', 'workflow.plan'] },
  args: {
    agent: ready(agentDetail({ id: 'night-shift', slug: undefined, name: 'Night shift', type: 'orchestrator' })),
    runs: {
      ...agentDetailArgs.runs,
      workflow: { onPlan: planned(), onStart: agree(), onClose: fn() },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await openedDialog(canvas, 'New workflow');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'At night');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Task for step 1' }), 'What happened?');
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(args.runs.workflow?.onClose).toHaveBeenCalledOnce());
    await expect(args.runs.workflow?.onStart).toHaveBeenCalledWith(expect.objectContaining({ name: 'At night' }));
  },
});

/** The changes of a created contacts agent's sync are decided on its own page. */
export const CreatedContactsReview = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['contacts.sync-preview'] },
  args: {
    agent: ready(agentDetail({ id: 'second-book', slug: undefined, name: 'Second book', type: 'contacts_sync' })),
    review: {
      review: { ...contactsArgs.review, preview: ready(contactsPreview()) },
      open: 'sync',
      onClose: fn(),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas, 'Review the sync');
    await expect(await dialog.findByText(/21 would be removed/)).toBeVisible();
  },
});

export const Configuration = meta.story({
  args: { tab: 'configuration' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Instructions' })).toHaveValue(
      'Look for public tenders in Germany and Poland.',
    );
    const tools = region(canvas, 'Tools');
    await expect(tools.getByRole('checkbox', { name: /^Web search/ })).toBeChecked();
    await expect(tools.getByRole('checkbox', { name: /^Read mail/ })).toBeDisabled();
    await expect(tools.getByRole('link', { name: 'Connect Gmail' })).toHaveAttribute('href', '/api-status?setup=gmail');
  },
});

export const CustomToolTicked = Configuration.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(region(canvas, 'Tools').getByRole('checkbox', { name: /^Read records/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.configuration.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({
        customSettings: {
          instructions: 'Look for public tenders in Germany and Poland.',
          tools: ['web-search', 'read-records'],
        },
      }),
      expect.anything(),
    );
  },
});

export const DeleteAsked = meta.story({
  parameters: { covers: ['agent.delete'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await openedDialog(canvas, 'Delete Tender watch?');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Type its name' }), 'tender  watc{Enter}');
    await expect(args.control.onDelete).not.toHaveBeenCalled();
  },
});

export const Deleted = DeleteAsked.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['agent.delete'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await openedDialog(canvas, 'Delete Tender watch?');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Type its name' }), ' tender watch');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Agent' }));
    await expect(args.control.onDelete).toHaveBeenCalledOnce();
  },
});

/** Runs alone say nothing about why there is no agent. */
export const NotFound = meta.story({
  args: {
    agent: { ...failed('404: agent tender-watch does not exist', fn()), kind: 'missing' },
    executions: { ...agentDetailArgs.executions, view: ready(asRows([{ id: 'run-1', status: 'completed' }])) },
  },
  parameters: { covers: ['agent-detail.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The requested agent could not be found.')).toBeVisible();
  },
});

export const RunsOfADeletedAgent = meta.story({
  args: {
    agent: { ...failed('404: agent tender-watch was deleted', fn()), kind: 'deleted' },
    executions: { ...agentDetailArgs.executions, view: ready(asRows([{ id: 'run-1', status: 'completed' }])) },
    tab: 'executions',
    ...opened(run),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This agent was deleted. Its runs stay readable for 30 days.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Three tenders since Monday fit' })).toBeVisible();
  },
});
