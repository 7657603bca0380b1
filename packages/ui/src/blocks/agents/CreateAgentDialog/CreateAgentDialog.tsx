import { newAgent, newAgentTypes, type NewAgent } from '@switchboard/api-contract/agents';
import { findAgent } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import * as v from 'valibot';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { FormDialog } from '../../forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../forms/problemsOf.ts';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { AgentMark } from '../AgentMark/AgentMark.tsx';
import { typeField, typeMark, typeSelect } from '../agents.css.ts';

export interface CreateAgentDialogProps {
  /** Called when it is left, and when the agent is created. */
  onClose: () => void;
  /** Creates the agent. When done, the dialog closes; if refused, it stays open with the reason and everything typed. */
  onCreate: (agent: NewAgent) => Promise<Outcome<unknown>>;
}

const types = newAgentTypes.map((type) => ({ value: type, label: type }));

const blank: Required<NewAgent> = { name: '', type: 'custom', description: '' };

/** Asks for the name, type and description of a new agent. Mounted only while open, so that it always starts empty. */
export function CreateAgentDialog({ onClose, onCreate }: CreateAgentDialogProps) {
  const form = useCheckedForm({
    blank,
    check: (draft) => problemsOf(newAgent, draft),
    send: (draft) => onCreate(v.parse(newAgent, draft)),
    onSent: onClose,
  });
  const { draft, problemOf } = form;
  const known = findAgent(draft.type);
  return (
    <FormDialog
      form={form}
      needs="configure"
      onClose={onClose}
      title="New agent"
      description="It appears in your list as soon as you create it."
      submitLabel="Create Agent"
    >
      <Stack gap={4}>
        <Field label="Name" required error={problemOf('name')}>
          <TextInput autoComplete="off" maxLength={limits.text.name} {...form.inputOf('name')} />
        </Field>
        <Field
          label="Type"
          error={problemOf('type')}
          hint={known ? `Works like the ${known.name}.` : 'Works from the instructions in its configuration.'}
        >
          <div className={typeField}>
            <span className={typeMark}>
              <AgentMark agent={draft.type} size="sm" />
            </span>
            <Select className={typeSelect} options={types} {...form.inputOf('type')} />
          </div>
        </Field>
        <Field label="Description" error={problemOf('description')}>
          <TextArea
            rows={3}
            placeholder="What is it for?"
            maxLength={limits.text.line}
            {...form.inputOf('description')}
          />
        </Field>
      </Stack>
    </FormDialog>
  );
}
