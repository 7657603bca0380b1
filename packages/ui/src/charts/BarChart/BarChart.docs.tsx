import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'A few bars in the colour of the agent, each with its figure above it.',
  use: 'Use it for counts of about seven days or kinds. Its heading says what is counted, and over which time.',
  stories: ['Playground', 'ByKeyboard', 'NothingAndFaults', 'Narrow'],
  instead: [
    { when: 'It is one figure.', use: 'Components/Layout/Tile' },
    { when: 'It is a share of a whole.', use: 'Components/Display/Meter' },
    { when: 'There are more than about ten, or people need the figures themselves.', use: 'Components/Layout/Table' },
  ],
  accessibility: {
    Role: '`figure` with a table in it, and the drawing as an `application`',
    Name: '`label` is the name of the drawing and the caption of the table',
    Keys: 'Tab reaches the drawing, the left and right arrows go from bar to bar, Escape closes the tooltip',
    'Screen reader':
      'Reads the table: `heads`, and for each bar its long label and its figure; with the arrows, what the tooltip says',
    Motion: 'None: the bars are there at once, in a box that has its height from the start',
    Colour: 'All bars have one colour; the figures say how much. Forced colours draw them as highlighted',
    'Text size': 'Bars get narrower with their box, from 44 px to about 20 px',
  },
  words: [
    { state: 'No value, in the table', says: '–', never: '0' },
    { state: 'Nothing happened', says: '0', never: '–' },
  ],
};
