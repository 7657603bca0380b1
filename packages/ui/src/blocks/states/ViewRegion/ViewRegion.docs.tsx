import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { SkeletonRows } from '@switchboard/ui/blocks/records/SkeletonRows';
import { ViewRegion } from '@switchboard/ui/blocks/states/ViewRegion';

<ViewRegion view={view} name="agents" now={now} loading={<SkeletonRows rows={4} />}>
  {(agents) => <p>{agents.length} agents</p>}
</ViewRegion>`;

export const docs: ComponentDocs = {
  summary: 'One part of a screen in all of its states: loading, failed, ready, stale.',
  use: 'Use it for every part that has an answer of its own. The placeholders have the size of what comes, so that nothing jumps.',
  stories: [
    { story: 'Playground', code },
    { story: 'Loading', code },
    { story: 'Failed', code },
    { story: 'FailedBare', code },
    { story: 'Stale', code },
  ],
  instead: [
    { when: 'The whole page could not be read.', use: 'Components/States/PageFailure' },
    { when: 'The part may throw while it draws.', use: 'Blocks/States/ErrorBoundary' },
    { when: 'Its code has to be loaded first.', use: 'Components/States/LazyRegion' },
  ],
  accessibility: {
    Role: '`aria-busy` while it loads; `alert` if it failed; announced once it is stale',
    Announced: '“Loading agents”, then what went wrong',
    Focus: 'Survives a failed refresh: fresh and stale data share one tree',
    Motion: 'Placeholders shimmer; they stand still under reduced motion',
  },
  words: [
    { state: 'Loading', says: 'Loading agents', never: 'Please wait' },
    { state: 'Stale', says: 'The list does not answer. These figures are from 09:40.' },
  ],
};
