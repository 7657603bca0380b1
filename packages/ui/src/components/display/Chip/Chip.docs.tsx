import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Chips } from './Chip.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for words of which there may be many: the capabilities of an agent, the keywords of a search. `Chips` shows a list of them.',
  instead: [
    { when: 'It is a status.', use: 'Components/Display/Badge' },
    { when: 'It is a number.', use: 'Components/Display/Count' },
    { when: 'People enter the words.', use: 'Components/Forms/ChipInput' },
    { when: 'One of them narrows a list down.', use: 'Components/Actions/FilterBar' },
  ],
  pairs: [
    {
      do: {
        example: <Chips label="Capabilities" items={['Lead search', 'Enrichment']} />,
        why: 'A word or two each, so that a row of them is seen at a glance.',
      },
      dont: {
        example: (
          <Chips label="Capabilities" items={['Searches the map for leads near you and saves them', 'Enriches them']} />
        ),
        why: 'A sentence is no keyword, and is cut off where the row ends.',
      },
    },
  ],
  accessibility: {
    Role: '`Chips` is a list. The end of a removable chip is a button',
    Name: '`label` names the list; the button is named “Remove Lead search”',
    Keys: '`Enter`, `Space`, `Delete` and `Backspace` on the button remove the chip',
    Focus: 'Whoever removes the chip moves the focus on: `ChipInput` moves it into its box',
    Pointer: 'The button is 32 px wide and high, 44 px below 1024 px',
    Colour: 'Says nothing. Forced colours get a border',
    'Text size': 'A chip is never wider than its row; a long word ends in an ellipsis, with all of it in the title',
  },
  words: [
    { state: 'A chip', says: 'Lead search', never: 'lead_search' },
    { state: 'Its button, read out', says: 'Remove Lead search', never: 'Remove' },
  ],
};
