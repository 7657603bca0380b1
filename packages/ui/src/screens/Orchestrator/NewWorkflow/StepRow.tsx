import { waitsFor } from '@switchboard/api-contract/agents/stepOrder';
import { limits } from '@switchboard/api-contract/limits';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Select, type SelectOption } from '../../../components/forms/Select/Select.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { DraftStep } from './planSteps.ts';
import { number, problem, row, said, stepAgent, stepTask, wait, waits } from '../Orchestrator.css.ts';

interface StepRowProps {
  index: number;
  step: DraftStep;
  /** All steps: it can wait for those before it. */
  steps: readonly DraftStep[];
  agents: readonly SelectOption[];
  invalid: boolean;
  onChange: (part: Partial<DraftStep>) => void;
  /** Moves it to another place; undefined removes it. */
  onMove: (to: number | undefined) => void;
}

/** One step: its agent and task, what it waits for, and what its agent makes of the task. */
export function StepRow({ index, step, steps, agents, invalid, onChange, onMove }: StepRowProps) {
  const id = useId();
  const name = `step ${index + 1}`;
  const waiting = waitsFor(step, index);
  // The criteria and the problem are those of the old wording.
  const rewrite = (part: Partial<DraftStep>) => onChange({ reads: [], problem: undefined, ...part });
  const toggle = (other: number) =>
    onChange({ after: waiting.includes(other) ? waiting.filter((each) => each !== other) : [...waiting, other] });
  return (
    <li className={row}>
      <Row wrap gap={2}>
        <span className={cx(text.label, ink.muted, number)} aria-hidden="true">
          {index + 1}
        </span>
        <Select
          id={`${id}-agent`}
          className={stepAgent}
          aria-label={`Agent for ${name}`}
          aria-invalid={false}
          required={false}
          options={agents}
          value={step.agent}
          onValueChange={(agent) => rewrite({ agent })}
        />
        <TextInput
          id={`${id}-task`}
          className={stepTask}
          aria-label={`Task for ${name}`}
          aria-invalid={invalid}
          aria-describedby={`${id}-said`}
          placeholder="What it does"
          autoComplete="off"
          maxLength={limits.text.line}
          value={step.task}
          onValueChange={(task) => rewrite({ task })}
        />
        {steps.length > 1 ? (
          <Row gap={0}>
            <Button
              variant="ghost"
              icon={ArrowUp}
              aria-label={`Move ${name} up`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <Button
              variant="ghost"
              icon={ArrowDown}
              aria-label={`Move ${name} down`}
              disabled={index === steps.length - 1}
              onClick={() => onMove(index + 1)}
            />
            <Button variant="ghost" icon={X} aria-label={`Remove ${name}`} onClick={() => onMove(undefined)} />
          </Row>
        ) : null}
      </Row>
      <p id={`${id}-said`} className={step.problem === undefined ? said : problem}>
        {step.problem ?? (step.reads && step.reads.length > 0 ? `Looks for ${step.reads.join(', ')}` : '')}
      </p>
      {index > 0 ? (
        <div role="group" aria-label={`What ${name} waits for`} className={waits}>
          <span className={cx(text.caption, ink.muted)}>after</span>
          {steps.slice(0, index).map((other, at) => (
            <button
              key={at}
              type="button"
              className={wait}
              aria-pressed={waiting.includes(at + 1)}
              onClick={() => toggle(at + 1)}
            >
              {`${at + 1} ${clip(other.task.trim(), 28)}`.trim()}
            </button>
          ))}
          {waiting.length === 0 ? <span className={cx(text.caption, ink.muted)}>waits for nothing</span> : null}
        </div>
      ) : null}
    </li>
  );
}
