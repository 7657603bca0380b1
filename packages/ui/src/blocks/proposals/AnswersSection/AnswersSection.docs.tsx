import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it on the page of an agent that answers invitations, for what it did in a member’s name and can take back.',
  stories: ['Playground'],
  instead: [
    { when: 'Nothing was done yet.', use: 'Blocks/Proposals/ProposalsSection' },
    { when: 'Nothing of it can be taken back.', use: 'Blocks/Agents/ActivityList' },
  ],
  accessibility: {
    Role: 'A `region` with a `list`; each button is named after what it takes back',
    Keys: '`Tab` to Undo of each row',
    Announced: 'A refusal, at once, beside its row',
  },
  words: [
    { state: 'It can be taken back', says: 'Undo', never: 'Revert' },
    { state: 'It was undone', says: 'Undone' },
  ],
};
