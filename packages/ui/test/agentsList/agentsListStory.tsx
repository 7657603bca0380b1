import { agentList } from '@switchboard/api-mocks/builders/agents';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import { inShell } from '../inShell.tsx';
import { AgentsListScreen, type AgentsListScreenProps } from '../../src/screens/AgentsList/AgentsListScreen.tsx';
import { agree } from '../format/outcomes.ts';

export const agents = agentList();

/** Keeps the filter, as the app's address does. */
export function WithAddress(props: AgentsListScreenProps) {
  const [filter, setFilter] = useState(props.filter);
  return (
    <AgentsListScreen
      {...props}
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        props.onFilter(next);
      }}
    />
  );
}

/** Shared by the stories of the list and of its cards. */
export const agentsListStory = {
  component: AgentsListScreen,
  args: {
    agents: ready(agents),
    now: FIXED_NOW,
    filter: { search: '', status: 'all' },
    onFilter: fn(),
    agentHref: ({ id }) => `/agent/${id}`,
    onPause: fn(),
    onResume: fn(),
    onCreateAgent: agree(),
  },
  decorators: [inShell('agents')],
  render: (args: AgentsListScreenProps) => <WithAddress {...args} />,
} satisfies Meta<typeof AgentsListScreen>;

/** An agent's card, by the agent's name. */
export const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name, level: 2 }).closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

/** The columns of the grid. */
export const columns = () => {
  const list = screen.getByRole('heading', { name: 'Research Agent', level: 2 }).closest('ul');
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0;
};

/** The names on the cards, in order. */
export const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
