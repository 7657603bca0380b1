import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { user } from '@switchboard/api-mocks/builders/auth';
import { longText, longWord, odd, oddTexts } from '@switchboard/api-mocks/builders/texts';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../format/viewState.ts';
import { agents, assistantTile, cardOf, dashboardStory, ownAgents } from '../../../test/dashboard/dashboardStory.ts';
import { viewerDeniedReason } from '../../../test/roles/viewerDeniedReason.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Dashboard', ...dashboardStory });

export const Default = meta.story({
  parameters: {
    covers: [
      'dashboard.default',
      'dashboard.services',
      'dashboard.launch-chat',
      'dashboard.agent-cards',
      'dashboard.agent-active',
      'dashboard.agent-idle',
      'dashboard.agent-paused',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Demo User');
    await expect(canvas.getByText('5 of 7 agents active')).toBeVisible();
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('AI Agents').getByText('7')).toBeVisible();
    await expect(tile('Record Workflow').queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Record Workflow' })).toHaveAttribute('aria-disabled', 'true');
    await expect(assistantTile()).toHaveTextContent('Ready');
    // Both fixed trends and the section of sample agents are marked.
    await expect(within(canvas.getByRole('main')).getAllByRole('button', { name: 'Sample' })).toHaveLength(3);
    const research = cardOf('Research Agent');
    const stats = research.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(stats).toEqual([
      ['Processed', '1,284'],
      ['Success', '1,241'],
      ['Pending', '12'],
    ]);
    await expect(cardOf('Google Maps Scraper').getByText('Idle')).toBeVisible();
    await expect(cardOf('Email Agent').getByText('Paused')).toBeVisible();
  },
});

/** What stands above the tiles is not known yet. */
export const Held = meta.story({
  args: { held: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Services' })).toBeNull(),
});

/** The tenant's own figures are not marked; the fixed trends still are. */
export const OwnFigures = meta.story({
  args: { agents: ready(ownAgents) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(2),
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

/** With agents of other types: theirs is the list of agents. */
export const OtherTypes = meta.story({
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
});

export const Loading = meta.story({
  args: { agents: loading, updatedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument();
    await expect(assistantTile()).not.toHaveTextContent('Ready');
    await expect(canvas.getByRole('link', { name: /Launch Chat/ })).toBeVisible();
  },
});

/** One message for one cause; everything else on the page still works. */
export const Failed = meta.story({
  args: { agents: failed('502: The server did not answer', fn()), updatedAt: undefined },
  parameters: { covers: ['dashboard.assistant-away'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('502: The server did not answer');
    await expect(canvas.getByRole('group', { name: 'AI Agents' })).toHaveTextContent('AI Agents–could not be read');
    await expect(canvas.getByRole('group', { name: 'System Integrations' })).toBeVisible();
    await expect(assistantTile()).toHaveTextContent('May not answer');
  },
});

/** The last read failed: the figures shown are older. */
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
  play: async () => expect(assistantTile()).toHaveTextContent('Offline'),
});

/** No agents at all. */
export const Empty = meta.story({
  args: { agents: ready(asRows([])) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No AI Agents Yet' })).toBeVisible(),
});

export const LeftOut = meta.story({
  tags: ['odd'],
  args: { agents: ready(asRows(ownAgents.items.slice(0, 5), 2)) },
  play: async ({ canvas }) => expect(canvas.getByText('2 agents could not be read')).toBeVisible(),
});

export const Many = meta.story({
  tags: ['odd'],
  args: {
    agents: ready(
      asRows(many(400, (index) => agentSummary({ id: `agent-${index}`, name: `Agent ${index}`, type: 'custom' }))),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/23 of 400 agents are shown/)).toBeVisible(),
});

export const LongText = meta.story({
  tags: ['odd'],
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
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
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

export const ShownToViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { covers: ['role.viewer'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create Agent', ...viewerDeniedReason })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
