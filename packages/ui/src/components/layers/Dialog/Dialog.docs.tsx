import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Row } from '../../layout/Row/Row.tsx';

export const docs: ComponentDocs = {
  summary: 'Asks for something, or shows one thing closely, before the page goes on.',
  use: 'Use it for a short task that belongs to the page and that must be finished or left: connecting a service, reading one record. A press opens it; nothing opens it unasked but the end of the session.',
  stories: [
    { story: 'Playground', frame: 520 },
    { story: 'Large', frame: 520 },
    { story: 'WordsOnly', frame: 360 },
    { story: 'Persistent', frame: 360 },
    { story: 'LongWords', frame: 640 },
  ],
  instead: [
    { when: 'It holds a form that takes typing.', use: 'Blocks/Forms/FormDialog' },
    { when: 'It only asks whether to go on.', use: 'Components/Layers/ConfirmDialog' },
    { when: 'Changes would be lost on the way to another page.', use: 'Components/Layers/LeaveDialog' },
    { when: 'It tells how something ended.', use: 'Components/Layers/Toast' },
    { when: 'It is about the whole page and may stay.', use: 'Components/States/Banner' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Button>Cancel</Button>
            <Button variant="primary">Connect</Button>
          </Row>
        ),
        why: 'In the foot: Cancel, then the action, with the verb of the title.',
      },
      dont: {
        example: (
          <Row>
            <Button variant="primary">Yes</Button>
            <Button>No</Button>
          </Row>
        ),
        why: '“Yes” can not be understood without reading the question.',
      },
    },
  ],
  accessibility: {
    Role: '`dialog`; `alertdialog` where something would be lost',
    Name: 'Its title; the line under it is its description',
    Keys: '`Tab` stays within it. `Escape` closes it, unless it is busy or persistent',
    Focus:
      'Goes to `[data-autofocus]`, else the first field, else the title; returns to what opened it, or to what took its place',
    'Screen reader': 'The page behind it is inert and does not scroll',
    Pointer: 'A press beside it closes it; one that began inside does not',
    Motion: 'Fades in; at once under reduced motion',
    'Text size': 'The body scrolls, head and foot stay. A sheet from the bottom below 480 px',
  },
  words: [
    { state: 'Title', says: 'Connect Stripe', never: 'Enter your details' },
    { state: 'Action', says: 'Connect', never: 'Submit' },
  ],
};
