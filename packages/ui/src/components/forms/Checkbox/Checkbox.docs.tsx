import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Checkbox } from './Checkbox.tsx';

export const docs: ComponentDocs = {
  summary: 'A box to tick, submitted with the rest of its form.',
  use: 'Use it for a yes or no that counts when the form is sent, or for choosing several things from a short list.',
  stories: ['Playground', 'AllStates'],
  instead: [
    { when: 'It is a setting, on its own row.', use: 'Components/Forms/Switch' },
    { when: 'One of several has to be chosen.', use: 'Components/Forms/RadioCards' },
    { when: 'It narrows a list down.', use: 'Components/Actions/FilterBar' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Checkbox checked onCheckedChange={() => {}}>
            Send a summary every morning
          </Checkbox>
        ),
        why: 'The label says what a tick means.',
      },
      dont: {
        example: (
          <Checkbox checked onCheckedChange={() => {}}>
            Do not send a summary every morning
          </Checkbox>
        ),
        why: 'A tick that means “no” has to be worked out.',
      },
    },
  ],
  accessibility: {
    Role: '`checkbox`: the native input',
    Name: 'Its label; without one, `aria-label`',
    Keys: '`Space` ticks it',
    'Screen reader': 'The hint is its description',
    Pointer: 'The label ticks it too. At least 32 px high, 44 px below 1024 px',
    Colour: 'The tick says it; forced colours show the system’s own box',
    'Text size': 'A long label wraps beside the box',
  },
};
