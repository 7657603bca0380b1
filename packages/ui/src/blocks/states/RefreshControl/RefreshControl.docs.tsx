import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { RefreshControl } from './RefreshControl.tsx';

export const docs: ComponentDocs = {
  summary: 'Says from when the figures are, and fetches them again.',
  use: 'Use it beside the heading of figures that do not come by themselves. One on a page, or one for each part with an answer of its own.',
  stories: ['Playground', 'Busy', 'WithoutMoment'],
  instead: [
    { when: 'The figures are old since the server does not answer.', use: 'Blocks/States/StaleBanner' },
    { when: 'It is any other moment in time.', use: 'Components/Display/Time' },
  ],
  pairs: [
    {
      do: {
        example: <RefreshControl asOf="2026-03-06T08:41:20Z" onRefresh={() => {}} />,
        why: 'The time to the second tells that a press had an effect, though no figure changed.',
      },
      dont: {
        example: <Button size="sm">Refresh</Button>,
        why: 'Without the time, nobody can tell whether anything happened.',
      },
    },
  ],
  accessibility: {
    Role: 'A `time` and a `button`',
    Keys: '`Enter` fetches; the focus stays on the button',
    Announced: '`aria-busy` on the button while it fetches',
    'Screen reader': 'The title of the time has the day and the zone',
    Motion: 'Only the spinner moves; it stands still under reduced motion',
  },
  words: [{ state: 'Fetched', says: 'As of 09:41:20', never: 'Updated just now' }],
};
