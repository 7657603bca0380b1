import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it once on each page of an agent, below the header, for the newest run of its own. It keeps its height in every state, so that nothing moves while a run goes on.',
  stories: ['Playground', 'Queued', 'Completed', 'Failed', 'Cancelled'],
  instead: [
    { when: 'It is about runs of the past.', use: 'Components/Layout/Table' },
    { when: 'Nothing runs, and something must be said.', use: 'Components/States/Banner' },
  ],
  accessibility: {
    Role: 'A `group` called “Latest run”; its progress is a `progressbar`',
    Keys: '`Tab`: Cancel, or View run and the next step',
    Announced: 'Each state once, politely; not the seconds',
    Colour: 'The state is a word with an icon; the tone only stresses it',
    Motion: 'The icon stands still with reduced motion',
    'Text size': 'On a phone words, progress and buttons stand below each other',
  },
  words: [
    { state: 'Waits for a place', says: 'Next in the queue', never: 'Pending' },
    { state: 'Cancel was pressed', says: 'Ends after this step', never: 'Aborting' },
    { state: 'Nothing came of it', says: 'Nothing was written', never: 'Error' },
  ],
};
