import { CircleCheck } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Badge } from './Badge.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for the status of one thing, or for a property that people scan for. It says it in a word; the tone says what it means.',
  instead: [
    { when: 'The word comes from a status of the API.', use: 'Blocks/Marks/StatusBadge' },
    { when: 'It is the priority of a task or an email.', use: 'Blocks/Marks/PriorityBadge' },
    { when: 'It can be removed or chosen.', use: 'Components/Display/Chip' },
    { when: 'It is a number beside a tab or a heading.', use: 'Components/Display/Count' },
    { when: 'It says that a figure is made up.', use: 'Blocks/Marks/SampleMark' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Badge tone="caution" lamp="half">
            Paused
          </Badge>
        ),
        why: 'A word, and a lamp whose shape says the same as its colour.',
      },
      dont: {
        example: <Badge tone="caution" lamp="half" aria-label="Paused" role="img" />,
        why: 'A lamp without its word can only be read by those who know the code and see the colour.',
      },
    },
    {
      do: {
        example: (
          <Badge tone="positive" icon={CircleCheck}>
            Completed
          </Badge>
        ),
        why: 'The tone says what the status means.',
      },
      dont: {
        example: (
          <Badge tone="critical" icon={CircleCheck}>
            Completed
          </Badge>
        ),
        why: 'A tone picked for its colour says the opposite of the word.',
      },
    },
  ],
  accessibility: {
    Role: 'None: it is text. It is not announced when it changes; whoever changes it says so',
    'Screen reader': 'Reads the word; icon and lamp are hidden',
    Motion: 'A pulsing lamp stands still under reduced motion',
    Colour: 'Word, shape and colour say the same. Text has 4.5 : 1 in both themes',
    'Text size': 'A long word ends in an ellipsis instead of widening the row',
  },
  words: [
    { state: 'A status', says: 'Paused', never: 'The agent is paused' },
    { state: 'A status nobody knows yet', says: 'Warming up', never: 'warming_up' },
  ],
};
