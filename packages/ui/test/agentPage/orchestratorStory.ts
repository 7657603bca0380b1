import { orchestratorSettingsValue, orchestratorStatus } from '@switchboard/api-mocks/builders/orchestrator';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The stories' page: active, with the contract's samples. */
export const args = agentPageArgs('orchestrator', orchestratorStatus(), orchestratorSettingsValue());
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
