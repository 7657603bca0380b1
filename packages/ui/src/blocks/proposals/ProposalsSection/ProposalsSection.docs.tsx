import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it on the page of an agent whose work reaches other people, for what it may not do without a member.',
  stories: ['Playground'],
  instead: [
    { when: 'A run can’t start, since something is missing.', use: 'Blocks/Runs/NotReadyDialog' },
    { when: 'A run shows what it takes before it starts.', use: 'Blocks/Runs/RunPreviewDialog' },
  ],
  accessibility: {
    Role: 'A `region` with a `list`; each button is named after its proposal',
    Keys: '`Tab` to Do it and Discard of each proposal',
    Focus: 'Once a proposal is gone, on the heading; after the last one, on the next heading of the page',
    Announced: 'A refusal, at once, beside its proposal',
  },
  words: [
    { state: 'It waits', says: 'Do it', never: 'Approve' },
    { state: 'It is not wanted', says: 'Discard', never: 'Reject' },
  ],
};
