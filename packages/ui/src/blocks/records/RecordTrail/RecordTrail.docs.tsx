import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it in the detail of a record: first what changed last, at the end where it came from.',
  stories: [
    { story: 'Playground', frame: 260 },
    { story: 'AddedByHand', frame: 140 },
    { story: 'OddValues', frame: 200 },
  ],
  instead: [
    { when: 'It is what a run did, step by step.', use: 'Blocks/Runs/StepTimeline' },
    { when: 'It is what an agent did last.', use: 'Blocks/Agents/ActivityList' },
  ],
  accessibility: {
    Role: 'A section with a numbered list',
    'Screen reader': 'Reads `from … to …` where the old value is struck',
    Announced: 'That it is loading, and why it failed',
    'Text size': 'The time goes below the words on a phone',
  },
  words: [
    { state: 'Found by a run', says: 'Found at Apollo in a run' },
    { state: 'No value any more', says: 'nothing', never: 'null' },
  ],
};
