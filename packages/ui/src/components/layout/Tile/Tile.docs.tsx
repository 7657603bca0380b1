import { Gauge } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Tile } from './Tile.tsx';

export const docs: ComponentDocs = {
  summary: 'One figure with its name, in a row of others.',
  use: 'Use it at the top of a page, in a `Grid tiles`, for the two to four figures that people come for. Its size is the same while it loads and when it fails.',
  stories: ['Playground', 'AllStates', 'LongText'],
  instead: [
    { when: 'There are names with values, to be read and not to be watched.', use: 'Components/Display/Facts' },
    { when: 'It shows a part of a whole only as a bar.', use: 'Components/Display/Meter' },
    { when: 'It is a number beside a tab or a heading.', use: 'Components/Display/Count' },
    { when: 'It holds more than a figure.', use: 'Components/Layout/Card' },
  ],
  pairs: [
    {
      do: {
        example: <Tile label="Avg Response Time" figure="1,842" unit="ms" icon={Gauge} foot="over the last 30 days" />,
        why: 'The unit is small, and the foot says over which time.',
      },
      dont: {
        example: <Tile label="Avg Response Time" figure="1842.337 ms" icon={Gauge} />,
        why: 'Digits that nobody needs, and no word on when they were measured.',
      },
    },
    {
      do: {
        example: <Tile label="Success Rate" figure={undefined} foot="no runs yet" />,
        why: 'Where there is no figure there is a dash, and why.',
      },
      dont: {
        example: <Tile label="Success Rate" figure="0%" foot="no runs yet" />,
        why: 'Nought says that every run failed.',
      },
    },
  ],
  accessibility: {
    Role: '`group`; with `href` a link that covers it',
    Name: 'Its label, also that of the link',
    Focus: 'A ring around the whole tile; a mark or Try again in it is a stop of its own',
    Announced: '`aria-busy` while it loads; a failure as an alert',
    'Screen reader': 'The icon is hidden',
    Pointer: 'The whole tile leads on; a mark lies above the link',
    Colour: 'A tile that is not usable yet is unfilled, and says so in words',
    'Text size': 'A long figure ends in an ellipsis; label and foot wrap',
  },
  words: [
    { state: 'Label', says: 'Success Rate', never: 'Your success rate' },
    { state: 'Failed', says: 'Not loaded', never: 'Error' },
  ],
};
