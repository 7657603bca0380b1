import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { BackLink } from './BackLink.tsx';

export const docs: ComponentDocs = {
  use: 'Use it above the title of a page that was reached from a list, to lead back to that list. `PageHeader` shows it if it is given `back`.',
  stories: ['Playground'],
  instead: [
    { when: 'It is a word in a text, or the end of a card.', use: 'Components/Actions/Link' },
    { when: 'It is the one way on from an error or an empty page.', use: 'Components/Actions/LinkButton' },
    { when: 'It leads to another part of the same page.', use: 'Components/Actions/Tabs' },
  ],
  pairs: [
    {
      do: {
        example: <BackLink href="/agents">Back to Agents</BackLink>,
        why: 'It names the page that it leads to.',
      },
      dont: {
        example: <BackLink href="/agents">Back</BackLink>,
        why: 'Whoever came by a link from an email was never there: “Back” promises a page they have not seen.',
      },
    },
  ],
  accessibility: {
    Role: '`link`',
    Name: 'Its words; the arrow is hidden',
    Keys: '`Enter` follows it',
    Pointer: '32 px high, 44 px below 1024 px',
    Motion: 'None',
    Colour: 'Muted until the pointer is on it; the arrow says that it leads back',
  },
  words: [{ state: 'Link', says: 'Back to Agents', never: 'Back' }],
};
