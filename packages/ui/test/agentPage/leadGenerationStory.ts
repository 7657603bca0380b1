import {
  type leadAnswer,
  leadGenerationSettingsValue,
  leadGenerationStatus,
} from '@switchboard/api-mocks/builders/leadGeneration';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The stories' page: active, with the contract's samples. */
export const args = agentPageArgs('lead-generation', leadGenerationStatus(), leadGenerationSettingsValue());
export const people = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of leads' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td:not(:has(input)) span')?.textContent);
/** A status answer with only the tenant's own leads. */
export const ownStatus = (...leads: ReturnType<typeof leadAnswer>[]) =>
  ready(leadGenerationStatus({ sample: false, leads, metrics: { totalLeads: leads.length } }));
