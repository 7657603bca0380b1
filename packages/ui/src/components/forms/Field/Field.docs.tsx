import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

export const docs: ComponentDocs = {
  use: 'Use it around every control of a form. It gives the control its name, its help and its error, so that nobody has to wire ids.',
  instead: [
    { when: 'It is a row of a settings card, its label on the left.', use: 'Components/Forms/SettingRow' },
    { when: 'It is one of several large choices.', use: 'Components/Forms/RadioCards' },
    { when: 'It is one box to tick, with its label beside it.', use: 'Components/Forms/Checkbox' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Field label="API Key" required error="Enter the API key" hint="Never shown again.">
            <TextInput />
          </Field>
        ),
        why: 'The error says what to do. It takes the place of the hint, and goes as soon as the field is edited.',
      },
      dont: {
        example: (
          <Field label="API Key" required error="Invalid input">
            <TextInput />
          </Field>
        ),
        why: '“Invalid input” says that something is wrong, and leaves the rest to the reader.',
      },
    },
    {
      do: {
        example: (
          <Field label="Webhook URL" hint="Begins with https://">
            <TextInput />
          </Field>
        ),
        why: 'What people need while they type stays visible, as a hint.',
      },
      dont: {
        example: (
          <Field label="Webhook URL">
            <TextInput placeholder="Must begin with https://" />
          </Field>
        ),
        why: 'A placeholder is gone with the first letter.',
      },
    },
  ],
  accessibility: {
    Role: 'None of its own: a `label`, the control, a text',
    Name: 'The label, also when it is hidden',
    'Screen reader': 'Hint or error is the description of the control; `aria-invalid` and `required` are set on it',
    Focus:
      'A press on the label moves the focus to the control. After a refused save it goes to the first field with an error',
    Colour: 'An error has an icon and words besides its red border; a required field a star',
    'Text size': 'Labels wrap and never move',
  },
  words: [
    { state: 'Label', says: 'API Key', never: 'Please enter your API key:' },
    { state: 'Hint', says: 'Leave blank to keep the stored one.', never: 'Optional' },
    { state: 'Error', says: 'API Key is required', never: 'Invalid input' },
  ],
};
