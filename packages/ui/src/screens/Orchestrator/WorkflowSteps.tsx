import { agentTable } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import type { NewWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CustomControl } from '../../blocks/records/RecordDialog/recordForm.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Select, type SelectOption } from '../../components/forms/Select/Select.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { stepAgent, stepTask } from './Orchestrator.css.ts';

type Step = NewWorkflow['steps'][number];

const MOST = 20;
const agents: readonly SelectOption[] = agentTable.flatMap(({ id, slug, name }) =>
  slug === 'orchestrator' ? [] : [{ value: id, label: name }],
);

/** A step without a task, for the first agent. */
export const emptyStep: Step = { agent: agents[0]?.value ?? '', task: '' };

/** Edits the steps of a workflow, in order: which agent does what. */
export function WorkflowSteps({ value, onValueChange, problem }: CustomControl) {
  const steps = value as readonly Step[];
  const around = useRef<HTMLDivElement>(null);
  const before = useRef(steps.length);
  useEffect(() => {
    // An added step takes the focus; after a removal, the last step does.
    if (before.current !== steps.length) [...(around.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    before.current = steps.length;
  }, [steps.length]);

  const change = (at: number, part: Partial<Step>) =>
    onValueChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  return (
    <Stack ref={around} gap={2} align="start" role="group" aria-label="Steps">
      {steps.map(({ agent, task }, index) => {
        const name = `step ${index + 1}`;
        return (
          // Steps have no identity other than their index.
          <Row key={index} wrap style={{ width: '100%' }}>
            <Select
              id={`workflow-agent-${index}`}
              className={stepAgent}
              aria-label={`Agent for ${name}`}
              aria-invalid={false}
              required={false}
              options={agents}
              value={agent}
              onValueChange={(next) => change(index, { agent: next })}
            />
            <TextInput
              id={index === 0 ? undefined : `workflow-task-${index}`}
              className={stepTask}
              aria-label={`Task for ${name}`}
              aria-invalid={problem !== undefined && task.trim() === ''}
              placeholder="What it does"
              autoComplete="off"
              maxLength={limits.text.line}
              value={task}
              onValueChange={(next) => change(index, { task: next })}
            />
            {steps.length > 1 ? (
              <Button
                variant="ghost"
                icon={X}
                aria-label={`Remove ${name}`}
                onClick={() => onValueChange(steps.filter((_, at) => at !== index))}
              />
            ) : null}
          </Row>
        );
      })}
      {steps.length < MOST ? (
        <Button size="sm" variant="ghost" icon={Plus} bleed onClick={() => onValueChange([...steps, emptyStep])}>
          Add step
        </Button>
      ) : null}
    </Stack>
  );
}
