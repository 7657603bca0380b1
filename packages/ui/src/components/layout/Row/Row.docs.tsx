import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it for a few things on one line: buttons, badges, an icon and a word. 8 px apart, unless you say otherwise.',
  instead: [
    { when: 'They are below each other.', use: 'Components/Layout/Stack' },
    { when: 'They share the width equally.', use: 'Components/Layout/Grid' },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Reads in the order of the source, which is the order on screen',
    'Text size': 'Stays on one line; `wrap` breaks it into more',
  },
};
