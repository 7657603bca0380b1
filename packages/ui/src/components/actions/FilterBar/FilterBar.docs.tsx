import { useState } from 'react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { FilterBar, type Filter } from './FilterBar.tsx';

function Status({ options }: { options: readonly Filter[] }) {
  const [value, setValue] = useState('running');
  return <FilterBar label="Status" options={options} value={value} onValueChange={setValue} />;
}

const statuses = [
  { value: 'running', label: 'Running', count: 3 },
  { value: 'failed', label: 'Failed', count: 1 },
];

const code = `import { FilterBar } from '@switchboard/ui/components/actions/FilterBar';
import { useState } from 'react';

const categories = [
  { value: 'all', label: 'All' },
  { value: 'crm', label: 'CRM' },
  { value: 'communication', label: 'Communication' },
];

function Categories() {
  const [category, setCategory] = useState('all');
  return (
    <FilterBar label="Category" options={categories} value={category} onValueChange={setCategory} />
  );
}`;

export const docs: ComponentDocs = {
  summary: 'A row of buttons that narrows a list down to one kind.',
  use: 'Use it above a list whose entries fall into a few kinds, of which one is looked at at a time. The list below changes at once.',
  stories: [
    { story: 'Playground', code },
    { story: 'WithCounts', code: code.replace("label: 'All' }", "label: 'All', count: 12 }") },
  ],
  instead: [
    { when: 'Each choice shows something else, not less of the same.', use: 'Components/Actions/Tabs' },
    { when: 'People know what they look for by its name.', use: 'Components/Forms/SearchInput' },
    { when: 'There are more choices than fit into two rows.', use: 'Components/Forms/Select' },
    { when: 'Several may be on at once.', use: 'Components/Forms/Checkbox' },
  ],
  pairs: [
    {
      do: {
        example: <Status options={[{ value: 'all', label: 'All', count: 4 }, ...statuses]} />,
        why: '“All” comes first, so that there is a way back to the whole list.',
      },
      dont: {
        example: <Status options={statuses} />,
        why: 'Without “All” the rest of the list can not be reached again.',
      },
    },
  ],
  accessibility: {
    Role: '`group` of buttons',
    Name: '`label` names the group; each button says its word and its count',
    Keys: '`Tab` reaches each button, `Enter` and `Space` press it',
    Focus: 'Stays on the button that was pressed',
    Announced: '`aria-pressed`. How many entries are left is for the list to say, with a live region',
    Pointer: '32 px high, 44 px below 1024 px',
    Motion: 'The fill fades in; at once under reduced motion',
    Colour: 'The pressed one is filled; forced colours show it as selected',
    'Text size': 'Wraps. Below 768 px it is one row that scrolls to the pressed button',
  },
  words: [
    { state: 'No filter', says: 'All', never: 'Reset' },
    { state: 'A filter', says: 'Running', never: 'Show running' },
  ],
};
