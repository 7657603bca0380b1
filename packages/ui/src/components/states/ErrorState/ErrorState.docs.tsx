import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { ErrorState } from './ErrorState.tsx';

export const docs: ComponentDocs = {
  summary: 'Stands in place of the content of a card that could not be loaded.',
  use: 'Use it where one part of a page could not be read; the rest of the page keeps working. Offer Try again whenever trying can help.',
  instead: [
    { when: 'There is content, but it is old.', use: 'Blocks/States/StaleBanner' },
    { when: 'The whole page failed.', use: 'Components/States/PageFailure' },
    { when: 'An action was refused.', use: 'Components/States/Banner' },
    { when: 'Reading went well, and there is nothing.', use: 'Components/States/EmptyState' },
  ],
  pairs: [
    {
      do: {
        example: <ErrorState role="none" message="500: Internal server error" onRetry={() => {}} />,
        why: 'What the server said, and a way to try again.',
      },
      dont: {
        example: <ErrorState role="none" message="Oops, something went wrong" />,
        why: 'It can not be reported, and it leaves nothing to do.',
      },
    },
  ],
  accessibility: {
    Role: '`alert`; none where several parts fail for one cause, so that it is said once',
    Announced: 'The message, when it appears',
    Keys: '`Enter` and `Space` try again',
    Focus: 'Stays on the button while it tries again',
    Colour: 'An icon and words; red only supports them',
    'Text size': 'A long message wraps, also within a word',
  },
  words: [
    { state: 'Message', says: '500: Internal server error', never: 'Oops' },
    { state: 'Button', says: 'Try again', never: 'Retry' },
  ],
};
