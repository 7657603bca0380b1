import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Count } from './Count.tsx';

export const docs: ComponentDocs = {
  summary: 'A small number beside a word.',
  use: 'Use it after a heading, a tab or an item of the navigation, to say how many there are. `count` of `format/numbers` writes the figure.',
  instead: [
    { when: 'The number is what people came for.', use: 'Components/Layout/Tile' },
    { when: 'It is a word.', use: 'Components/Display/Badge' },
    { when: 'It belongs to a filter, which shows its own.', use: 'Components/Actions/FilterBar' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            Connections
            <Count>7</Count>
          </Row>
        ),
        why: 'The word says of what, the count how many.',
      },
      dont: {
        example: <Count>7 connections</Count>,
        why: 'Words in a count make it look like a badge, and nothing names the list.',
      },
    },
  ],
  accessibility: {
    Role: 'None: it is text',
    'Screen reader': 'Reads the figure after the word before it',
    Colour: 'Neutral: more is not worse. Forced colours get a border',
    'Text size': 'Grows with its figure',
  },
};
