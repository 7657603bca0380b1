import { agentTable } from '@switchboard/api-contract/agentTable';
import type { NewWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import { waitsFor } from '@switchboard/api-contract/agents/stepOrder';
import { useMemo, useEffect, useRef } from 'react';
import { Plus } from 'lucide-react';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import type { WorkflowAgent, WorkflowPlanning } from '../WorkflowControl.ts';
import { GoalField } from './GoalField.tsx';
import { form as formClass, newWorkflowList } from '../Orchestrator.css.ts';
import {
  splitStepProblems,
  bodyOf,
  problemsOfDraft,
  stepsOfPlan,
  type WorkflowDraft,
  type DraftStep,
  moveStep,
} from './planSteps.ts';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { cx } from '../../../components/cx.ts';
import { listInWords } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { dependencyGraph, type DependencyGraph, type GraphTask } from '../dependencies/dependencyGraph.ts';
import { DependencyDrawing } from '../dependencies/DependencyDrawing.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { StepRow } from './StepRow.tsx';

interface StepsEditorProps {
  steps: readonly DraftStep[];
  /** Who can be given a step. */
  agents: readonly SelectOption[];
  onStepsChange: (steps: readonly DraftStep[]) => void;
  /** Steps without a task are marked. */
  incomplete: boolean;
}

/** Edits the steps of a workflow: which agent does what, and after which others. */
function StepsEditor({ steps, agents, onStepsChange, incomplete }: StepsEditorProps) {
  const around = useRef<HTMLDivElement>(null);
  const before = useRef(steps.length);
  useEffect(() => {
    // An added step takes the focus; after a removal, the last step does.
    if (Math.abs(before.current - steps.length) === 1) {
      const tasks = [...(around.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
      tasks.at(-1)?.focus();
    }
    before.current = steps.length;
  }, [steps.length]);

  const change = (at: number, part: Partial<DraftStep>) =>
    onStepsChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  return (
    <Stack ref={around} gap={2} align="start" role="group" aria-label="Steps">
      <ol className={newWorkflowList}>
        {steps.map((step, index) => (
          // Steps have no identity other than their index.
          <StepRow
            key={index}
            index={index}
            step={step}
            steps={steps}
            agents={agents}
            invalid={step.problem !== undefined || (incomplete && step.task.trim() === '')}
            onChange={(part) => change(index, part)}
            onMove={(to) => onStepsChange(moveStep(steps, index, to))}
          />
        ))}
      </ol>
      {steps.length < limits.workflow.steps ? (
        <Button
          size="sm"
          variant="ghost"
          icon={Plus}
          bleed
          onClick={() => onStepsChange([...steps, { agent: agents[0]?.value ?? '', task: '' }])}
        >
          Add step
        </Button>
      ) : null}
    </Stack>
  );
}

/** A planned step as a task of the graph, of which only the dependencies are known. */
const toGraphTask = ({ agent, task, ...step }: DraftStep, index: number): GraphTask => ({
  id: `${index + 1}`,
  agentId: agent,
  description: `${index + 1} ${task.trim()}`,
  dependencies: waitsFor(step, index).map(String),
});

/** Which steps wait for the same and so can run at once: '1 and 2 can run side by side'. */
function parallelStepsText({ nodes, columns }: DependencyGraph): string {
  const groups = Array.from({ length: columns }, (_, column) => nodes.filter((node) => node.column === column));
  return groups
    .filter((group) => group.length > 1)
    .map((group) => `${listInWords(group.map(({ id }) => id))} can run at the same time.`)
    .join(' ');
}

/** The plan as a drawing: what waits for what. */
function PlanDrawing({ steps, agents }: { steps: readonly DraftStep[]; agents: readonly SelectOption[] }) {
  const graph = useMemo(
    () =>
      dependencyGraph(new Map(steps.map((step, index) => [`${index + 1}`, toGraphTask(step, index)])), { alone: true }),
    [steps],
  );
  const nameOf = (agentId: string | undefined) => agents.find(({ value }) => value === agentId)?.label ?? '';
  return (
    <Stack gap={2} role="group" aria-label="Dependencies">
      <DependencyDrawing graph={graph} stateOf={({ agentId }) => nameOf(agentId)} />
      <span className={cx(text.caption, ink.muted)}>{parallelStepsText(graph)}</span>
    </Stack>
  );
}

export interface NewWorkflowDialogProps extends WorkflowPlanning {
  onClose: () => void;
  /** Starts it. If refused, everything typed stays. */
  onStart: (body: NewWorkflow) => Promise<Outcome<unknown>>;
}

const builtIn: readonly WorkflowAgent[] = agentTable.map(({ id, name, listType }) => ({ id, name, type: listType }));
const firstAgent = builtIn.find(({ type }) => type !== 'orchestrator')?.id ?? '';
const blank: WorkflowDraft = { goal: '', name: '', description: '', steps: [{ agent: firstAgent, task: '' }] };

/** The agents that can be given a step. One that a plan names and the list lacks is shown by its id. */
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
