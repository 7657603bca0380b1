import {
  type leadAnswer,
  leadGenerationSettingsValue,
  leadGenerationStatus,
} from '@switchboard/api-mocks/builders/leadGeneration';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The page of the stories: active, with the samples of the contract. */
export const args = agentPageArgs('lead-generation', leadGenerationStatus(), leadGenerationSettingsValue());
export const people = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of leads' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td span')?.textContent);
/** A status answer of the tenant's own leads alone. */
export const ownStatus = (...leads: ReturnType<typeof leadAnswer>[]) =>
  ready(leadGenerationStatus({ sample: false, leads, metrics: { totalLeads: leads.length } }));
