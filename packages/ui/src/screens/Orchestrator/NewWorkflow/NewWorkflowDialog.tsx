import { agentTable } from '@switchboard/api-contract/agentTable';
import type { NewWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import type { WorkflowAgent, WorkflowPlanning } from '../WorkflowControl.ts';
import { GoalField } from './GoalField.tsx';
import { form as formClass } from './NewWorkflow.css.ts';
import { PlanDrawing } from './PlanDrawing.tsx';
import { splitStepProblems, bodyOf, problemsOfDraft, stepsOfPlan, type WorkflowDraft } from './planSteps.ts';
import { StepsEditor } from './StepsEditor.tsx';

export interface NewWorkflowDialogProps extends WorkflowPlanning {
  onClose: () => void;
  /** Starts it. If refused, everything typed stays. */
  onStart: (body: NewWorkflow) => Promise<Outcome<unknown>>;
}

const builtIn: readonly WorkflowAgent[] = agentTable.map(({ id, name, listType }) => ({ id, name, type: listType }));
const firstAgent = builtIn.find(({ type }) => type !== 'orchestrator')?.id ?? '';
const blank: WorkflowDraft = { goal: '', name: '', description: '', steps: [{ agent: firstAgent, task: '' }] };

/** Whom a step can be given to. A plan may name an agent that was created since: it is chosen by its id. */
function optionsOf(agents: readonly WorkflowAgent[], { steps }: WorkflowDraft): readonly SelectOption[] {
  const listed = agents
    .filter(({ type }) => type !== 'orchestrator')
    .map(({ id, name }) => ({ value: id, label: name }));
  const unlisted = new Set(steps.map(({ agent }) => agent).filter((id) => listed.every(({ value }) => value !== id)));
  return [...listed, ...[...unlisted].map((id) => ({ value: id, label: id }))];
}

/** Writes a workflow: a goal becomes steps, or they are written by hand. Nothing runs until you press Start. */
export function NewWorkflowDialog({ agents: all = builtIn, onPlan, onClose, onStart }: NewWorkflowDialogProps) {
  const form = useCheckedForm<WorkflowDraft>({
    blank,
    check: problemsOfDraft,
    send: async (draft) => {
      const { outcome, problems } = splitStepProblems(await onStart(bodyOf(draft)));
      if (problems.size > 0)
        form.edit({
          steps: draft.steps.map((step, index) => {
            const problem = problems.get(index);
            return problem === undefined ? step : { ...step, problem };
          }),
        });
      return outcome;
    },
    onSent: onClose,
  });
  const { draft, problemOf, edit } = form;
  const agents = optionsOf(all, draft);
  return (
    <FormDialog
      form={form}
      needs="work"
      onClose={onClose}
      size="lg"
      title="New workflow"
      description="Say what the result should be, or write the steps yourself. Nothing runs until you press Start."
      submitLabel="Start"
    >
      <div className={formClass}>
        <GoalField
          goal={draft.goal}
          onGoalChange={(goal) => edit({ goal })}
          onPlan={onPlan}
          onPlanned={(plan) => edit({ name: plan.name ?? draft.name, steps: stepsOfPlan(plan) })}
        />
        <Field label="Name" required error={problemOf('name')}>
          <TextInput autoComplete="off" maxLength={limits.text.name} {...form.inputOf('name')} />
        </Field>
        <Field label="Description" error={problemOf('description')}>
          <TextArea rows={2} maxLength={limits.text.paragraph} {...form.inputOf('description')} />
        </Field>
        <Field label="Steps" required error={problemOf('steps')}>
          <StepsEditor
            steps={draft.steps}
            agents={agents}
            incomplete={problemOf('steps') !== undefined}
            onStepsChange={(steps) => edit({ steps })}
          />
        </Field>
        {draft.steps.length > 1 ? <PlanDrawing steps={draft.steps} agents={agents} /> : null}
      </div>
    </FormDialog>
  );
}
