import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it for what a model wrote. Load it with `lazy` of React where such a text is rare.',
  instead: [{ when: 'The text is short and our own.', use: 'Components/States/Banner' }],
  accessibility: {
    Role: 'Headings are of level 4; a table is in a `region` that scrolls by itself',
    Focus: 'Links, and tables since they scroll',
    'Screen reader': 'Reads it as it stands; what grows is announced by whoever shows it',
    'Text size': 'Wraps anywhere; nothing but a table scrolls sideways',
  },
};
