import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { Skeleton } from '@switchboard/ui/components/display/Skeleton';
import { ErrorState } from '@switchboard/ui/components/states/ErrorState';
import { part } from '@switchboard/ui/components/states/Part';

const RunChart = part(() => import('./RunChart.tsx').then((module) => module.RunChart), {
  waiting: () => <Skeleton height={240} />,
  failed: () => <ErrorState message="This part did not load." onRetry={() => location.reload()} />,
});

<RunChart runs={runs} />`;

export const docs: ComponentDocs = {
  summary: 'A dialog, tab or chart whose code is loaded when it is first shown.',
  components: [],
  use: 'Use `part()` for code that most visits do not need. While it loads, its place shows a stand-in of the same size; if it can not be loaded, only this place says so.',
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
    Role: 'None of its own: its stand-in says what is loading, as a `status`',
    Announced: 'A failure, as an `alert`',
    Focus: 'Nothing moves it: what is beside the part keeps working',
  },
  words: [
    {
      state: 'Failed',
      says: 'This part did not load. There may be a new version of the app.',
      never: 'ChunkLoadError',
    },
  ],
};
