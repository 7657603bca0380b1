import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Link } from './Link.tsx';

export const docs: ComponentDocs = {
  summary: 'Leads to another page, from a text, a name or the end of a card head.',
  use: 'Use it for every address, in the app and outside it. `LinkProvider` hands the addresses in the app to your router. `Anchor` is the same without a style.',
  stories: ['Playground', 'AllVariants', 'OutsideTheApp', 'NotSafe'],
  instead: [
    { when: 'It does something instead of leading somewhere.', use: 'Components/Actions/Button' },
    { when: 'It is the main way on from a card or a page.', use: 'Components/Actions/LinkButton' },
    { when: 'It leads back, above the title of a page.', use: 'Components/Actions/BackLink' },
    { when: 'A whole figure is the link.', use: 'Components/Layout/Tile' },
  ],
  pairs: [
    {
      do: {
        example: (
          <p>
            Enter the key again under{' '}
            <Link href="/connections" variant="underline">
              Connections
            </Link>
            .
          </p>
        ),
        why: 'The words say where it leads, also in a list of all links of the page.',
      },
      dont: {
        example: (
          <p>
            To enter the key again,{' '}
            <Link href="/connections" variant="underline">
              click here
            </Link>
            .
          </p>
        ),
        why: '“Click here” says nothing when it is read alone, and not everybody clicks.',
      },
    },
    {
      do: {
        example: (
          <p>
            The{' '}
            <Link href="/agents/email" variant="underline">
              Email agent
            </Link>{' '}
            is paused.
          </p>
        ),
        why: 'Amid a sentence it is underlined: `underline`.',
      },
      dont: {
        example: (
          <p>
            The <Link href="/agents/email">Email agent</Link> is paused.
          </p>
        ),
        why: 'Colour alone does not set a link apart from the words around it. `text` is for a link on its own.',
      },
    },
  ],
  accessibility: {
    Role: '`link`; none where the address is not safe to follow (`javascript:`), which leaves the text',
    Name: 'Its words. Outside the app they end in “(opens in a new tab)”, which is only read out',
    Keys: '`Enter` follows it',
    Pointer: 'In a text as high as its line; `standalone` is 32 px, 44 px below 1024 px',
    Colour: 'Heavier than the text around it. `text` is underlined under the pointer, `underline` always',
    'Text size': 'Wraps with the text',
  },
  words: [
    { state: 'In the app', says: 'All agents', never: 'Click here' },
    { state: 'Outside, read out', says: '(opens in a new tab)' },
  ],
};
