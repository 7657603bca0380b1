import { orchestratorSettingsValue, orchestratorStatus } from '@switchboard/api-mocks/builders/orchestrator';
import { workflowPlan, type WorkflowPlan } from '@switchboard/api-contract/agents/workflowPlan';
import { fn, within } from 'storybook/test';
import * as v from 'valibot';
import type { Outcome } from '../../src/format/outcome.ts';
import { agree } from '../format/outcomes.ts';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

const proposed: v.InferInput<typeof workflowPlan> = {
  name: 'Poland outreach',
  steps: [
    {
      agent: 'lead-generation-agent',
      task: 'Find logistics companies in Poland',
      after: [],
      reads: ['logistics', 'Poland'],
    },
    { agent: 'research-agent', task: 'How cold-chain freight in Poland changed in 2026', after: [] },
    { agent: 'email-agent', task: 'Read new mail', after: [1, 2] },
  ],
  left: [],
  service: 'OpenAI',
  model: 'gpt-4o',
  at: '2026-11-20T08:40:00Z',
};

/** Answers a goal with this plan. */
export const planned = (plan: v.InferInput<typeof workflowPlan> = proposed) =>
  fn(async (): Promise<Outcome<WorkflowPlan>> => ({ kind: 'done', value: v.parse(workflowPlan, plan) }));

/** The stories' page: active, with the contract's samples. */
export const args = {
  ...agentPageArgs('orchestrator', orchestratorStatus(), orchestratorSettingsValue()),
  workflows: {
    onPlan: planned(),
    onPause: agree(),
    onCancel: agree(),
    onRetry: agree(),
    runHref: (workflowId: string) => `/agent/orchestrator?tab=executions&run=${workflowId}`,
  },
};
export const rows = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of tasks' }))
    .getAllByRole('row')
    .slice(1);
export const tasks = (canvas: Canvas) =>
  rows(canvas).map((row: HTMLElement) => row.querySelector('td span')?.textContent);
export const flows = (canvas: Canvas) => canvas.getAllByRole('article').map((card: HTMLElement) => within(card));
/** A status answer with only the tenant's own records. */
export const own = (answer: Partial<ReturnType<typeof orchestratorStatus>>) =>
  ready({ ...orchestratorStatus({ sample: false }), ...answer });
