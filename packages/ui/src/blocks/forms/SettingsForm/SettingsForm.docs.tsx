import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { SettingsForm } from '@switchboard/ui/blocks/forms/SettingsForm';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';

<SettingsForm
  title="Configuration"
  settings={{ saved, draft, onDraftChange, onSave }}
  contract={calendarSettings}
  sections={[
    {
      title: 'Meeting Settings',
      column: 1,
      fields: [{ kind: 'number', key: 'bufferTime', label: 'Buffer time', unit: 'min', min: 0, max: 240 }],
    },
  ]}
  now={now}
/>`;

export const docs: ComponentDocs = {
  summary: 'The configuration of an agent: cards of settings from a table, a draft, and the bar that saves it.',
  use: 'Use it for settings that are saved together. Say the fields in a table; draft, checks, conflicts and the save bar come with it.',
  stories: [
    { story: 'Playground', frame: 560, code },
    { story: 'Loading', frame: 440, code },
    { story: 'Failed', frame: 230, code },
  ],
  instead: [
    { when: 'A single switch takes effect at once.', use: 'Components/Forms/Switch' },
    { when: 'It is a form in a dialog.', use: 'Blocks/Forms/FormDialog' },
    { when: 'The cards do not fit into a table of fields.', use: 'Components/Forms/SettingsCard' },
  ],
  accessibility: {
    Role: 'A section; each card has a heading, each field its label',
    Keys: '`Tab` through the fields, then the save bar',
    Focus: 'After a refused save on the first field with an error',
    Announced: 'Saved, and how many fields need attention',
    Colour: 'An error is an icon and words; a meter has its figure beside it',
    'Text size': 'One column on a phone; labels wrap above their controls',
  },
  words: [
    { state: 'Changed', says: 'Unsaved changes', never: 'Dirty' },
    { state: 'A field is wrong', says: '1 field needs your attention' },
  ],
};
