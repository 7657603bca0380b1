import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { openTab } from '../../../test/components/openTab.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, research } from '../../../test/agentPage/researchStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research',

  ...agentPageMeta(ResearchScreen, args),
});

/** Requests the new state once. */
export const Toggle = meta.story({
  args: { research: researchControl({ onToggle: fn(() => new Promise<never>(() => {})) }) },
  parameters: { covers: ['research.toggle'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pause' }));
    await expect(control.onToggle).toHaveBeenCalledOnce();
    await expect(control.onToggle).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const ToggleFailed = meta.story({
  args: {
    research: researchControl({
      onToggle: refuse({ kind: 'conflict', message: 'The agent is being changed elsewhere', theirs: {} }),
    }),
  },
  parameters: { covers: ['research.toggle-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('Failed to toggle agent')).toBeVisible();
    await expect(alert).toHaveTextContent('The agent is being changed elsewhere');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const TestPassed = meta.story({
  parameters: { covers: ['research.test'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Test passed in 240 ms')).toBeVisible();
    await expect(canvas.getByText(/The search service answered\./)).toBeVisible();
  },
});

export const TestPending = meta.story({
  args: { research: researchControl({ onTest: fn(() => new Promise<never>(() => {})) }) },
  parameters: { covers: ['research.test'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Test Connection' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(control.onTest).toHaveBeenCalledOnce();
  },
});

export const TestFailed = meta.story({
  args: {
    research: researchControl({ onTest: refuse({ kind: 'unreachable', message: 'The server can not be reached.' }) }),
  },
  parameters: { covers: ['research.test-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Connection test failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test Connection' })).toBeEnabled();
  },
});

/** The call succeeded, but the service behind it refused the key. */
export const TestWrongKey = meta.story({
  args: {
    research: researchControl({
      onTest: async () => ({
        kind: 'done',
        value: {
          outcome: 'wrong-credentials',
          message: 'Tavily refused the key',
          nextStep: 'Store a new one under API Connections.',
          latencyMs: 80,
          testedAt: undefined,
        },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Wrong credentials')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Tavily refused the key. Store a new one under API Connections.',
    );
  },
});

export const Start = meta.story({
  args: { query: { tab: 'tasks' } },
  parameters: { covers: ['research.start'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Research question' });
    await userEvent.type(box, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    await expect(research.onStart).not.toHaveBeenCalled();
    await userEvent.type(box, 'Who buys reefers? {Enter}{Enter}');
    await expect(research.onStart).toHaveBeenCalledOnce();
    await expect(research.onStart).toHaveBeenCalledWith('Who buys reefers?');
    await waitFor(() => expect(box).toHaveValue(''));
  },
});

export const StartFailed = meta.story({
  args: {
    query: { tab: 'tasks' },
    research: researchControl({ onStart: refuse({ kind: 'conflict', message: 'The agent is paused.', theirs: {} }) }),
  },
  parameters: { covers: ['research.start-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Research question' }), 'Who buys reefers?');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    await expect(await canvas.findByText('Failed to start research')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start research · The agent is paused.');
    // The question also survives a visit to another tab.
    await openTab(canvas, 'Sources');
    await openTab(canvas, 'Research Tasks');
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveValue('Who buys reefers?');
  },
});
