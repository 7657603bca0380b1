import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { FormDialog } from './FormDialog.tsx';

const code = `import { FormDialog } from '@switchboard/ui/blocks/forms/FormDialog';
import { Field } from '@switchboard/ui/components/forms/Field';
import { TextInput } from '@switchboard/ui/components/forms/TextInput';

<FormDialog form={form} title="New address" submitLabel="Save" onClose={close}>
  <Field label="Street" error={form.problemOf('street')}>
    <TextInput {...form.inputOf('street')} />
  </Field>
</FormDialog>`;

export const docs: ComponentDocs = {
  summary:
    'A dialog with a form: checks it, sends it once, says why it was refused, and asks before it throws away what was typed.',
  use: 'Use it with `useCheckedForm` for a short form that belongs to the page: a new agent, the keys of a service. Pass `needs` where a role may not send it, and `aside` where another way leads to the same end.',
  stories: [
    { story: 'Playground', frame: 420, code },
    { story: 'AsksAfterTyping', frame: 420 },
  ],
  components: [FormDialog],
  instead: [
    { when: 'Nothing is typed in it.', use: 'Components/Layers/Dialog' },
    { when: 'It only asks whether to go on.', use: 'Components/Layers/ConfirmDialog' },
    { when: 'It adds a record whose fields fit into a table.', use: 'Blocks/Records/RecordDialog' },
    { when: 'They are settings of the page, which stay on it.', use: 'Components/Forms/SettingsCard' },
  ],
  accessibility: {
    Role: '`dialog` with a form; an `alertdialog` above it when it asks',
    Name: 'Its title',
    Keys: '`Enter` in a field sends. `Escape` closes it, and asks first if something was typed; a second `Escape` keeps editing',
    Focus: 'Starts in the first field; after a refusal on the first with an error; after Keep Editing where it was',
    Announced: 'Why it was refused, once; `aria-busy` while it is sent, when nothing closes it',
    Pointer: 'A press beside it asks, as Escape does. Cancel closes it without asking',
    Colour: 'The refusal is a banner with words; each error is under its field',
    'Text size': 'The fields scroll; head and foot stay',
  },
  words: [
    { state: 'Action', says: 'Create Agent', never: 'Submit' },
    { state: 'Asks', says: 'Discard what you typed?', never: 'Are you sure?' },
    { state: 'Way back', says: 'Keep Editing', never: 'No' },
    { state: 'Session ended', says: 'Not saved yet. Sign in, then send it again.', never: '401: Unauthorized' },
  ],
};
