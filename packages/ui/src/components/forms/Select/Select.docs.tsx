import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

export const docs: ComponentDocs = {
  summary: 'A choice of one from a list that opens.',
  use: 'Use it for one of about four to thirty options that people know by name: a time zone, a type of agent. It is the system’s own list, which works on every device.',
  stories: ['Playground', 'UnknownValue', 'Placeholder', 'Disabled'],
  instead: [
    { when: 'There are two or three options that need a word of explanation.', use: 'Components/Forms/RadioCards' },
    { when: 'It is on or off.', use: 'Components/Forms/Switch' },
    { when: 'It starts an action.', use: 'Components/Actions/Menu' },
    { when: 'It narrows a list down.', use: 'Components/Actions/FilterBar' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Field label="Timezone">
            <Select
              value=""
              placeholder="Choose a zone"
              options={[{ value: 'berlin', label: 'Europe/Berlin' }]}
              onValueChange={() => {}}
            />
          </Field>
        ),
        why: 'Nothing is chosen until somebody chooses.',
      },
      dont: {
        example: (
          <Field label="Timezone">
            <Select
              value="abidjan"
              options={[{ value: 'abidjan', label: 'Africa/Abidjan' }]}
              onValueChange={() => {}}
            />
          </Field>
        ),
        why: 'The first option of the list is saved for everybody who overlooks it.',
      },
    },
  ],
  accessibility: {
    Role: '`combobox`: the native `select`',
    Name: 'The label of its Field, else `aria-label`',
    Keys: 'Those of the system: arrows, first letters, `Space` opens it, `Escape` closes it',
    'Screen reader': 'Hint or error of the Field is its description. The arrow is hidden',
    Pointer: '36 or 40 px high, 44 px below 1024 px; the whole box opens it',
    'Text size': 'A label that is too long is cut off in the closed box, not in the list',
  },
  words: [
    { state: 'Nothing chosen', says: 'Choose a zone', never: '---' },
    { state: 'A value that is not in the list', says: 'Antarctica/Troll' },
  ],
};
