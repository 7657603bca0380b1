import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it on the page of an agent that drafts replies. Those that can still be sent come first; it lists six, and more at each press.',
  stories: ['Playground'],
  instead: [
    { when: 'It is something else that reaches other people.', use: 'Blocks/Proposals/ProposalsSection' },
    { when: 'People search and sort messages.', use: 'Blocks/Records/RecordsSection' },
  ],
  accessibility: {
    Role: 'A `region` with a `list`',
    Keys: '`Tab` to Send, Edit and Discard of each draft, or to Undo and Send now',
    Focus: 'Once a row is gone, on the heading; after the last one, on the next heading of the page or on its tab',
    Announced: 'A refusal, at once, beside its reply',
  },
  words: [
    { state: 'It waits for a member', says: 'Send', never: 'Approve' },
    { state: 'It goes out by itself', says: 'Undo' },
    { state: 'It is not wanted', says: 'Discard', never: 'Delete' },
  ],
};
