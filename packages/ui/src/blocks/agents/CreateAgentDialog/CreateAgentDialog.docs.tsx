import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';

export const docs: ComponentDocs = {
  summary: 'Asks for name, type and description of a new agent.',
  use: 'Use it behind every button that says Create Agent. Mount it only while it is open: it always begins empty.',
  stories: [{ story: 'Playground', frame: 560 }],
  instead: [
    { when: 'It adds a record to a page of an agent.', use: 'Blocks/Records/RecordDialog' },
    { when: 'It connects a service.', use: 'Blocks/Forms/FormDialog' },
  ],
  pairs: [
    {
      do: {
        example: <Button variant="primary">Create Agent</Button>,
        why: 'The button that opens it says the same as the one that sends it.',
      },
      dont: {
        example: (
          <Row>
            <Button variant="primary">New</Button>
          </Row>
        ),
        why: '“New” does not say what will be there afterwards.',
      },
    },
  ],
  accessibility: {
    Role: '`dialog` named “New agent”',
    Keys: '`Enter` in a field sends; `Escape` closes, and asks first if something was typed',
    Focus: 'On the name; after a refusal on the first field with an error',
    Announced: 'Why it was refused, once',
    'Text size': 'The body scrolls, the buttons stay',
  },
  words: [
    { state: 'Name left out', says: 'Name is required', never: 'Invalid name' },
    { state: 'A known type', says: 'Works like the Email Agent.' },
    { state: 'Another type', says: 'Works from the instructions in its configuration.' },
  ],
};
