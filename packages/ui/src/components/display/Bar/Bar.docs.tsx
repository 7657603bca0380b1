import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Bar } from './Bar.tsx';

export const docs: ComponentDocs = {
  summary: 'A thin bar that shows a share of a whole.',
  use: 'Use it under or beside a figure that already says the share: in a tile, a row of a table, a card. `meter` says how full something is, `progress` how far work has got.',
  instead: [
    { when: 'It needs its label and its figure above it.', use: 'Components/Display/Meter' },
    { when: 'It compares days or kinds.', use: 'Components/Charts/BarChart' },
    { when: 'Nobody knows how long the work will take.', use: 'Components/Display/Spinner' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row gap={3} style={{ width: 240 }}>
            <Bar label="Confidence" value={94} color="ink" />
            94%
          </Row>
        ),
        why: 'The figure says how much, the bar lets the eye compare.',
      },
      dont: {
        example: (
          <Row gap={3} style={{ width: 240 }}>
            <Bar label="Confidence" value={94} color="ink" />
          </Row>
        ),
        why: 'Nobody reads 94% off a bar 6 px high.',
      },
    },
  ],
  accessibility: {
    Role: '`meter`, or `progressbar` with `kind="progress"`',
    Name: '`label`',
    'Screen reader': 'Reads `valueText`, by default the rounded percentage; a dash where there is no value',
    Motion: 'None',
    Colour: 'Repeats what the figure beside it says. Forced colours outline the bar',
  },
  words: [
    { state: 'A value, read out', says: '94%' },
    { state: 'No value, read out', says: '–', never: 'NaN%' },
  ],
};
