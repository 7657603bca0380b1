import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { PriorityBadge } from './PriorityBadge.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for the priority of an email or a task. Word and tone come from the rule, so that they are the same on every screen.',
  instead: [
    { when: 'It is a status.', use: 'Blocks/Marks/StatusBadge' },
    { when: 'The word does not come from the API.', use: 'Components/Display/Badge' },
  ],
  pairs: [
    {
      do: {
        example: <PriorityBadge value="high" />,
        why: 'The value goes in as the API sent it; the rule knows the tone.',
      },
      dont: {
        example: <Badge tone="critical">high</Badge>,
        why: 'A badge made by hand takes a tone of its own, and shows the word as it is on the wire.',
      },
    },
  ],
  accessibility: {
    'Screen reader': 'Reads the word; “none” if there is no priority',
    Colour: 'The word says it; the tone only supports it',
  },
};
