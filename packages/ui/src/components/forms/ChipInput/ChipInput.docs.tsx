import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ChipInput } from './ChipInput.tsx';

export const docs: ComponentDocs = {
  summary: 'A list of short texts that people write themselves.',
  use: 'Use it for keywords, industries, cities: for several entries of which none is known beforehand. Paste a list, and each line becomes an entry.',
  stories: ['Playground', 'Empty', 'Compact', { story: 'RefusesDuplicates', frame: 204 }, 'Disabled'],
  instead: [
    { when: 'The entries are only shown.', use: 'Components/Display/Chip' },
    { when: 'One of a known list is chosen.', use: 'Components/Forms/Select' },
    { when: 'It is one text.', use: 'Components/Forms/TextInput' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Field label="Target industries" hint="Press Enter or a comma after each.">
            <ChipInput compact value={['Logistics', 'Biotech']} onValueChange={() => {}} />
          </Field>
        ),
        why: 'Each entry is a thing of its own, and goes with one press.',
      },
      dont: {
        example: (
          <Field label="Target industries" hint="Separate them by commas.">
            <TextInput defaultValue="Logistics, Biotech,, Logistics" />
          </Field>
        ),
        why: 'A list within one text hides doubles, empty entries and typing errors.',
      },
    },
  ],
  accessibility: {
    Role: 'A `list` of entries, a `textbox`, a `button`',
    Name: 'The label of its Field names list and box; the buttons are “Add” with that label, and “Remove” with the entry',
    Keys: '`Enter` and a comma add. `Backspace` in the empty box removes the last entry; `Delete` or `Backspace` the one that has the focus',
    Focus: 'Goes to the box after an entry was removed, or to Add where the box is hidden',
    Announced: 'Why something was not added',
    Pointer: 'Each entry has a cross',
    'Text size': 'Entries wrap into more lines; a long one ends in an ellipsis',
  },
  words: [
    { state: 'A double', says: 'biotech is already in the list', never: 'Duplicate entry' },
    { state: 'Too long', says: 'At most 200 characters each' },
    { state: 'Full', says: 'At most 100 entries' },
  ],
};
