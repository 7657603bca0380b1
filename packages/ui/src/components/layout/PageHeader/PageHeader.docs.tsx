import { Plus, RotateCw } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Row } from '../Row/Row.tsx';

export const docs: ComponentDocs = {
  use: 'Use it once, at the top of each page: its name, what it is about in one line, its status and its actions.',
  stories: ['Playground', { story: 'OfALine', frame: 160 }, { story: 'LongTitle', frame: 220 }],
  instead: [
    { when: 'It heads a part of the page.', use: 'Components/Layout/Section' },
    { when: 'It heads a card.', use: 'Components/Layout/Card' },
    { when: 'It heads the page of an agent.', use: 'Blocks/Agents/AgentPage' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row wrap>
            <Button icon={RotateCw}>Restart</Button>
            <Button variant="primary" icon={Plus}>
              Add Connection
            </Button>
          </Row>
        ),
        why: 'Secondary actions first, then one primary, at the end of the line.',
      },
      dont: {
        example: (
          <Row wrap>
            <Button variant="primary" icon={Plus}>
              Add Connection
            </Button>
            <Button icon={RotateCw}>Restart</Button>
          </Row>
        ),
        why: 'The primary action is looked for at the end: here it is another each time.',
      },
    },
  ],
  accessibility: {
    Role: 'The only `h1` of the page, in a `header`',
    Focus:
      'The app moves it to the heading after navigation, so that the page’s name is read out; the heading is no stop for `Tab`',
    'Screen reader': 'The way back, then the heading, its status, its line, its actions',
    'Text size': 'Below 768 px the actions take a line of their own; a long title breaks anywhere',
  },
  words: [
    { state: 'Title', says: 'API Connections', never: 'Manage your connections' },
    { state: 'Way back', says: 'Back to Dashboard', never: 'Back' },
  ],
};
