import type { TestResult } from '@switchboard/api-contract/connections';
import {
  researchSettingsValue,
  researchSources,
  researchStatus,
  researchTasks,
} from '@switchboard/api-mocks/builders/research';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { fn } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import { ready } from '../../src/format/viewState.ts';
import type { ResearchControl, ResearchScreenProps } from '../../src/screens/Research/ResearchScreenProps.ts';
import { agree } from '../format/outcomes.ts';

const passed: TestResult = {
  outcome: 'ok',
  message: 'The search service answered.',
  nextStep: undefined,
  latencyMs: 240,
  testedAt: FIXED_NOW.toISOString(),
};

/** The calls and reads of the research page in a story: everything is loaded, and every call succeeds. */
export const researchControl = (overrides: Partial<ResearchControl> = {}): ResearchControl => ({
  tasks: ready(researchTasks()),
  sources: ready(researchSources()),
  onToggle: agree(),
  onTest: fn(async () => ({ kind: 'done', value: passed }) as const),
  onStart: agree(),
  onSave: fn(),
  onPrint: fn(() => Promise.resolve()),
  onSavePrompt: agree(),
  ...overrides,
});

/** The props of the research page in a story. */
export const researchArgs = (): ResearchScreenProps => ({
  ...agentPageArgs('research', researchStatus(), researchSettingsValue()),
  research: researchControl(),
});
