import { Plus } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const docs: ComponentDocs = {
  summary: 'Stands in place of a list or a card that has nothing in it.',
  use: 'Use it when reading went well and there is nothing. Say how it gets filled, and offer the one action that does it.',
  stories: ['Playground', 'NoMatch'],
  instead: [
    { when: 'Reading failed.', use: 'Components/States/ErrorState' },
    { when: 'It is still loading.', use: 'Components/Display/Skeleton' },
    { when: 'Search and filters left nothing.', use: 'Blocks/Records/NoMatch' },
    { when: 'One value is missing.', use: 'Blocks/Marks/NoValue' },
  ],
  pairs: [
    {
      do: {
        example: (
          <EmptyState
            bare
            kind="no-match"
            level={3}
            title="No executions yet"
            text="Each run of this agent is listed here."
          />
        ),
        why: 'It says what will be here, so nobody looks for a fault.',
      },
      dont: {
        example: <EmptyState bare kind="no-match" level={3} title="No data" />,
        why: '“No data” could also mean that something is broken.',
      },
    },
    {
      do: {
        example: (
          <EmptyState
            bare
            kind="no-match"
            level={3}
            title="Nothing matches “zendesk”"
            action={<Button>Clear search</Button>}
          />
        ),
        why: 'After a search, the way out is to take back the search.',
      },
      dont: {
        example: (
          <EmptyState
            bare
            kind="no-match"
            level={3}
            title="Nothing matches “zendesk”"
            action={
              <Button variant="primary" icon={Plus}>
                Create Agent
              </Button>
            }
          />
        ),
        why: 'Who looks for something that exists does not want to create another.',
      },
    },
  ],
  accessibility: {
    Role: 'A heading and text. It is not announced: the page says how many were found',
    Name: 'The title is a heading; `level` keeps the order of headings on the page',
    'Screen reader': 'The drawing is hidden',
    'Text size': 'Words wrap; the drawing shrinks with the page',
  },
  words: [
    { state: 'Nothing yet', says: 'No AI Agents Yet', never: 'Nothing to see here' },
    { state: 'Nothing found', says: 'Nothing matches ‘zendesk’', never: '0 results' },
  ],
};
