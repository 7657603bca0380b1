import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { StaleBanner } from './StaleBanner.tsx';

const code = `import { StaleBanner } from '@switchboard/ui/blocks/states/StaleBanner';

<StaleBanner stale={view.stale} now={now} subject="The research agent" />`;

const now = new Date('2026-03-06T08:41:20Z');

export const docs: ComponentDocs = {
  use: 'Use it above figures that were read once and could not be read again. The figures stay. One banner a page, not one for each part.',
  stories: [
    { story: 'Playground', code },
    { story: 'FromYesterday', code },
    { story: 'WithReason', code },
  ],
  instead: [
    { when: 'There are no figures from before.', use: 'Components/States/ErrorState' },
    { when: 'Built-in samples take their place.', use: 'Blocks/States/SamplesBanner' },
    { when: 'The part loads separately and may fail too.', use: 'Blocks/States/ViewRegion' },
  ],
  pairs: [
    {
      do: {
        example: <StaleBanner stale={{ since: new Date('2026-03-06T08:37:00Z') }} now={now} />,
        why: 'The figures stay, and everybody knows from when they are.',
      },
      dont: {
        example: <ErrorState message="The server does not answer." />,
        why: 'An error in place of figures that are four minutes old takes away more than it tells.',
      },
    },
  ],
  accessibility: {
    Role: 'None: its words are announced when they come',
    Announced: 'Once, when it appears; not at each attempt after that',
    Keys: '`Tab` to Try again',
    Colour: 'Caution; the sentence says it all',
  },
  words: [
    { state: 'Today', says: 'The server does not answer. These figures are from 09:37.', never: 'Connection lost' },
    { state: 'Earlier', says: 'These figures are from yesterday at 09:41.' },
  ],
};
