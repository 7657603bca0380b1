import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it in a card with the heading Steps, for what one run did: each call, decision and write, in order, with the time from the start.',
  stories: ['Playground', 'Default', 'LeftOut', 'Odd'],
  instead: [
    { when: 'It is what an agent did lately, over many runs.', use: 'Blocks/Agents/ActivityList' },
    { when: 'It is the state of the newest run.', use: 'Blocks/Runs/RunBar' },
    { when: 'Rows have no order, or are to be sorted.', use: 'Components/Layout/Table' },
  ],
  accessibility: {
    Role: 'An ordered list; each step is an item',
    'Screen reader': 'Reads “failed” after the words of a failed step, and the name of each figure before it',
    Keys: '`Tab`: the links to what a step wrote',
    Colour: 'A failed step is red, and is called failed as well',
    'Text size': 'Words and paths wrap. Below 768 px the time goes, and the figures stand under the words',
  },
  words: [
    { state: 'More than 200 steps', says: '46 more, not kept', never: 'Truncated' },
    { state: 'A step without words', says: 'Step without a description' },
    { state: 'Records were written', says: 'Show the 16 leads', never: 'Click here' },
  ],
};
