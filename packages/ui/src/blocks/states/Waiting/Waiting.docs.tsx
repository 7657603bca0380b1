import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'Shown while the code of a page is on its way.',
  use: 'Use it where nothing is known yet of what will be there. After five seconds it explains itself, since the server may be down.',
  stories: ['Playground'],
  instead: [
    { when: 'The shape of what comes is known.', use: 'Components/Display/Skeleton' },
    { when: 'A button is at work.', use: 'Components/Actions/Button' },
  ],
  accessibility: {
    Name: 'The spinner is named “Loading”',
    Announced: 'The sentence, when the wait is long',
    Motion: 'The spinner stands still under reduced motion',
  },
  words: [
    {
      state: 'Long',
      says: 'This is taking longer than usual. It will open once the server answers.',
      never: 'Still loading...',
    },
  ],
};
