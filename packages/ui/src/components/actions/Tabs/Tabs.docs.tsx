import { useState } from 'react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Tabs } from './Tabs.tsx';

function Labelled({ labels }: { labels: readonly string[] }) {
  const [value, setValue] = useState('0');
  const tabs = labels.map((label, index) => ({ value: String(index), label, content: null }));
  return <Tabs label="Agent" tabs={tabs} value={value} onValueChange={setValue} />;
}

const code = `import { Tabs } from '@switchboard/ui/components/actions/Tabs';
import { useState } from 'react';

function Research() {
  const [tab, setTab] = useState('dashboard');
  return (
    <Tabs
      label="Research"
      tabs={[
        { value: 'dashboard', label: 'Dashboard', content: () => <Dashboard /> },
        { value: 'tasks', label: 'Research Tasks', content: () => <Tasks /> },
      ]}
      value={tab}
      onValueChange={setTab}
    />
  );
}`;

export const docs: ComponentDocs = {
  summary: 'Shows one of several parts of a page, in the colour of the agent.',
  use: 'Use it where one thing has several sides that are looked at one at a time: the dashboard, the tasks and the configuration of an agent. Keep the chosen one in the address.',
  stories: [
    { story: 'Playground', code },
    { story: 'Second', code: code.replace("useState('dashboard')", "useState('tasks')") },
  ],
  instead: [
    { when: 'Each choice shows less of the same list.', use: 'Components/Actions/FilterBar' },
    { when: 'It is a choice in a form.', use: 'Components/Forms/RadioCards' },
    { when: 'It leads to a page of its own.', use: 'Components/Actions/Link' },
    { when: 'People compare the parts: they belong below each other.', use: 'Components/Layout/Section' },
  ],
  pairs: [
    {
      do: {
        example: <Labelled labels={['Overview', 'Executions', 'Performance']} />,
        why: 'A noun or two: they are read in a row, and all are in sight.',
      },
      dont: {
        example: <Labelled labels={['See the overview', 'See all executions', 'See how it performs']} />,
        why: 'Sentences are slower to tell apart, and push the last tabs out of sight.',
      },
    },
  ],
  accessibility: {
    Role: '`tablist`, `tab`, `tabpanel`',
    Name: '`label` names the list; a panel is named by its tab',
    Keys: '`←` and `→` move round and choose at once, `Home` and `End` go to the ends; `Tab` goes on into the panel',
    Focus: 'Stays on the tab',
    Announced: '`aria-selected`',
    'Screen reader': 'Only the panel that is shown has content',
    Pointer: '40 px high, 44 px below 1024 px',
    Motion: 'None. The tab is marked at once, its panel follows when it is drawn',
    Colour: 'The chosen tab is heavier and underlined; forced colours keep the line',
    'Text size': 'A row that is too wide scrolls to the chosen tab; choosing one moves nothing',
  },
  words: [{ state: 'Tab', says: 'Research Tasks', never: 'View research tasks' }],
};
