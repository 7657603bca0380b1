import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { SamplesBanner } from '@switchboard/ui/blocks/states/SamplesBanner';

<SamplesBanner failure={failure} what="connections below are" />`;

export const docs: ComponentDocs = {
  use: 'Use it above data that is built in, shown since the real one could not be read. Without a failure it is not there.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'The data is real, but old.', use: 'Blocks/States/StaleBanner' },
    { when: 'A part is a sample though the server answers.', use: 'Blocks/Marks/SampleMark' },
    { when: 'There is nothing to show in its place.', use: 'Components/States/ErrorState' },
  ],
  accessibility: {
    Role: 'None: it stands there',
    Announced: 'Once, when it appears',
    Keys: '`Tab` to Try again',
    Colour: 'Caution; the sentence says it all',
  },
  words: [
    {
      state: 'Failed',
      says: 'The server can’t be reached. The connections below are built-in samples, not yours.',
      never: 'Showing demo data',
    },
  ],
};
