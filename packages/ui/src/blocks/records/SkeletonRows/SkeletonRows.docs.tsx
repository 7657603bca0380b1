import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it in a card whose rows are on their way. Give it as many as there will be, so that nothing jumps.',
  stories: ['Playground'],
  instead: [
    { when: 'The placeholder has another shape.', use: 'Components/Display/Skeleton' },
    { when: 'A part of the screen has states besides loading.', use: 'Blocks/States/ViewRegion' },
    { when: 'The code of a page is on its way.', use: 'Blocks/States/Waiting' },
  ],
  accessibility: {
    'Screen reader': 'Hidden; the region around it says that it is loading',
    Motion: 'Shimmers; stands still under reduced motion',
  },
};
