import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { Card } from '@switchboard/ui/components/layout/Card';
import { ErrorState } from '@switchboard/ui/components/states/ErrorState';
import { ErrorBoundary } from '@switchboard/ui/blocks/states/ErrorBoundary';

<ErrorBoundary
  resetKey={address}
  fallback={({ error, onRetry }) => (
    <Card>
      <ErrorState message={error.message} onRetry={onRetry} />
    </Card>
  )}
>
  <p>All is well</p>
</ErrorBoundary>`;

export const docs: ComponentDocs = {
  summary: 'Keeps an error in one part of the page from taking the rest with it.',
  use: 'Use it around a part that may break without the page being useless: a chart, an editor, each route. It shows what you give it instead.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'The data of the part could not be read.', use: 'Blocks/States/ViewRegion' },
    { when: 'The code of the part could not be loaded.', use: 'Components/States/LazyRegion' },
    { when: 'The whole page failed.', use: 'Components/States/PageFailure' },
  ],
  accessibility: {
    Announced: 'By the fallback: an `ErrorState` is an `alert`',
    Focus: 'Stays where it was, unless it was in the part that broke',
  },
};
