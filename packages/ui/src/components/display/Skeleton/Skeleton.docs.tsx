import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

export const docs: ComponentDocs = {
  summary: 'A grey shape the size of what is still to come.',
  use: 'Use it while data is loaded whose shape is known, so that nothing moves when it comes. One for each line, mark and control.',
  instead: [
    { when: 'Rows of a list are to come.', use: 'Blocks/Records/SkeletonRows' },
    { when: 'A whole page is to come, and its shape is not known.', use: 'Blocks/States/Waiting' },
    { when: 'An action is going on.', use: 'Components/Display/Spinner' },
    { when: 'The loading has failed.', use: 'Components/States/ErrorState' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row gap={3} style={{ width: 240 }}>
            <Skeleton width={36} height={36} radius={9} />
            <Stack gap={2} style={{ flex: 1 }}>
              <Skeleton width="55%" />
              <Skeleton width="35%" height={10} />
            </Stack>
          </Row>
        ),
        why: 'A mark and two lines, as they will be: nothing moves when they come.',
      },
      dont: {
        example: <Skeleton width={240} height={36} radius={9} />,
        why: 'A block says that something comes, but not what; the eye starts again when it is there.',
      },
    },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Hidden. The region says once that it is loading',
    Announced: 'Not by itself: set `aria-busy` around it, or say “Loading agents” in a live region',
    Motion: 'A shimmer; it stands still under reduced motion',
    Colour: 'Forced colours get a border',
  },
};
