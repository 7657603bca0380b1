import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { LiveRegion } from '@switchboard/ui/components/display/LiveRegion';

<LiveRegion message={query === '' ? '' : \`\${found.length} agents found\`} />`;

export const docs: ComponentDocs = {
  summary: 'Says to screen readers what changed. Nothing of it is seen.',
  use: 'Use it where the eye sees a change that nothing else announces: a list that a filter made shorter, a text that was copied. Keep it on the page and change `message`.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'Everybody should be told.', use: 'Components/Layers/Toast' },
    { when: 'A region of the page is loading or has failed.', use: 'Blocks/States/ViewRegion' },
    { when: 'The words are always there, and need no announcement.', use: 'Components/Display/VisuallyHidden' },
  ],
  accessibility: {
    Role: '`status`, or `alert` if it is urgent',
    Announced: 'All of its words, each time they change; an empty `message` says nothing',
    Focus: 'Never moves',
    'Screen reader': 'Waits until it has read what it is reading; `urgent` interrupts',
  },
  words: [
    { state: 'After a search', says: '3 agents found', never: 'List updated' },
    { state: 'After copying', says: 'Copied', never: 'Success' },
  ],
};
