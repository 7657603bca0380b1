import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Badge } from '../../display/Badge/Badge.tsx';
import { Card } from './Card.tsx';

export const docs: ComponentDocs = {
  summary: 'A bordered surface for what belongs together: one list, one table, one group of settings.',
  use: 'Use it for each self-contained part of a page. A head gives it a name; without one it takes `padded`.',
  instead: [
    { when: 'It shows one figure.', use: 'Components/Layout/Tile' },
    { when: 'It groups settings.', use: 'Components/Forms/SettingsCard' },
    { when: 'It only gives a part of the page a heading.', use: 'Components/Layout/Section' },
    { when: 'It says that there is nothing.', use: 'Components/States/EmptyState' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Card variant="hollow" padded>
            Record Workflow <Badge variant="outline">Coming Soon</Badge>
          </Card>
        ),
        why: 'What is there but not usable yet is unfilled, and says so.',
      },
      dont: {
        example: (
          <Card padded>
            <Card variant="hollow" padded>
              Record Workflow <Badge variant="outline">Coming Soon</Badge>
            </Card>
          </Card>
        ),
        why: 'A card within a card: two borders for one thing. Use a heading or a line instead.',
      },
    },
  ],
  accessibility: {
    Role: 'None; with `as="section"` and a name a `region`, with `as="li"` an item of a list',
    Name: '`aria-labelledby` with the id that the head’s heading was given',
    'Screen reader': 'The head’s title is a heading; `level` keeps the order of headings on the page',
    Colour: 'A border in both themes, so that it does not depend on its shadow',
    'Text size': 'Head and foot wrap on a phone; a long title breaks anywhere',
  },
};
