import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { NumberInput } from './NumberInput.tsx';

export const docs: ComponentDocs = {
  summary: 'A number that is typed, or counted up and down with the arrow keys.',
  use: 'Use it for amounts and limits. What is no number stays in the box to be corrected: the page gets nothing for it, and says so in the Field.',
  instead: [
    {
      when: 'It looks like a number but nobody counts with it: a phone number, an id.',
      use: 'Components/Forms/TextInput',
    },
    { when: 'Only a few numbers are allowed.', use: 'Components/Forms/Select' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Field label="Timeout (seconds)" hint="10 to 3600">
            <NumberInput value={300} unit="s" onValueChange={() => {}} />
          </Field>
        ),
        why: 'The unit is in the box, so it need not be typed and is not part of the number.',
      },
      dont: {
        example: (
          <Field label="Timeout (seconds)" hint="10 to 3600">
            <TextInput defaultValue="300 seconds" />
          </Field>
        ),
        why: 'Words within the box have to be parsed, and are typed in many ways.',
      },
    },
  ],
  accessibility: {
    Role: '`textbox`. A phone shows digits, unless it may be negative or have decimals',
    Name: 'The label of its Field, else `aria-label`. Put the unit there too: in the box it is hidden from screen readers',
    Keys: '`Arrow up` and `Arrow down` count by `step`, and stop at `min` and `max`',
    'Screen reader': 'The Field’s hint is its description: state the limits there',
    Pointer: '36 px high, 44 px below 1024 px. A wheel over it changes nothing',
  },
  words: [
    { state: 'Hint', says: '10 to 3600', never: 'Enter a valid number' },
    { state: 'Error', says: 'Enter a number from 0 to 5', never: 'Invalid value' },
  ],
};
