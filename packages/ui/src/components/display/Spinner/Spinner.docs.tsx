import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Spinner } from './Spinner.tsx';

export const docs: ComponentDocs = {
  summary: 'A ring that turns while something is going on.',
  use: 'Use it where nobody knows how long something takes, and what comes has no shape yet.',
  instead: [
    { when: 'A button works: give it `busy`.', use: 'Components/Actions/Button' },
    { when: 'The shape of what comes is known.', use: 'Components/Display/Skeleton' },
    { when: 'It is known how far the work has got.', use: 'Components/Display/Bar' },
    { when: 'The whole page waits.', use: 'Blocks/States/Waiting' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Spinner size="sm" />
            Testing the connection
          </Row>
        ),
        why: 'The words say what is going on.',
      },
      dont: {
        example: <Spinner size="sm" />,
        why: 'A ring alone does not say what people wait for. It stands still for those who want no motion.',
      },
    },
  ],
  accessibility: {
    Role: 'None: its `label` is text; without one it is hidden, and the words beside it say it',
    Name: 'None: `label` is its content',
    Announced: '`label`, politely',
    Focus: 'Never moves',
    Motion: 'Stands still under reduced motion, as a ring with a darker arc',
    Colour: 'That of the text around it',
  },
  words: [{ state: 'Read out', says: 'Loading', never: 'Please wait' }],
};
