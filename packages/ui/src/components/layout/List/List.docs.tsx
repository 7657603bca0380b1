import { CircleX } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Badge } from '../../display/Badge/Badge.tsx';
import { List, ListRow } from './List.tsx';

export const docs: ComponentDocs = {
  summary: 'Events or things below each other: an icon, a line of text, and when.',
  use: 'Use it in a Card for what happened, newest first, or for a few things with one property each.',
  stories: ['Playground', 'Rows'],
  instead: [
    { when: 'Each has several properties to compare or to sort by.', use: 'Components/Layout/Table' },
    { when: 'They are names with values.', use: 'Components/Display/Facts' },
    { when: 'It is what an agent did.', use: 'Blocks/Agents/ActivityList' },
  ],
  pairs: [
    {
      do: {
        example: (
          <List style={{ width: '100%' }}>
            <ListRow
              icon={CircleX}
              tone="critical"
              title="Lead enrichment failed"
              trailing={<Badge tone="critical">Failed</Badge>}
            />
          </List>
        ),
        why: 'The row says what happened; the icon repeats it for those who scan.',
      },
      dont: {
        example: (
          <List style={{ width: '100%' }}>
            <ListRow icon={CircleX} tone="critical" title="Lead enrichment" trailing="3 minutes ago" />
          </List>
        ),
        why: 'Only the red icon says that it failed, and screen readers do not read it.',
      },
    },
  ],
  accessibility: {
    Role: '`list` of `listitem`s',
    'Screen reader': 'Reads title, text and what is on the right; the icon is hidden',
    Colour: 'A word says what the icon’s colour means',
    'Text size': 'The title ends in an ellipsis; below 768 px it wraps',
  },
};
