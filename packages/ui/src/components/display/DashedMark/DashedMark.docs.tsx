import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Row } from '../../layout/Row/Row.tsx';
import { DashedMark } from './DashedMark.tsx';

export const docs: ComponentDocs = {
  summary: 'A small dashed word that warns: what is beside it is not what it seems.',
  use: 'Use it where a figure or a record could be taken for real and is not. Put it right beside what it is about.',
  stories: ['Playground'],
  instead: [
    { when: 'The data is a built-in sample.', use: 'Blocks/Marks/SampleMark' },
    { when: 'The whole page is.', use: 'Blocks/States/SamplesBanner' },
    { when: 'It is a status.', use: 'Components/Display/Badge' },
    { when: 'A control needs a word more.', use: 'Components/Actions/Tooltip' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            1,284 executions
            <DashedMark explanation="Built-in sample, not your organisation's data">Sample</DashedMark>
          </Row>
        ),
        why: 'Dashed like nothing else here, and it explains itself.',
      },
      dont: {
        example: (
          <Row>
            1,284 executions
            <Badge tone="caution">Sample</Badge>
          </Row>
        ),
        why: 'A badge reads as the status of the executions, and explains nothing.',
      },
    },
  ],
  accessibility: {
    Role: '`button`, so that it can be reached by keyboard and by touch. A press only explains',
    Name: 'Its word; the explanation is its description',
    Keys: '`Tab` shows the explanation, `Escape` closes it',
    Pointer: 'A target of 32 px, 44 px below 1024 px, around a mark of 18 px',
    Colour: 'Word and dashes say it',
  },
  words: [{ state: 'Mark', says: 'Sample', never: 'Warning' }],
};
