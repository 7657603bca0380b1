import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { CheckedDialog } from './CheckedDialog.tsx';

const code = `import { CheckedDialog } from '@switchboard/ui/blocks/forms/CheckedDialog';
import { Field } from '@switchboard/ui/components/forms/Field';
import { TextInput } from '@switchboard/ui/components/forms/TextInput';

<CheckedDialog form={form} title="New address" submitLabel="Save" onClose={close}>
  <Field label="Street" error={form.problemOf('street')}>
    <TextInput value={form.draft.street} onValueChange={(street) => form.edit({ street })} />
  </Field>
</CheckedDialog>`;

export const docs: ComponentDocs = {
  summary: 'A dialog around a form: checks it, sends it once, and says why it was refused.',
  use: 'Use it with `useCheckedForm` for a form of its own kind. What was typed is kept until it is saved or thrown away on purpose.',
  stories: [{ story: 'Playground', frame: 420, code }],
  components: [CheckedDialog],
  instead: [
    { when: 'It adds a record whose fields fit into a table.', use: 'Blocks/Records/RecordDialog' },
    { when: 'Nothing is checked before it is sent.', use: 'Components/Layers/FormDialog' },
    { when: 'It only asks whether to go on.', use: 'Components/Layers/ConfirmDialog' },
  ],
  accessibility: {
    Role: '`dialog`, named by its title',
    Keys: '`Enter` in a field sends; `Escape` closes, and asks first if something was typed',
    Focus: 'On the first field; after a refusal on the first with an error',
    Announced: 'Why it was refused, once',
    Colour: 'The refusal is a banner with words; each error is under its field',
  },
  words: [{ state: 'Session ended', says: 'Not saved yet. Sign in, then send it again.', never: '401: Unauthorized' }],
};
