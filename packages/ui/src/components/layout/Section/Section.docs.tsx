import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Link } from '../../actions/Link/Link.tsx';
import { SectionHead } from './Section.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for each part of a page that has a name of its own. Below the heading come its cards.',
  stories: ['Playground', 'WithMarkAndAction'],
  instead: [
    { when: 'It is the name of the page.', use: 'Components/Layout/PageHeader' },
    { when: 'It is one card with a head.', use: 'Components/Layout/Card' },
    { when: 'It lists records that can be searched.', use: 'Blocks/Records/RecordsSection' },
  ],
  pairs: [
    {
      do: {
        example: (
          <SectionHead
            level={3}
            title="Agents"
            actions={
              <Link href="#agents" standalone>
                All agents
              </Link>
            }
          />
        ),
        why: 'A link that says where it leads, also when it is read alone.',
      },
      dont: {
        example: (
          <SectionHead
            level={3}
            title="Agents"
            actions={
              <Link href="#agents" standalone>
                More
              </Link>
            }
          />
        ),
        why: 'A page with three “More” makes people guess.',
      },
    },
  ],
  accessibility: {
    Role: '`region`, with a heading',
    Name: 'Its title',
    Focus: 'The heading can take the focus from a link to the section; it is no stop for `Tab`',
    'Text size': 'Below 768 px the actions go under the heading where there is no room',
  },
  words: [{ state: 'Title', says: 'Performance', never: 'Performance section' }],
};
