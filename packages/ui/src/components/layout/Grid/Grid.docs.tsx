import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it for cards or tiles beside each other. Say how many columns there are at full width; it makes fewer of them by itself.',
  stories: ['Playground', 'Wide'],
  instead: [
    { when: 'They are as wide as their content: buttons, badges.', use: 'Components/Layout/Row' },
    { when: 'They are below each other.', use: 'Components/Layout/Stack' },
    { when: 'They are records with the same properties.', use: 'Components/Layout/Table' },
  ],
  accessibility: {
    Role: 'None; a list with `as="ul"` and `role="list"`',
    'Screen reader': 'Reads in the order of the source: row by row',
    'Text size': 'Two columns below 1200 px, one below 768 px; figures keep two',
  },
};
