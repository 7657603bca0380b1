import { consentOffer } from '@switchboard/api-mocks/builders/connections';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import type { ConsentControl, SetupDialog } from '../../src/screens/Connections/SetupDialog.tsx';
import { done } from '../format/outcomes.ts';
import { of, setupStory } from './setupStory.tsx';

export type Continue = ConsentControl['onContinue'];

/** Shared by the stories of connecting an account on Google's consent screen. */
export const consentStory = {
  ...setupStory,
  args: {
    ...setupStory.args,
    ...of('gmail'),
    consent: {
      onOpen: fn<ConsentControl['onOpen']>(),
      offer: ready(consentOffer()),
      onContinue: fn<Continue>(async () => done),
    },
  },
} satisfies Meta<typeof SetupDialog>;
