import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'What an agent did last: icon, sentence, time.',
  use: 'Use it in a card with the heading Recent Activity. It shows at most ten, newest first, as the API sends them.',
  stories: ['Playground', 'EveryKind', 'Empty', 'LeftOut', 'LongText'],
  instead: [
    { when: 'People search, sort or open the entries.', use: 'Blocks/Records/RecordsSection' },
    { when: 'It is a list of something else.', use: 'Components/Layout/List' },
    { when: 'It is loading.', use: 'Blocks/Records/SkeletonRows' },
  ],
  accessibility: {
    Role: 'A list; each entry is an item',
    'Screen reader': 'Reads sentence and time; the icon is hidden',
    'Text size': 'A sentence is one line, and ends in an ellipsis',
    Colour: 'A failure has an icon of its own',
  },
  words: [
    { state: 'A fact', says: '12 leads added from Apollo', never: 'leadsAdded' },
    { state: 'Empty', says: 'No activity yet', never: 'No data' },
    { state: 'An entry without words', says: 'Activity without a description' },
    { state: 'Entries that could not be read', says: '2 rows could not be read' },
  ],
};
