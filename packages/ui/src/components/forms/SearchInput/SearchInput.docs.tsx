import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { SearchInput } from './SearchInput.tsx';

export const docs: ComponentDocs = {
  use: 'Use it above a list, to find things in it by name. It searches at each keystroke; the page says how many were found.',
  stories: ['Playground', 'Filled', { story: 'NothingToSearch', frame: 120 }],
  instead: [
    { when: 'Everything of one kind is looked for: a status, a priority.', use: 'Components/Actions/FilterBar' },
    { when: 'One of a fixed list is chosen.', use: 'Components/Forms/Select' },
  ],
  pairs: [
    {
      do: {
        example: <SearchInput label="Search connections..." value="" onValueChange={() => {}} />,
        why: 'It says what is searched.',
      },
      dont: {
        example: <SearchInput label="Search..." value="" onValueChange={() => {}} />,
        why: 'On a page with two lists, “Search” alone could mean either, or everything.',
      },
    },
  ],
  accessibility: {
    Role: '`searchbox`',
    Name: 'Its `label`, which is also its placeholder',
    Keys: '`Escape` clears it',
    Focus: 'Stays in the box when the cross clears it. With a `disabledReason` it can still be reached, and says why',
    Announced: 'Nothing by itself: the page announces how many were found',
    Pointer: 'The cross is 32 px, 44 px below 1024 px; it is only there with text',
  },
  words: [
    { state: 'Placeholder', says: 'Search connections...', never: 'Type here' },
    { state: 'Cross', says: 'Clear search', never: 'Clear' },
    { state: 'Disabled', says: 'There is nothing to search', never: 'Disabled' },
  ],
};
