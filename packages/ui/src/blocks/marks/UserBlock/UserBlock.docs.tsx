import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it once, where the page says who is signed in. Every part of it may be missing; something is always there.',
  stories: ['Playground', 'OnlyUsername', 'Nobody', 'LongText'],
  instead: [
    { when: 'Initials alone are enough.', use: 'Components/Display/Avatar' },
    { when: 'The profile lists what is known of the member.', use: 'Components/Display/Facts' },
  ],
  accessibility: {
    'Screen reader': 'Reads name, then role; the initials are hidden',
    'Text size': 'A long name ends in an ellipsis, and is whole in its tooltip',
    Colour: 'Initials in ink on a neutral circle',
  },
  words: [
    { state: 'Without a name', says: 'demo' },
    { state: 'Without anything', says: 'Member', never: 'Unknown user' },
  ],
};
