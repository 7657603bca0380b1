import { connectionList, serviceCalls } from '@switchboard/api-mocks/builders/connections';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import type { Connection } from '@switchboard/api-contract/connections';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import { ConnectionsScreen, type ConnectionsScreenProps } from '../../src/screens/Connections/ConnectionsScreen.tsx';
import { done } from '../format/outcomes.ts';
import { inShell } from '../inShell.tsx';

/** A list of only these. */
export const only = (...items: Connection[]) => ready({ items, leftOut: 0 });

/** The screen, with its filter kept here as the app's address does. */
function Filtered(props: ConnectionsScreenProps) {
  const [filter, setFilter] = useState(props.filter);
  return (
    <ConnectionsScreen
      {...props}
      filter={filter}
      onFilterChange={(next) => {
        props.onFilterChange(next);
        setFilter(next);
      }}
    />
  );
}

/** Shared by the stories of the screen and of its parts. */
export const connectionsStory = {
  component: ConnectionsScreen,
  render: (args: ConnectionsScreenProps) => <Filtered {...args} />,
  args: {
    connections: ready(connectionList()),
    calls: ready(serviceCalls().hours.items),
    filter: { search: '', category: 'All' },
    now: FIXED_NOW,
    onFilterChange: fn(),
    onTest: fn(),
    onSetup: fn<ConnectionsScreenProps['onSetup']>(async () => done),
    onRemoveSandboxRecords: fn<ConnectionsScreenProps['onRemoveSandboxRecords']>(async () => done),
    onDisconnect: fn<ConnectionsScreenProps['onDisconnect']>(async () => done),
  },
  decorators: [inShell('connections')],
} satisfies Meta<typeof ConnectionsScreen>;

type Canvas = StoryContext['canvas'];

/** The card of a service. */
export const cardOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));

/** The names on the cards, in order. */
export const names = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => within(card).getByRole('heading').textContent);
