import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentList, agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { user } from '@switchboard/api-mocks/builders/auth';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd, oddTexts } from '@switchboard/api-mocks/builders/odd';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../format/viewState.ts';
import { inShell } from '../../../test/inShell.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { agree } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const agents = agentList();
/** The tenant's own figures: nothing is marked. */
const ownAgents = asRows(agents.items.map((agent) => ({ ...agent, sample: undefined })));

const meta = preview.meta({
  title: 'Dashboard',
  component: DashboardScreen,
  args: {
    user: user(),
    agents: ready(agents),
    updatedAt: FIXED_NOW,
    now: FIXED_NOW,
    online: true,
    hrefs: {
      agents: '/agents',
      connections: '/api-status',
      chat: '/chat',
      agentPage: (slug: string) => `/agents/${slug}/detail`,
    },
    onCreateAgent: agree(),
  },
  decorators: [inShell('dashboard')],
});

const assistantTile = () => screen.getByRole('link', { name: /Speak to the assistant/ });
const cardOf = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

export const Default = meta.story({
  parameters: { covers: ['dashboard.default', 'dashboard.agent-cards'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Demo User');
    await expect(canvas.getByText('Five of your seven lines are open.')).toBeVisible();
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('AI Agents').getByText('7')).toBeVisible();
    await expect(tile('AI Agents').getByText('+5%')).toBeVisible();
    await expect(tile('AI Agents').getByRole('link')).toHaveAttribute('href', '/agents');
    await expect(tile('System Integrations').getByText('5')).toBeVisible();
    await expect(tile('System Integrations').getByText('+10%')).toBeVisible();
    await expect(tile('System Integrations').getByRole('link')).toHaveAttribute('href', '/api-status');
    await expect(tile('Record Workflow').getByText('0')).toBeVisible();
    await expect(tile('Record Workflow').getByText('Coming Soon')).toBeVisible();
    await expect(tile('Record Workflow').queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Record Workflow' })).toHaveAttribute('aria-disabled', 'true');
    await expect(assistantTile()).toHaveAttribute('href', '/chat');
    await expect(assistantTile()).toHaveTextContent('Ready');
    // Both fixed trends and the section of sample agents are marked.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(3);
    const research = cardOf('Research Agent');
    for (const text of ['research', 'Active', 'Answers questions from papers, news and reports.'])
      await expect(research.getByText(text)).toBeVisible();
    const stats = research.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(stats).toEqual([
      ['Processed', '1,284'],
      ['Success', '1,241'],
      ['Pending', '12'],
    ]);
  },
});

export const Services = meta.story({
  parameters: { covers: ['dashboard.services'] },
  play: async ({ canvas, args }) => {
    const services = within(canvas.getByRole('region', { name: 'Services' }));
    await expect(services.getByRole('heading', { name: 'AI Agent Management' })).toBeVisible();
    await expect(services.getByRole('heading', { name: 'API Connections and Security' })).toBeVisible();
    await expect(services.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/agents');
    await expect(services.getByRole('link', { name: 'API Connections' })).toHaveAttribute('href', '/api-status');
    await expect(services.getByRole('link', { name: 'View Status' })).toHaveAttribute('href', '/api-status');
    const create = services.getByRole('button', { name: 'Create Agent' });
    await userEvent.click(create);
    const dialog = within(screen.getByRole('dialog', { name: 'New agent' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Support triage');
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'email');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Agent' }));
    await expect(args.onCreateAgent).toHaveBeenCalledOnce();
    await expect(args.onCreateAgent).toHaveBeenCalledWith({ name: 'Support triage', type: 'email', description: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(create).toHaveFocus();
  },
});

export const LaunchChat = meta.story({
  parameters: { covers: ['dashboard.launch-chat'] },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('region', { name: 'Agents' })).getAllByRole('listitem');
    await expect(within(cells.at(-1) as HTMLElement).getByRole('link', { name: /Launch Chat/ })).toHaveAttribute(
      'href',
      '/chat',
    );
  },
});

export const Statuses = meta.story({
  parameters: { covers: ['dashboard.agent-active', 'dashboard.agent-idle', 'dashboard.agent-paused'] },
  play: async () => {
    await expect(cardOf('Research Agent').getByText('Active')).toBeVisible();
    await expect(cardOf('Google Maps Scraper').getByText('Idle')).toBeVisible();
    await expect(cardOf('Email Agent').getByText('Paused')).toBeVisible();
  },
});

/** The type selects the page; a type other than the seven goes to the list. */
export const Routes = meta.story({
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
  parameters: { covers: ['dashboard.agent-route'] },
  play: async ({ canvas }) => {
    for (const { name, slug } of agentTable)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/agents/${slug}/detail`);
    await expect(canvas.getByRole('link', { name: 'Second mailbox' })).toHaveAttribute('href', '/agents/email/detail');
    await expect(canvas.getByRole('link', { name: 'Support triage' })).toHaveAttribute('href', '/agents');
    await expect(canvas.getByRole('link', { name: 'Odd one' })).toHaveAttribute('href', '/agents');
  },
});

/** The tenant's own figures are not marked; the fixed trends still are. */
export const OwnFigures = meta.story({
  args: { agents: ready(ownAgents) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(2);
  },
});

/** One agent has really run and the others are still samples: each of those is marked. */
export const PartlySample = meta.story({
  args: {
    agents: ready(
      asRows(
        agents.items.map((agent, index) =>
          index === 0 ? { ...agent, sample: undefined } : { ...agent, sample: true },
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(2 + agents.items.length - 1);
    await expect(cardOf('Research Agent').queryByText('Sample')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { agents: loading, updatedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument();
    await expect(assistantTile()).not.toHaveTextContent('Ready');
    await expect(canvas.getByRole('link', { name: /Launch Chat/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { agents: failed('502: The server did not answer', fn()), updatedAt: undefined },
  play: async ({ canvas, args }) => {
    // One message for one cause; everything else on the page still works.
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('502: The server did not answer');
    await expect(canvas.getByRole('group', { name: 'AI Agents' })).toHaveTextContent('AI Agents–could not be read');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.agents.status === 'error' && args.agents.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'System Integrations' })).toBeVisible();
    await expect(assistantTile()).toHaveTextContent('May not answer');
  },
});

export const Stale = meta.story({
  parameters: { covers: ['dashboard.assistant-away'] },
  args: { agents: ready(ownAgents, { since: new Date(FIXED_NOW.getTime() - 240_000), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The server does not answer/)).toHaveTextContent('These figures are from 09:37.');
    await expect(assistantTile()).toHaveTextContent('May not answer');
    await expect(canvas.getByRole('link', { name: 'Research Agent' })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { online: false },
  parameters: { covers: ['dashboard.assistant-away'] },
  play: async () => {
    await expect(assistantTile()).toHaveTextContent('Offline');
  },
});

export const Empty = meta.story({
  args: { agents: ready(asRows([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No AI Agents Yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Your First Agent' }));
    await expect(screen.getByRole('dialog', { name: 'New agent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LeftOut = meta.story({
  args: { agents: ready(asRows(ownAgents.items.slice(0, 5), 2)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 agents could not be read')).toBeVisible();
  },
});

export const Many = meta.story({
  args: {
    agents: ready(
      asRows(many(400, (index) => agentSummary({ id: `agent-${index}`, name: `Agent ${index}`, type: 'custom' }))),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/23 of 400 agents are shown/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['dashboard.default'] },
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    user: user({ name: longText(160) }),
    agents: ready(
      asRows([
        agentSummary({
          name: longWord(300),
          type: longWord(200),
          description: longText(2_000),
          stats: { processed: 999_999_999_999, success: 1e308, pending: -1 },
        }),
        agentSummary({ id: 'b', name: longText(300), description: longWord(400) }),
      ]),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const UnknownStatus = meta.story({
  args: {
    agents: ready(
      asRows([
        agentSummary({ id: 'a', name: 'Retired Agent', status: 'retired' }),
        agentSummary({ id: 'b', name: 'Nameless status', status: '' }),
        agentSummary({ id: 'c', name: 'Prototype', status: '__proto__', type: 'constructor', stats: undefined }),
        ...oddTexts
          .slice(0, 8)
          .map((text, index) => agentSummary({ id: `odd-${index}`, name: text, description: text, status: text })),
      ]),
    ),
    user: user({ name: odd.rightToLeft }),
  },
  play: async () => {
    await expect(cardOf('Retired Agent').getByText('retired')).toBeVisible();
    await expect(cardOf('Nameless status').getByText('Unknown')).toBeVisible();
    await expect(cardOf('Prototype').getByText('__proto__')).toBeVisible();
  },
});
