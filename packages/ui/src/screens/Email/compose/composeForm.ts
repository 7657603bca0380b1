import { newEmail, type NewEmail, type Template } from '@switchboard/api-contract/agents/email';
import { placeholdersIn, placeholderProblems } from '@switchboard/api-contract/agents/fillTemplate';
import { limits } from '@switchboard/api-contract/limits';
import * as v from 'valibot';
import type {
  FormDraft,
  FormField,
  RecordForm,
  UncheckedBody,
} from '../../../blocks/records/RecordDialog/RecordForm.ts';
import { clip } from '../../../format/text.ts';
import { priorityOptions } from '../../../rules/records.ts';

const filledIn = (field: 'subject' | 'content') =>
  v.forward(
    v.check<v.InferOutput<typeof newEmail>, (issue: v.CheckIssue<v.InferOutput<typeof newEmail>>) => string>(
      (message) => !message.templateId || placeholdersIn(message[field]).length === 0,
      ({ input }) => placeholderProblems(input)[field] ?? '',
    ),
    [field],
  );

/** A message that can be sent: nothing of its template is left to fill in. */
const sendable = v.pipe(newEmail, filledIn('subject'), filledIn('content'));

/** Names the template's placeholders that are not filled in yet. */
function leftToFill({ templateId, subject, content }: UncheckedBody<NewEmail>): string | null {
  if (!templateId) return null;
  const words = placeholdersIn(`${String(subject)}\n${String(content)}`);
  return words.length > 0 ? `Left to fill in: ${words.join(', ')}` : null;
}

interface ComposeFormParts {
  readonly templates: readonly Template[];
  /** The texts that a template brings. */
  readonly choose: (templateId: string, before: FormDraft) => FormDraft;
  /** Below the address. */
  readonly below: FormField<NewEmail>['below'];
}

/** The form of Compose. */
export const composeForm = ({ templates, choose, below }: ComposeFormParts): RecordForm<NewEmail> => ({
  title: 'Compose a message',
  description: 'Sent through Gmail, else SendGrid. Without either it is kept under Drafts.',
  action: 'Compose',
  submit: 'Send',
  schema: sendable,
  fields: [
    { kind: 'email', name: 'to', label: 'To', required: true, placeholder: 'name@company.com', below },
    {
      kind: 'select',
      name: 'templateId',
      label: 'Template',
      hint: templates.length === 0 ? 'There are no templates yet.' : undefined,
      options: [
        { value: '', label: 'No template' },
        ...templates.map(({ id, name }) => ({ value: id, label: clip(name?.trim() || 'Unnamed template', 80) })),
      ],
      initial: '',
      half: true,
      sets: (value, before) => choose(String(value), before),
    },
    {
      kind: 'select',
      name: 'priority',
      label: 'Priority',
      options: priorityOptions,
      initial: 'medium',
      half: true,
    },
    { kind: 'text', name: 'subject', label: 'Subject', required: true },
    {
      kind: 'area',
      name: 'content',
      label: 'Message',
      required: true,
      // Pasted text is not cut off silently: what is too long is refused at the field.
      maxLength: 10 * limits.text.message,
      notice: leftToFill,
    },
  ],
});
