import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { RecordDialog } from '@switchboard/ui/blocks/records/RecordDialog';
import { newLead } from '@switchboard/api-contract/agents/leadGeneration';

<RecordDialog
  form={{
    title: 'Add Lead',
    action: 'Add Lead',
    schema: newLead,
    fields: [{ kind: 'text', name: 'name', label: 'Name', required: true }],
  }}
  onClose={close}
  onSubmit={addLead}
/>`;

export const docs: ComponentDocs = {
  summary: 'Adds a record: its fields come from a table, and the contract checks them before anything is sent.',
  use: 'Use it for every dialog that adds a record to a page of an agent. Say what the fields are; the dialog knows the rest.',
  stories: [{ story: 'Playground', frame: 700, code }],
  instead: [
    { when: 'Its form does not fit into a table of fields.', use: 'Blocks/Forms/FormDialog' },
    { when: 'It creates an agent.', use: 'Blocks/Agents/CreateAgentDialog' },
    { when: 'It changes settings.', use: 'Blocks/Forms/SettingsForm' },
  ],
  accessibility: {
    Role: '`dialog`, named by the title of the form',
    Keys: '`Enter` in a field sends; `Escape` closes, and asks first if something was typed',
    Focus: 'On the first field; after a refusal on the first with an error',
    Announced: 'Why it was refused, once',
    Colour: 'An error is an icon and words under its field',
    'Text size': 'Half fields go below each other; the body scrolls, the buttons stay',
  },
  words: [
    { state: 'A field left out', says: 'Name is required' },
    { state: 'A number out of range', says: 'Enter a number from 0 to 100', never: 'Invalid value' },
  ],
};
