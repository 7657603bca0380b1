import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, ready } from '../../format/viewState.ts';
import { assistantTile, dashboardStory, ownAgents } from '../../../test/dashboard/dashboardStory.ts';
import { findDialog } from '../../../test/devices/findDialog.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Dashboard', ...dashboardStory, tags: ['behaviour'] });

export const TilesLead = meta.story({
  parameters: { asserts: ['dashboard.default'] },
  play: async ({ canvas }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('AI Agents').getByRole('link')).toHaveAttribute('href', '/agents');
    await expect(tile('System Integrations').getByRole('link')).toHaveAttribute('href', '/api-status');
    await expect(assistantTile()).toHaveAttribute('href', '/chat');
  },
});

export const CreatesAnAgent = meta.story({
  parameters: { asserts: ['dashboard.services'] },
  play: async ({ canvas, args, userEvent }) => {
    const services = within(canvas.getByRole('region', { name: 'Services' }));
    await expect(services.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/agents');
    await expect(services.getByRole('link', { name: 'API Connections' })).toHaveAttribute('href', '/api-status');
    await expect(services.getByRole('link', { name: 'View Status' })).toHaveAttribute('href', '/api-status');
    const create = services.getByRole('button', { name: 'Create Agent' });
    await userEvent.click(create);
    const dialog = await findDialog(canvas, { name: 'New agent' });
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Support triage');
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'email');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Agent' }));
    await expect(args.onCreateAgent).toHaveBeenCalledOnce();
    await expect(args.onCreateAgent).toHaveBeenCalledWith({ name: 'Support triage', type: 'email', description: '' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(create).toHaveFocus();
  },
});

/** The last cell leads to the assistant. */
export const LaunchChatLeads = meta.story({
  parameters: { asserts: ['dashboard.launch-chat'] },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('region', { name: 'Agents' })).getAllByRole('listitem');
    await expect(within(cells.at(-1) as HTMLElement).getByRole('link', { name: /Launch Chat/ })).toHaveAttribute(
      'href',
      '/chat',
    );
  },
});

/** The type selects the page; a type other than the seven goes to the list. */
export const TypeSelectsThePage = meta.story({
  args: {
    agents: ready(
      asRows([
        ...ownAgents.items,
        agentSummary({ id: 'second-mailbox', name: 'Second mailbox', type: 'email' }),
        agentSummary({ id: 'support-triage', name: 'Support triage', type: 'custom' }),
        agentSummary({ id: 'odd', name: 'Odd one', type: 'toString' }),
      ]),
    ),
  },
  parameters: { asserts: ['dashboard.agent-route'] },
  play: async ({ canvas }) => {
    for (const { name, slug } of agentTable)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/agents/${slug}/detail`);
    await expect(canvas.getByRole('link', { name: 'Second mailbox' })).toHaveAttribute('href', '/agents/email/detail');
    await expect(canvas.getByRole('link', { name: 'Support triage' })).toHaveAttribute('href', '/agents');
    await expect(canvas.getByRole('link', { name: 'Odd one' })).toHaveAttribute('href', '/agents');
  },
});

export const FailedRetries = meta.story({
  args: { agents: failed('502: The server did not answer', fn()), updatedAt: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.agents.status === 'error' && args.agents.onRetry).toHaveBeenCalledOnce();
  },
});

export const EmptyCreates = meta.story({
  args: { agents: ready(asRows([])) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Your First Agent' }));
    await expect(canvas.getByRole('dialog', { name: 'New agent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { asserts: ['dashboard.default'] },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
