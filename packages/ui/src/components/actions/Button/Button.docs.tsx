import { Plug, RotateCw, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Row } from '../../layout/Row/Row.tsx';
import { Button } from './Button.tsx';

export const docs: ComponentDocs = {
  summary: 'Does something here and now: saves, starts, sends, opens a dialog.',
  use: 'Use it for an action. The label says what will happen: a verb, and what it does it to. A region has one primary button at most.',
  stories: ['Playground', 'AllVariants', 'KeepsItsWidthWhileBusy', 'SaysWhyItIsDisabled', 'LongWord'],
  instead: [
    { when: 'It leads to another page.', use: 'Components/Actions/LinkButton' },
    { when: 'It is a setting that takes effect at once.', use: 'Components/Forms/Switch' },
    { when: 'It narrows a list down.', use: 'Components/Actions/FilterBar' },
    { when: 'There are more than three actions side by side.', use: 'Components/Actions/Menu' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Row>
            <Button icon={RotateCw}>Test</Button>
            <Button variant="primary" icon={Plug}>
              Connect Stripe
            </Button>
          </Row>
        ),
        why: 'One primary button, for what most people came to do. The label names it.',
      },
      dont: {
        example: (
          <Row>
            <Button variant="primary">Test</Button>
            <Button variant="primary">OK</Button>
          </Row>
        ),
        why: 'Two primary buttons ask for a choice. “OK” does not say what will happen.',
      },
    },
    {
      do: {
        example: (
          <Button variant="primary" disabledReason="There is nothing to save">
            Save Configuration
          </Button>
        ),
        why: 'Say why it is off: `disabledReason` keeps it focusable and shows the reason.',
      },
      dont: {
        example: (
          <Button variant="primary" disabled>
            Save Configuration
          </Button>
        ),
        why: 'A plain `disabled` can not be reached by keyboard and explains nothing.',
      },
    },
    {
      do: {
        example: <Button>Disconnect</Button>,
        why: 'Red comes at the moment of confirming, in the dialog that asks.',
      },
      dont: {
        example: (
          <Row>
            <Button variant="danger" icon={Trash2}>
              Disconnect
            </Button>
          </Row>
        ),
        why: 'A red button on the page alarms before anything is lost.',
      },
    },
  ],
  accessibility: {
    Role: '`button`; `type="button"` unless you say `submit`',
    Name: 'Its label. An icon alone needs `aria-label`',
    Keys: '`Enter` and `Space` press it',
    Focus: 'Stays on it while it is busy, and when a reason disables it',
    Announced: '`aria-busy` while it works; `aria-disabled` and the reason as its description',
    Pointer: '32 to 40 px high, 44 px below 1024 px',
    Motion: 'Only the spinner moves; it stands still under reduced motion',
    Colour: 'The label says it; red and ink only support it. Forced colours get a border',
    'Text size': 'Grows with the text; a label that is too long ends in an ellipsis',
  },
  words: [
    { state: 'Action', says: 'Connect Stripe', never: 'OK' },
    { state: 'Busy', says: 'Signing in...', never: 'Please wait' },
    { state: 'Disabled', says: 'There is nothing to save', never: 'Not allowed' },
  ],
};
