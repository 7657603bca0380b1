import type { Played } from '../components/Played.ts';
import {
  defaultConfiguration,
  type AgentConfiguration,
  type ConfigurationPatch,
} from '@switchboard/api-contract/agentDetail';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect, fn } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import type { Canvas } from '../agentPage/inStory.ts';
import { inShell } from '../inShell.tsx';
import { agentDetailArgs } from './agentDetailArgs.ts';
import { LiveAgentDetail } from './LiveAgentDetail.tsx';

/** An agent with this configuration. */
export const agentWith = (configuration: Partial<AgentConfiguration> = {}, configurationVersion = 1) =>
  agentDetail({
    configuration: { ...defaultConfiguration, customSettings: { minimumScore: 70 }, ...configuration },
    configurationVersion,
  });
/** The open tab, with a saved configuration. */
export const configurationStory = {
  component: LiveAgentDetail,
  args: { ...agentDetailArgs, agent: ready(agentWith()), tab: 'configuration' },
  decorators: [inShell('agents')],
};
/** Spies on what the tab does with its draft. */
export const spies = () => ({ onDraftChange: fn(), onSend: fn(), onReset: fn() });
export const timeout = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Timeout (seconds)' }) as HTMLInputElement;
export const retries = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Retry Attempts' }) as HTMLInputElement;
export const settings = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Custom Settings' }) as HTMLTextAreaElement;
export const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save Configuration' });
/** What the save bar says. */
export const state = (canvas: Canvas) => save(canvas).closest('div')?.firstElementChild;
/** Nothing is answered. */
export const unanswered = () => ({ configuration: { ...spies(), onSend: fn(() => new Promise<void>(() => {})) } });
/** Replaces a field's text. */
export const retype = async ({ userEvent }: Pick<Played, 'userEvent'>, field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  // `userEvent` treats brackets as special keys.
  await userEvent.type(field, text.replaceAll(/[{[]/g, '$&$&'));
};
/** Expects that a change was sent once, with the values that the member had seen. */
export const sentOnce = async (spy: unknown, patch: ConfigurationPatch, base: unknown = expect.anything()) => {
  await expect(spy).toHaveBeenCalledOnce();
  await expect(spy).toHaveBeenCalledWith(patch, base);
};

/** Restored from before a reload: one field that can't be sent yet and one that can. */
export const waiting = {
  since: '2026-11-20T08:12:00.000Z',
  edits: {
    retryAttempts: { value: '8', base: '3', version: 1 },
    customSettings: { value: '{"minimumScore": 80}', base: '{\n  "minimumScore": 70\n}', version: 1 },
  },
};

/** The server refused the timeout. */
export const refusedTimeout = () => ({
  outcome: 'failed' as const,
  refusal: {
    kind: 'invalid' as const,
    message: 'The configuration has errors',
    fields: { timeout: 'Timeout is above what your plan allows' },
  },
});
/** Types a timeout that the server refuses, and reads why at its field. */
export const readRefusal = async ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) => {
  await retype({ userEvent }, timeout(canvas), '3000');
  await userEvent.tab();
  await expect(timeout(canvas)).toHaveAccessibleDescription('Timeout is above what your plan allows');
};
/** Values that the fields don't allow, from a server that counts no versions. */
export const oddConfiguration = {
  agent: ready({
    ...agentWith(),
    configuration: {
      ...defaultConfiguration,
      maxConcurrentExecutions: 1e308,
      retryAttempts: -1,
      timeout: 10.5,
      customSettings: JSON.parse('{"__proto__": {"a": 1}, "<img src=x>": 1e308}') as Record<string, unknown>,
    },
    configurationVersion: undefined,
  }),
};
