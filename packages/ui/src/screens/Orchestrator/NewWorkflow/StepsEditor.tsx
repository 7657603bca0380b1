import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { limits } from '@switchboard/api-contract/limits';
import { Button } from '../../../components/actions/Button/Button.tsx';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { moveStep, type DraftStep } from './planSteps.ts';
import { list } from './NewWorkflow.css.ts';
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
export function StepsEditor({ steps, agents, onStepsChange, incomplete }: StepsEditorProps) {
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
      <ol className={list}>
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
