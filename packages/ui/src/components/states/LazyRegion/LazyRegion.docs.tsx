import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { lazy } from 'react';
import { LazyRegion, LoadingWords } from '@switchboard/ui/components/states/LazyRegion';

const RunChart = lazy(() => import('./RunChart.tsx').then((module) => ({ default: module.RunChart })));

<LazyRegion waiting={<LoadingWords what="the chart" />}>
  <RunChart runs={runs} />
</LazyRegion>`;

export const docs: ComponentDocs = {
  summary: 'A chart or a long table whose code is loaded when it is first shown.',
  use: 'Use it around what `lazy()` of React made, for a large library that most visits do not need. While it loads, its place shows something of the same size; if it can not be loaded, only this place says so.',
  stories: [
    { story: 'Playground', code },
    { story: 'OnItsWay', code },
    { story: 'Failed', frame: 240, code },
  ],
  instead: [
    { when: 'The data is loaded, not the code.', use: 'Blocks/States/ViewRegion' },
    { when: 'The whole page did not load.', use: 'Components/States/PageFailure' },
  ],
  accessibility: {
    Role: 'None of its own: what stands there meanwhile says what is loading',
    Announced: 'A failure, as an `alert`',
    Focus: 'Nothing moves it: what is beside the region keeps working',
  },
  words: [
    { state: 'On its way, after 100 ms', says: 'Loading the chart', never: 'Please wait …' },
    {
      state: 'Failed',
      says: 'This part did not load. There may be a new version of the app.',
      never: 'ChunkLoadError',
    },
  ],
};
