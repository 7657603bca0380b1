import { waitsFor } from '@switchboard/api-contract/agents/stepOrder';
import { useMemo } from 'react';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { cx } from '../../../components/cx.ts';
import { listInWords } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { dependencyGraph, type DependencyGraph, type GraphTask } from '../dependencies/dependencyGraph.ts';
import { DependencyDrawing } from '../dependencies/DependencyDrawing.tsx';
import type { DraftStep } from './planSteps.ts';

/** A step as a task that nothing is known of but what it waits for. */
const asTask = ({ agent, task, ...step }: DraftStep, index: number): GraphTask => ({
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
export function PlanDrawing({ steps, agents }: { steps: readonly DraftStep[]; agents: readonly SelectOption[] }) {
  const graph = useMemo(
    () => dependencyGraph(new Map(steps.map((step, index) => [`${index + 1}`, asTask(step, index)])), { alone: true }),
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
