import { orderProblems, waitsFor } from '@switchboard/api-contract/agents/stepOrder';
import { cut } from '@switchboard/api-contract/cut';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { needsOfPlan, refusalOf, unconnected } from '@switchboard/api-contract/runs/missingOf';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { newWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { InferOutput } from 'valibot';
import type { OrchestratorTaskAnswer, WorkflowAnswer } from '../builders/orchestrator.ts';
import type { Begin } from './begin.ts';
import type { Notes } from './notes.ts';
import { Refusal } from './Refusal.ts';

interface Parts {
  readonly clock: () => Date;
  readonly begin: Begin;
  readonly notes: Notes;
  /** Whether a language model is connected. */
  readonly hasModel: () => boolean;
}

/** The orchestrator's workflows. Their tasks never progress. */
export function createWorkflows({ clock, begin, notes, hasModel }: Parts) {
  const begun = begin.records.orchestrator as { workflows?: WorkflowAnswer[]; tasks?: OrchestratorTaskAnswer[] };
  const workflows = [...(begun.workflows ?? [])];
  const tasks = [...(begun.tasks ?? [])];
  let added = 0;
  return {
    workflows,
    tasks,
    /** `kept`: it is one of the orchestrator's. Those of other agents of this type are shown nowhere. */
    add({ name, steps }: InferOutput<typeof newWorkflow>, kept = true): WorkflowAnswer {
      const members = steps.map((step, index) => {
        const entry = agentTable.find((agent) => agent.id === step.agent || agent.slug === step.agent);
        if (!entry)
          throw new Refusal(422, 'Choose an agent', { fields: { [`steps.${index}.agent`]: 'Choose an agent' } });
        return { entry, task: step.task, after: waitsFor(step, index), priority: step.priority ?? 'medium' };
      });
      const problems = [...orderProblems(steps)].map(([index, problem]) => [`steps.${index}.after`, problem] as const);
      const [first] = problems;
      if (first) throw new Refusal(422, first[1], { fields: Object.fromEntries(problems) });
      const id = `own-workflow-${(added += 1)}`;
      const startTime = clock().toISOString();
      const workflow = {
        id,
        name,
        status: 'running',
        startTime,
        totalTasks: steps.length,
        completedTasks: 0,
        failedTasks: 0,
        currentTask: steps[0]?.task,
      };
      if (!kept) return workflow;
      tasks.unshift(
        ...members.map(({ entry, task, after, priority }, index): OrchestratorTaskAnswer => ({
          id: `${id}-task-${index + 1}`,
          agentId: entry.id,
          agentName: entry.name,
          taskType: entry.listType,
          status: after.length === 0 ? 'running' : 'queued',
          priority,
          progress: 0,
          description: task,
          dependencies: after.map((number) => `${id}-task-${number}`),
          ...(after.length === 0 ? { startTime } : {}),
        })),
      );
      workflows.unshift(workflow);
      notes.add('orchestrator', { kind: 'created', text: { kind: 'workflowAdded', args: { name } } });
      return workflow;
    },
    /** One research of the whole goal: the mocks have no model that could plan. */
    plan(goal: string): AnswerOf<typeof endpoints.planWorkflow> {
      if (!hasModel())
        throw new Refusal(409, wordsOf({ kind: 'plannerMissing', args: {} }), {
          missing: refusalOf(needsOfPlan.map(unconnected)).missing,
        });
      return {
        name: cut(goal, 60),
        steps: [{ agent: 'research-agent', task: cut(goal, limits.text.line), after: [] }],
        left: [],
        service: 'OpenAI',
        model: 'gpt-4o',
        at: clock().toISOString(),
      };
    },
    hold(id: string, held: boolean): WorkflowAnswer {
      const at = workflows.findIndex((one) => one.id === id);
      const found = workflows[at];
      if (!found) throw new Refusal(404, 'There is no such workflow');
      if (found.status !== 'running' && found.status !== 'paused')
        throw new Refusal(409, 'This workflow has ended already');
      if ((found.status === 'paused') === held)
        throw new Refusal(409, held ? 'This workflow is paused already' : 'This workflow is not paused');
      return (workflows[at] = { ...found, status: held ? 'paused' : 'running' });
    },
  };
}

export type Workflows = ReturnType<typeof createWorkflows>;
