import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'A box for text of several lines.',
  use: 'Use it for descriptions, prompts and notes, within a Field. It can be pulled larger by its corner.',
  stories: ['Playground', 'Mono', 'Invalid'],
  instead: [
    { when: 'One line is enough.', use: 'Components/Forms/TextInput' },
    { when: 'Each line is an entry of a list.', use: 'Components/Forms/ChipInput' },
  ],
  accessibility: {
    Role: '`textbox` of several lines',
    Name: 'The label of its Field, else `aria-label`',
    Keys: '`Enter` begins a new line; it does not send the form',
    'Screen reader': 'Hint or error of the Field is its description',
    Pointer: 'It can be resized in height, down to 64 px',
    Colour: 'An error has a thicker border, and the words of the Field',
    'Text size': 'It scrolls when the text is longer than the box',
  },
};
