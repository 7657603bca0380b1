import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Row } from '../../layout/Row/Row.tsx';

export const docs: ComponentDocs = {
  use: 'Use it where a press would lose something that does not come back by itself: a connection, typed text. What can be undone needs no question.',
  stories: [
    { story: 'Playground', frame: 300 },
    { story: 'Busy', frame: 300 },
    { story: 'Failed', frame: 340 },
  ],
  instead: [
    { when: 'Something has to be filled in.', use: 'Blocks/Forms/FormDialog' },
    { when: 'Something is only shown.', use: 'Components/Layers/Dialog' },
    { when: 'The page is left with unsaved changes.', use: 'Components/Layers/LeaveDialog' },
    { when: 'It is done already, and only has to be told.', use: 'Components/Layers/Toast' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Button>Cancel</Button>
            <Button variant="danger">Disconnect</Button>
          </Row>
        ),
        why: 'The button repeats the verb of the title, “Disconnect Stripe”.',
      },
      dont: {
        example: (
          <Row>
            <Button>Cancel</Button>
            <Button variant="danger">OK</Button>
          </Row>
        ),
        why: '“OK” can be pressed without having read what it does.',
      },
    },
  ],
  accessibility: {
    Role: '`alertdialog`',
    Name: 'Its title; what will be lost is its description',
    Keys: '`Escape` cancels, unless it is busy. `Tab` stays within it',
    Focus: 'Starts on the way back, so that `Enter` loses nothing; returns to what opened it',
    Announced: 'Title and description when it opens; a failure as an alert',
    Pointer: 'A press beside it cancels',
    Motion: 'Rises a little; at once under reduced motion',
    Colour: 'The verb says what happens; red only supports it',
  },
  words: [
    { state: 'Title', says: 'Disconnect Stripe', never: 'Are you sure?' },
    {
      state: 'Description',
      says: 'Are you sure you want to disconnect this service?',
      never: 'This action can not be undone',
    },
    { state: 'Way back', says: 'Cancel', never: 'No' },
  ],
};
