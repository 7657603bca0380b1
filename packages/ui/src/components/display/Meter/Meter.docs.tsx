import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Meter } from './Meter.tsx';

const WIDE = { width: 240 };

export const docs: ComponentDocs = {
  summary: 'A share of a whole: its name, its figure, and a bar below them.',
  use: 'Use it for how full something is or how good: a quota, a precision. Several of them below each other compare well.',
  instead: [
    { when: 'Name and figure are there already.', use: 'Components/Display/Bar' },
    { when: 'It is one figure of several that head a page.', use: 'Components/Layout/Tile' },
    { when: 'It changes over days.', use: 'Components/Charts/BarChart' },
    { when: 'It has no whole to be a share of.', use: 'Components/Display/Facts' },
  ],
  pairs: [
    {
      do: {
        example: (
          <div style={WIDE}>
            <Meter label="Requests this month" value={74.2} text="7,420 / 10,000" color="yellow" />
          </div>
        ),
        why: 'A quota says how much of how much.',
      },
      dont: {
        example: (
          <div style={WIDE}>
            <Meter label="Requests this month" value={74.2} color="yellow" />
          </div>
        ),
        why: 'Of a percentage alone nobody can tell how many requests are left.',
      },
    },
    {
      do: {
        example: (
          <div style={WIDE}>
            <Meter label="Precision" value={94.6} color="ink" />
          </div>
        ),
        why: 'A share of which more is better has the neutral colour, or that of the agent.',
      },
      dont: {
        example: (
          <div style={WIDE}>
            <Meter label="Precision" value={94.6} color="red" />
          </div>
        ),
        why: 'Red is for a quota that runs out. Here it would call a good figure bad.',
      },
    },
  ],
  accessibility: {
    Role: '`meter`, or `progressbar` with `kind="progress"`',
    Name: '`label`',
    'Screen reader': 'Reads name and figure once: they belong to the bar, the words above it are hidden',
    Motion: 'None',
    Colour: 'Repeats what the figure says. Forced colours outline the bar',
    'Text size': 'A long name wraps, the figure never does',
  },
  words: [
    { state: 'A quota', says: '7,420 / 10,000', never: '74%' },
    { state: 'A share', says: '94.6%' },
    { state: 'No value', says: '–', never: 'NaN%' },
  ],
};
