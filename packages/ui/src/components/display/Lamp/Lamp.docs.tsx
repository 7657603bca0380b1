import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Lamp } from './Lamp.tsx';

export const docs: ComponentDocs = {
  summary: 'A small light that shows whether something runs. Its word is always beside it.',
  use: 'Use it beside the word for a status where a badge would be too much: under a figure, in a line of status.',
  instead: [
    { when: 'The status stands on its own.', use: 'Components/Display/Badge' },
    { when: 'The word comes from a status of the API.', use: 'Blocks/Marks/StatusBadge' },
    { when: 'Something is being loaded.', use: 'Components/Display/Spinner' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Lamp tone="caution" state="half" />
            Paused
          </Row>
        ),
        why: 'The shape says the same as the colour, and the word says both.',
      },
      dont: {
        example: (
          <Row>
            <Lamp tone="caution" state="lit" />
            Paused
          </Row>
        ),
        why: 'A lit lamp runs. Only its colour tells it from “Active”, and not everybody sees that.',
      },
    },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Hidden: the word says it',
    Motion: 'Only `pulse` moves; under reduced motion it is a dot in a ring',
    Colour: 'A shape for each state: full, half, ring, dot in a ring. It keeps its colours under forced colours',
  },
  words: [
    { state: 'lit', says: 'Active' },
    { state: 'half', says: 'Paused' },
    { state: 'off', says: 'Idle' },
    { state: 'pulse', says: 'Training' },
  ],
};
