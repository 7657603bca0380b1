import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from './TextInput.tsx';

export const docs: ComponentDocs = {
  summary: 'A box for one line of text.',
  use: 'Use it for names, addresses and other short text, within a Field. The page checks what was entered and tells the Field.',
  stories: ['Playground', 'AllVariants'],
  instead: [
    { when: 'The text may take more than one line.', use: 'Components/Forms/TextArea' },
    { when: 'It is a number.', use: 'Components/Forms/NumberInput' },
    { when: 'It is a password or a key.', use: 'Components/Forms/SecretInput' },
    { when: 'It is a list of words.', use: 'Components/Forms/ChipInput' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Field label="Agent name">
            <TextInput defaultValue="Lead Generation Agent" />
          </Field>
        ),
        why: 'The Field names the box, and the name stays while people type.',
      },
      dont: {
        example: <TextInput placeholder="Agent name" defaultValue="Lead Generation Agent" />,
        why: 'A placeholder is no name: it is gone as soon as there is text.',
      },
    },
  ],
  accessibility: {
    Role: '`textbox`; with `type="search"` a `searchbox`',
    Name: 'The label of its Field, else `aria-label`',
    Focus: 'A ring around the whole box. A press anywhere on the text puts the cursor there',
    'Screen reader': 'Hint or error of the Field is its description. Icon and unit are hidden',
    Pointer: '36 or 40 px high, 44 px below 1024 px',
    Colour: 'An error has a thicker border, and the words of the Field',
    'Text size': 'On touch screens the text is large enough that a phone does not zoom in',
  },
  words: [{ state: 'Placeholder', says: 'https://', never: 'Enter your address here' }],
};
