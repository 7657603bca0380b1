import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'Takes the place of a list that search and filters leave empty.',
  use: 'Use it where the list is, with everything that is searched and filtered for. It says which of them hides how much, and its button clears just that.',
  stories: ['Playground', 'SearchAlone', 'HiddenByFilters', 'NeitherWithoutFilter', 'FilterAlone'],
  instead: [
    { when: 'There is nothing in the list yet.', use: 'Components/States/EmptyState' },
    { when: 'The list could not be read.', use: 'Components/States/ErrorState' },
  ],
  accessibility: {
    Role: 'A heading and a button',
    Focus: 'After clearing, the search has the focus',
    'Text size': 'Long searches and filters are cut; what is searched for keeps its direction',
    Colour: 'A dashed card in ink',
  },
  words: [
    { state: 'Search alone', says: 'Nothing matches “mail”', never: 'No results' },
    { state: 'Hidden by a filter', says: '1 agent matches “mail” but is hidden by the filter Active' },
    { state: 'Filter alone', says: 'No agent matches the filter Paused' },
  ],
};
