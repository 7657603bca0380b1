import { Monitor, Moon, Sun } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

export const docs: ComponentDocs = {
  summary: 'A choice of one, where each option is a card that can explain itself.',
  use: 'Use it for two to five options that must be seen side by side to be chosen: they need a hint, an icon or a picture.',
  stories: ['Playground', 'WithPictures', 'WithError'],
  instead: [
    { when: 'There are many options, or they need no explanation.', use: 'Components/Forms/Select' },
    { when: 'It is on or off.', use: 'Components/Forms/Switch' },
    { when: 'Each option shows another part of the page.', use: 'Components/Actions/Tabs' },
  ],
  pairs: [
    {
      do: {
        example: <RadioCards label="Appearance" options={options} value="system" onValueChange={() => {}} />,
        why: 'All options are there to be compared, in the order in which people think of them.',
      },
      dont: {
        example: <RadioCards label="Appearance" options={options.slice(1, 2)} value="dark" onValueChange={() => {}} />,
        why: 'A single option is no choice: say what is the case, in words.',
      },
    },
  ],
  accessibility: {
    Role: 'A group of native `radio` inputs in a `fieldset`',
    Name: 'The label names the group, also when it is hidden; each card its own label',
    Keys: 'One stop for `Tab`; the arrow keys move the choice',
    Focus: 'A ring around the whole card',
    'Screen reader': 'A hint is the description of its card; an error that of the group',
    Pointer: 'The whole card can be pressed; at least 44 px high',
    Colour: 'The chosen card has a filled dot and a thicker border; forced colours an outline',
    'Text size': 'Words wrap within their card. Two columns become one below 480 px',
  },
  words: [{ state: 'Error', says: 'Choose one', never: 'This field is required' }],
};
