import { ArrowUpRight } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { LinkButton } from './LinkButton.tsx';

export const docs: ComponentDocs = {
  use: 'Use it where the main way on is to another page: out of a card, an empty state or an error. It has the variants and sizes of a button.',
  instead: [
    { when: 'It does something on this page.', use: 'Components/Actions/Button' },
    { when: 'It is a word in a text, or the end of a card head.', use: 'Components/Actions/Link' },
    { when: 'It leads back, above the title of a page.', use: 'Components/Actions/BackLink' },
  ],
  pairs: [
    {
      do: {
        example: (
          <LinkButton href="/agents/email" variant="ghost" iconAfter={ArrowUpRight}>
            Open workspace
          </LinkButton>
        ),
        why: 'It names the page that opens.',
      },
      dont: {
        example: (
          <LinkButton href="/agents/email" variant="ghost" iconAfter={ArrowUpRight}>
            More
          </LinkButton>
        ),
        why: '“More” could be more of anything, and could open here.',
      },
    },
  ],
  accessibility: {
    Role: '`link`, although it looks like a button: it can be opened in a new tab',
    Name: 'Its label. An icon alone needs `aria-label`',
    Keys: '`Enter` follows it; `Space` scrolls the page, as with any link',
    Pointer: '32 to 40 px high, 44 px below 1024 px',
    Colour: 'The label says it. Forced colours get a border',
    'Text size': 'A label that is too long ends in an ellipsis',
  },
  words: [{ state: 'Link', says: 'Open workspace', never: 'More' }],
};
