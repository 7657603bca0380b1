import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';

export const docs: ComponentDocs = {
  summary: 'Fields that can be read and not changed.',
  use: 'Use it around the fields of a form that the member may look at but not save. What saves the form is disabled too, and says why.',
  stories: ['Playground', 'Editable'],
  instead: [
    { when: 'It is a button that can’t be pressed: give it `disabledReason`.', use: 'Components/Actions/Button' },
    { when: 'It is never changed here.', use: 'Components/Display/Facts' },
  ],
  pairs: [
    {
      do: {
        example: (
          <ReadOnlyFields when>
            <Field label="Name" hint="Only admins can change it.">
              <TextInput value="Mara Lindqvist" />
            </Field>
          </ReadOnlyFields>
        ),
        why: 'The value can be read, and the reason stands beside it.',
      },
      dont: {
        example: (
          <ReadOnlyFields when>
            <Field label="Name">
              <TextInput value="Mara Lindqvist" />
            </Field>
          </ReadOnlyFields>
        ),
        why: 'Nobody can tell why it can’t be changed.',
      },
    },
  ],
  accessibility: {
    Role: 'None of its own; a native `fieldset` that is disabled',
    Keys: 'The controls inside take no focus while they can only be read; links do',
    'Screen reader': 'Each control is read out as disabled, with its value',
    Colour: 'The text keeps the contrast of muted text',
  },
};
