import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { LiveRegion } from '@switchboard/ui/components/display/LiveRegion';

<LiveRegion message={query === '' ? '' : \`\${found.length} agents found\`} />`;

export const docs: ComponentDocs = {
  summary: 'Says to screen readers what an act changed. Nothing of it is seen.',
  use: 'Use it where the eye sees a change that nothing else announces: a list that a filter made shorter. Keep it on the page and change `message`. Where a handler knows what happened, `announce(words)` says it. Words that merely stand on the page need neither.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'Everybody should be told.', use: 'Components/Layers/Toast' },
    { when: 'A region of the page is loading or has failed.', use: 'Blocks/States/ViewRegion' },
    { when: 'The words are always there, and need no announcement.', use: 'Components/Display/VisuallyHidden' },
  ],
  accessibility: {
    Role: '`status`: one region for the whole page, inside the open dialog if there is one',
    Announced:
      'All of its words, each time they change; not what they are at first. A second later the region is empty',
    Focus: 'Never moves',
    'Screen reader': 'Waits until it has read what it is reading',
  },
  words: [
    { state: 'After a search', says: '3 agents found', never: 'List updated' },
    { state: 'After copying', says: 'Copied', never: 'Success' },
  ],
};
