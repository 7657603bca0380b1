import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const code = `import { TextInput } from '@switchboard/ui/components/forms/TextInput';
import { UnsavedProvider, useUnsaved } from '@switchboard/ui/components/forms/Unsaved';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text === '' ? undefined : 'lost');
  return <TextInput aria-label="Name" value={text} onValueChange={setText} />;
}

<UnsavedProvider register={register}>
  <Form />
</UnsavedProvider>`;

export const docs: ComponentDocs = {
  summary: 'Tells the app what would be lost if its page were left now.',
  use: 'Use `useUnsaved()` in every form that keeps typed text in its own state, and one provider around the pages. It shows nothing: the app asks with a LeaveDialog.',
  stories: [{ story: 'Playground', code }],
  instead: [
    { when: 'It is the question itself.', use: 'Components/Layers/LeaveDialog' },
    { when: 'The form is in a dialog, which tells the app already.', use: 'Blocks/Forms/FormDialog' },
  ],
  accessibility: {
    Role: 'None: it shows nothing',
    'Screen reader': 'Hears nothing of it until the app asks',
  },
};
