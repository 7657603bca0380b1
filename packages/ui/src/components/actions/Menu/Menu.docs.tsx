import { Download } from 'lucide-react';
import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Menu } from './Menu.tsx';

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
];

const choose = (_format: string) => undefined;

const code = `import { Menu } from '@switchboard/ui/components/actions/Menu';
import { Braces, Download, FileText } from 'lucide-react';

<Menu
  label="Export"
  icon={Download}
  items={[
    { value: 'csv', label: 'CSV', icon: FileText },
    { value: 'json', label: 'JSON', icon: Braces },
  ]}
  onSelect={(format) => exportAs(format)}
/>`;

export const docs: ComponentDocs = {
  use: 'Use it for a few actions of the same kind that would crowd a row: the formats of an export. Each item acts at once.',
  stories: [
    { story: 'Playground', code },
    { story: 'Open', frame: 260, code },
    { story: 'InRow', frame: 260 },
    'Disabled',
  ],
  instead: [
    { when: 'One of the choices stays chosen.', use: 'Components/Forms/Select' },
    { when: 'There is one action, or there are two and room for both.', use: 'Components/Actions/Button' },
    { when: 'It narrows a list down.', use: 'Components/Actions/FilterBar' },
  ],
  pairs: [
    {
      do: {
        example: <Menu label="Export" icon={Download} items={formats} onSelect={choose} />,
        why: 'The button says what all items do; each item says only how.',
      },
      dont: {
        example: <Menu label="More" icon={Download} items={formats} onSelect={choose} />,
        why: 'Behind “More” nobody expects an export.',
      },
    },
  ],
  accessibility: {
    Role: '`button` that opens a `menu` of `menuitem`',
    Name: '`label` names both',
    Keys: '`Enter`, `Space` and `↓` open it. `↑` and `↓` move round, `Home` and `End` to the ends; `Enter` and `Space` choose; `Escape` and `Tab` close it',
    Focus: 'Goes to the first item; returns to the button after a choice and after `Escape`',
    Announced: '`aria-expanded` on the button',
    Pointer: 'A press beside it or on its button closes it. Items are 32 px high, 44 px below 1024 px',
    Motion: 'Opens at once',
    'Text size': 'As wide as its longest item',
  },
  words: [
    { state: 'Button', says: 'Export', never: 'More' },
    { state: 'Item', says: 'CSV', never: 'Export as CSV' },
    { state: 'Disabled', says: 'There is nothing to export', never: 'Not available' },
  ],
};
