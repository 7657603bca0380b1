import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { AttentionCount } from './AttentionCount.tsx';

export const docs: ComponentDocs = {
  use: 'Use it at Dashboard in the navigation, in the header of a narrow screen, and beside the heading of what needs attention: it is the same number everywhere.',
  stories: ['Playground', 'Tones', 'InTheHeader'],
  instead: [
    { when: 'The number says how many there are, and nobody need act.', use: 'Components/Display/Count' },
    { when: 'It is a word.', use: 'Components/Display/Badge' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            Needs attention
            <AttentionCount count={5} tone="critical" place="title" />
          </Row>
        ),
        why: 'The tone is that of the worst of the five.',
      },
      dont: {
        example: (
          <Row>
            Agents
            <AttentionCount count={7} tone="info" place="title" />
          </Row>
        ),
        why: 'Nobody need do anything about seven agents.',
      },
    },
  ],
  accessibility: {
    Role: 'None: it is text. In the header a link',
    'Screen reader': 'Reads “5 need attention”; beside the heading only the figure',
    Colour: 'Never alone: the section below says what each of them is',
  },
};
