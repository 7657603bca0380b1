import { connectionList } from '@switchboard/api-mocks/builders/connections';
import { findService } from '@switchboard/api-contract/catalogue';
import type { Meta, StoryContext } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, within } from 'storybook/test';
import { ConnectionsScreen } from '../../src/screens/Connections/ConnectionsScreen.tsx';
import { SetupDialog } from '../../src/screens/Connections/SetupDialog.tsx';
import { ready } from '../../src/format/viewState.ts';
import { done } from '../format/outcomes.ts';
import { inShell } from '../inShell.tsx';
import { connectionsStory } from './connectionsStory.tsx';

export type Save = ComponentProps<typeof SetupDialog>['onSave'];

/** The setup of a service, some of whose fields are stored. */
export const of = (id: string, stored: string[] = []) => ({
  target: { id, name: findService(id)?.name ?? id, stored },
});

/** Shared by the stories of the dialog: it is open over the page. */
export const setupStory = {
  component: SetupDialog,
  args: { ...of('stripe'), onClose: fn(), onSave: fn<Save>(async () => done) },
  decorators: [
    (Story) => (
      <>
        <ConnectionsScreen {...connectionsStory.args} />
        <Story />
      </>
    ),
    inShell('connections'),
  ],
} satisfies Meta<typeof SetupDialog>;

/** The same over a page whose connections all work, as ones do that are replaced. */
export const replacingStory = {
  ...setupStory,
  decorators: [
    (Story) => (
      <>
        <ConnectionsScreen
          {...connectionsStory.args}
          connections={ready({
            ...connectionList(),
            items: connectionList().items.map((item) =>
              item.id === 'apollo' ? { ...item, status: 'connected', lastTest: undefined } : item,
            ),
          })}
        />
        <Story />
      </>
    ),
    inShell('connections'),
  ],
} satisfies Meta<typeof SetupDialog>;

/** What the open dialog holds. */
export const dialogIn = (canvas: StoryContext['canvas']) => within(canvas.getByRole('dialog'));
