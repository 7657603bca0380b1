import { agentList } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { user } from '@switchboard/api-mocks/builders/auth';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import type { Meta } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import { DashboardScreen } from '../../src/screens/Dashboard/DashboardScreen.tsx';
import { agree } from '../format/outcomes.ts';
import { inShell } from '../inShell.tsx';

export const agents = agentList();
/** The tenant's own figures: nothing is marked. */
export const ownAgents = asRows(agents.items.map((agent) => ({ ...agent, sample: undefined })));

/** Shared by the stories of the dashboard. */
export const dashboardStory = {
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
} satisfies Meta<typeof DashboardScreen>;

/** The tile that leads to the assistant. */
export const assistantTile = () => screen.getByRole('link', { name: /Speak to the assistant/ });

/** An agent's card, by the agent's name. */
export const cardOf = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};
